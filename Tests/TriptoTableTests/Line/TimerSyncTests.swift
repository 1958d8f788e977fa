import Testing
import TriptoTestEvening

@Suite("EX7 EX8 timers and clocks that are told again")
struct TimerSyncTests {
  @Test(
    "EX7 TIMER_SYNC comes every 10 s of a running timer",
    arguments: [
      (Scene.clue, "CLUE_LEVEL"), (.brake, "PAUSED_FOR_BRAKE"), (.question, "FOLLOWUP_QUESTION"),
    ])
  func every(scene: Scene, phase: String) throws {
    let evening = try TestEvening.at(scene, version: .v2)
    evening.wait(21_000)
    for socket in evening.sockets {
      let syncs = socket.settled().filter { $0.type == "TIMER_SYNC" }
      #expect(syncs.count == 2 && syncs.allSatisfy { $0.payload.text("phase") == phase })
      #expect(Set(syncs.map { $0.payload.int("startAtServerMs") }).count == 1)
    }
  }

  @Test("EX7 none comes where no timer runs", arguments: [Scene.lobby, .roundEnd])
  func none(scene: Scene) throws {
    let evening = try TestEvening.at(scene, version: .v2)
    evening.wait(60_000)
    #expect(!evening.tv.types().contains("TIMER_SYNC"))
  }

  @Test("EX7 ST32 none comes while the game is paused")
  func paused() throws {
    let evening = try TestEvening.at(.clue, version: .v2)
    evening.host.send("HOST_PAUSE")
    evening.settle()
    evening.wait(60_000)
    #expect(!evening.tv.types().contains("TIMER_SYNC"))
  }

  @Test(
    "EX8 the offset that a phone is told makes its clock the server's",
    arguments: [0.0, -9_000, 81_234.5])
  func offset(offsetMs: Double) throws {
    let evening = try TestEvening.at(.lobby, version: .v2)
    let line = TestLine(downMs: 6, upMs: 6, offsetMs: offsetMs)
    let socket = try evening.connect(evening[0].socket.viewer, line: line)
    evening.wait(30_000)
    let ping = try #require(socket.all("CLOCK_PING").last).payload
    #expect(ping.number("rttMs") == 12)
    let told = try #require(ping.number("offsetMs"))
    #expect(abs(told - offsetMs) <= 1.5, "50 ppm of 25 s")
  }

  @Test("EX8 BR2 a new socket starts over: its first ping knows nothing")
  func anew() throws {
    let evening = try TestEvening.at(.lobby, version: .v2)
    evening[0].socket.line = TestLine()
    evening.wait(30_000)
    let back = try evening.back(0)
    #expect(
      try #require(back.all("CLOCK_PING").first).payload.keys == ["pingId", "sentAtServerMs"])
  }
}
