import Testing
import TriptoGame
import TriptoTable
import TriptoTestEvening

@Suite("ST41 PA24 sessions with no socket expire")
struct ExpiryTests {
  private func leave(_ evening: TestEvening) { for socket in evening.sockets { socket.close() } }

  private func hasExpired(_ evening: TestEvening) -> Bool {
    evening.table.endings.contains { if case .expired = $0 { true } else { false } }
  }

  @Test(
    "ST41 PA24 a game that everybody has left is over after 30 minutes, in any phase",
    arguments: [Scene.lobby, .clue, .brake, .question, .scoreboard])
  func left(scene: Scene) throws {
    let evening = try TestEvening.at(scene)
    // NB: paused, it does not come to its end by itself.
    if scene != .lobby { evening.host.send("HOST_PAUSE") }
    leave(evening)
    evening.wait(30 * 60_000 - 1)
    #expect(!hasExpired(evening))
    evening.wait(1)
    #expect(hasExpired(evening))
    #expect(evening.table.connect(.tv).closed?.code == 4003)
  }

  @Test("ST41 somebody who comes back starts the time anew")
  func back() throws {
    let evening = try TestEvening.at(.lobby)
    leave(evening)
    evening.wait(29 * 60_000)
    let tv = try evening.connect(.tv)
    evening.wait(5 * 60_000)
    tv.close()
    evening.wait(29 * 60_000)
    #expect(!hasExpired(evening))
    evening.wait(60_000)
    #expect(hasExpired(evening))
  }

  @Test("ST41 WS16 PA24 ten minutes after the end the sockets close with 1000")
  func ended() throws {
    let evening = try TestEvening.at(.roundEnd)
    evening.wait(10 * 60_000 - 1_000)
    #expect(evening.sockets.allSatisfy { $0.closed == nil })
    evening.wait(1_000)
    for socket in evening.sockets {
      #expect(socket.closed?.code == 1000 && socket.closed?.reason != "")
    }
    #expect(evening.table.table.nextDeadlineMs == nil)
  }

  @Test("ST41 ST40 the time runs on while the server is down")
  func restarted() throws {
    let before = try TestEvening.at(.lobby)
    let next = try before.table.restarted(afterMs: 60_000)
    #expect(next.endings.isEmpty)
    next.wait(30 * 60_000)
    #expect(next.endings.count == 1)
  }

  @Test("ST41 closes leave when the end is kept")
  func held() throws {
    let evening = try TestEvening.at(.roundEnd)
    evening.table.journal = .held
    evening.wait(10 * 60_000)
    #expect(evening.host.closed == nil)
    evening.table.commit()
    #expect(evening.host.closed?.code == 1000)
  }
}
