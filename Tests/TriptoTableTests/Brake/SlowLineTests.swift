import Testing
import TriptoGame
import TriptoKernel
import TriptoTable
import TriptoTestEvening

@Suite("BR2–BR6 BR24 presses over lines of different length")
struct SlowLineTests {
  private static func kernel(_ rttMs: Int) -> MeasuredLine {
    MeasuredLine(lowestMs: Double(rttMs), jitterMs: 2)
  }

  /// An evening in its first clue whose phones have been measured.
  private func measured(_ lines: [TestLine], mode: String = "room") throws -> TestEvening {
    let names = ["Alva", "Bo", "Cia"].prefix(lines.count)
    let evening = try TestEvening.at(
      .lobby, Array(names), settings: ["playMode": .string(mode)], version: .v2)
    for (index, line) in lines.enumerated() {
      let viewer = evening[index].socket.viewer
      evening.players[index].socket = try evening.connect(viewer, line: line)
    }
    evening.wait(60_000)
    try evening.start()
    evening.wait(5_250)
    evening.settle()
    return evening
  }

  private func winner(_ evening: TestEvening) throws -> Int? {
    let id = try evening.host.expect("BRAKE_ACCEPTED").payload.text("playerId")
    return evening.players.firstIndex { $0.id == id }
  }

  @Test(
    "BR3 BR4 BR5 who pressed first wins, though the press of another arrived before",
    arguments: [(20, 60), (20, 120), (40, 100)])
  func first(nearMs: Int, farMs: Int) throws {
    let evening = try measured([
      TestLine(downMs: nearMs / 2, upMs: nearMs / 2, offsetMs: 5_000, kernel: Self.kernel(nearMs)),
      TestLine(downMs: farMs / 2, upMs: farMs / 2, offsetMs: -700, kernel: Self.kernel(farMs)),
    ])
    evening[1].socket.press()
    evening.wait(12)
    evening[0].socket.press()
    #expect(try winner(evening) == 1)
  }

  @Test("BR4 a stamp that lies gains no more than the allowance", arguments: [-50.0, -500, -900])
  func cheat(shiftMs: Double) throws {
    let line = TestLine(downMs: 10, upMs: 10, kernel: Self.kernel(20))
    let evening = try measured([line, line])
    evening[0].socket.press()
    evening.wait(25)
    evening[1].socket.press(shiftMs: shiftMs)
    #expect(try winner(evening) == 0)
  }

  @Test(
    "BR24 a stamp of more than a second ago counts as none: as arrival minus half the round trip")
  func stale() throws {
    let line = TestLine(downMs: 10, upMs: 10, kernel: Self.kernel(20))
    let evening = try measured([line, line])
    evening[1].socket.press(shiftMs: -5_000)
    evening.wait(5)
    evening[0].socket.press(shiftMs: -12)
    #expect(try winner(evening) == 0)
  }

  @Test(
    "BR5 BR9 the hold is 80 ms where lines are short, and never more than 150",
    arguments: [20, 200, 290])
  func hold(farMs: Int) throws {
    let evening = try measured([
      TestLine(downMs: 5, upMs: 5, kernel: Self.kernel(10)),
      TestLine(downMs: farMs / 2, upMs: farMs / 2, kernel: Self.kernel(farMs)),
    ])
    evening[0].socket.press()
    let pending = try evening.tv.expect("BRAKE_PENDING")
    let holdMs = try #require(pending.payload.int("holdMs"))
    let accepted = try evening.tv.expect("BRAKE_ACCEPTED")
    #expect((80...150).contains(holdMs) && accepted.atMs - pending.atMs == holdMs)
    #expect((holdMs == 80) == (farMs == 20))
  }

  @Test("BR9 the hold ends early when everybody who may has pressed")
  func early() throws {
    let line = TestLine(downMs: 5, upMs: 5, kernel: Self.kernel(10))
    let evening = try measured([line, line])
    evening[0].socket.press()
    evening[1].socket.press()
    let pending = try evening.tv.expect("BRAKE_PENDING")
    #expect(try evening.tv.expect("BRAKE_ACCEPTED").atMs == pending.atMs)
  }

  @Test("BR6 BR8 presses of the same moment are tied, and the coin falls alike in a replay")
  func tie() throws {
    let line = TestLine(downMs: 5, upMs: 5, kernel: Self.kernel(10))
    let evening = try measured([line, line])
    for player in evening.players { player.socket.press() }
    let order = try evening.host.expect("BRAKE_ORDER").payload
    #expect(order.flag("tie") == true)
    #expect(order.list("order").allSatisfy { abs($0.number("marginMs") ?? 9) <= 2 })
    let next = try evening.restarted()
    #expect(next.state.brakeOwner?.rawValue == order.text("winnerPlayerId"))
  }

  @Test("BR3 in remote mode the time since the clue was rendered decides, wherever the phones are")
  func remote() throws {
    let evening = try measured(
      [TestLine(downMs: 10, upMs: 10), TestLine(downMs: 100, upMs: 100)], mode: "remote")
    func press(_ index: Int, _ thoughtMs: Int) {
      evening[index].socket.sendAlong(
        "BRAKE_PULL",
        ["renderedMonoMs": .int(1_000), "pressMonoMs": .int(1_000 + thoughtMs)])
    }
    let shownMs = evening.state.clueShownAtMs
    let thoughtMs = evening.table.nowMs - shownMs
    press(0, thoughtMs - 10)
    press(1, thoughtMs - 110)
    #expect(try winner(evening) == 1)
  }

  @Test("EX11 a line that got much worse is marked in the order of the brake")
  func jump() throws {
    let line = TestLine(downMs: 5, upMs: 5)
    let evening = try measured([line, line])
    evening[0].socket.line = TestLine(downMs: 80, upMs: 80)
    evening.host.send("HOST_EXTEND_TIMER", ["addMs": 60_000])
    evening.wait(70_000)
    for player in evening.players { player.socket.press() }
    let order = try evening.host.expect("BRAKE_ORDER").payload.list("order")
    let marked = order.filter { $0.flag("rttJump") == true }.compactMap { $0.text("playerId") }
    #expect(marked == [evening[0].id])
  }
}
