import Testing
import TriptoKernel
import TriptoTestEvening
import TriptoWire

@Suite("ID2, ID12–ID13, ID19–ID20 ids of people and screens, and times")
struct IdentityTests {
  @Test("ID12 ID13 ID2 the tokens of a new session open the host's and the TV's socket directly")
  func firstTokens() async throws {
    let session = try await NewSession.create()
    let host = try await session.dial(session.hostToken)
    let hostID = try #require(try await host.expect("WELCOME").payload.text("playerId"))
    #expect(hostID.wholeMatch(of: #/[0-9a-f-]{36}/#) != nil)
    let state = try await host.snapshot("LOBBY")
    #expect(state.text("players.0.playerId") == hostID)
    #expect(state.text("players.0.name") == "Host")
    let tv = try await session.dial(session.tvToken)
    #expect(try await tv.expect("WELCOME").payload.text("playerId") == "tv")
    #expect(try await tv.snapshot("LOBBY").list("players").isEmpty)
  }

  @Test("ID19 ID20 every moment is whole epoch ms of the server's clock")
  func moments() async throws {
    let table = try await Table.open()
    try await table.start()
    try await table.lock(0, "Ingenstans")
    try await table.reveal()
    let nowMs = try #require(try await table.server.get("/health").json.int("serverTimeMs"))
    let names: Set = [
      "serverTimeMs", "startAtServerMs", "timerEnd", "clueTimerEnd", "joinedAtMs", "lockedAtMs",
    ]
    var seen: Set<String> = []
    for message in table.sockets.flatMap(\.inbox.all) {
      for (name, value) in message.json.members(named: names) where value != .null {
        guard case .int(let moment) = value else {
          Issue.record("\(name) is \(value)")
          continue
        }
        #expect(abs(moment - nowMs) < 3_600_000, "\(name)")
        seen.insert(name)
      }
    }
    #expect(seen == names)
  }
}
