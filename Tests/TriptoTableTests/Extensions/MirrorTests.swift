import Testing
import TriptoKernel
import TriptoTestEvening

@Suite("EX6 patches in evenings by dice")
struct MirrorTests {
  @Test(
    "EX6 a client that applied every patch has the last snapshot of one that gets no patches",
    arguments: UInt64(1)...12)
  func mirrors(seed: UInt64) throws {
    let patched = try RandomEvening(seed: seed, .patching)
    let whole = try RandomEvening(seed: seed, .v2)
    var patches = 0
    for _ in 1...30 where !patched.isOver {
      for _ in 1...5 {
        try patched.step()
        try whole.step()
      }
      for (socket, other) in zip(patched.evening.sockets, whole.evening.sockets) {
        let known = try Mirror(of: socket.all)
        patches += known.patches
        #expect(known.state == (try Mirror(of: other.all).state), "\(socket.viewer)")
      }
    }
    #expect(patches > 20)
  }

  @Test(
    "EX3 EX4 every stream is numbered without gaps, whatever happens", arguments: UInt64(11)...16)
  func numbered(seed: UInt64) throws {
    let dice = try RandomEvening(seed: seed, .v2)
    for _ in 1...150 where !dice.isOver { try dice.step() }
    for socket in dice.sockets {
      #expect(Set(socket.all.map { $0.json.text("epoch") }).count == 1)
      let numbers = socket.all.compactMap(\.seq)
      #expect(numbers.count == socket.all.count)
      #expect(zip(numbers, numbers.dropFirst()).allSatisfy { $1 == $0 + 1 })
    }
  }

  @Test(
    "EX4 whoever was away and resumes has every message once, in order", arguments: UInt64(21)...26)
  func resumed(seed: UInt64) throws {
    let dice = try RandomEvening(seed: seed, .v2)
    for _ in 1...10 { try dice.step() }
    let evening = dice.evening
    let bo = evening[1].socket
    let last = try #require(bo.all.last)
    bo.close()
    for _ in 1...5 {
      evening.host.send("HOST_SKIP")
      evening.wait(300)
    }
    let back = try evening.back(1)
    back.send(
      "RESUME_SESSION",
      ["resume": ["epoch": last.json.at("epoch") ?? .null, "seq": .int(last.seq ?? 0)]])
    let resumed = try back.expect("RESUMED")
    let numbers = resumed.payload.list("events").compactMap { $0.int("seq") }
    #expect(numbers == Array((last.seq ?? 0) + 1..<(resumed.seq ?? 0)))
  }
}
