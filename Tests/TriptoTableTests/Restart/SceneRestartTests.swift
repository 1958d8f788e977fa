import Testing
import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoTable
import TriptoTestEvening

@Suite("ST40 a restart at any moment")
struct SceneRestartTests {
  /// What a restart leaves alone for everybody.
  private static let kept = [
    "phase", "roundIndex", "destination", "clueLevelPoints", "clueText", "clueTimerEnd",
    "brakeOwnerPlayerId", "lockedAnswers", "followupQuestion", "scoreboard", "timer", "joinCode",
    "contentPackId", "destinationIndex", "totalDestinations", "answeredCount", "totalPlayers",
  ]

  @Test(
    "ST40 ST39 PR1 every role finds the state that it had, and a version that is not smaller",
    arguments: Scene.allCases.filter { $0 != .hold }, TestEvening.Version.allCases)
  func state(scene: Scene, version: TestEvening.Version) throws {
    let before = try TestEvening.at(scene, version: version)
    let states = try before.sockets.map { try $0.state() }
    let evening = try before.restarted(afterMs: 1)
    for (socket, old) in zip(evening.sockets, states) {
      let new = try socket.state()
      for key in Self.kept { #expect(new.at(key) == old.at(key), "\(key)") }
      #expect(try #require(new.int("version")) >= old.int("version") ?? .max)
    }
  }

  /// NB: a hold that nobody was told of is in no journal.
  private static let timed = Scene.timed.filter { $0 != .hold }

  @Test("ST40 a deadline stands: what was due then is due then", arguments: timed)
  func stands(scene: Scene) throws {
    let before = try TestEvening.at(scene)
    let next = try before.table.restarted(afterMs: 1)
    #expect(next.state.clock == before.state.clock && next.state.clock != nil)
  }

  @Test("ST40 a deadline that passed meanwhile fires at once", arguments: timed)
  func overdue(scene: Scene) throws {
    let before = try TestEvening.at(scene)
    let endMs = try #require(before.state.clock).endMs
    let next = try before.table.restarted(afterMs: endMs - before.table.nowMs + 1)
    #expect(next.state.version > before.state.version)
    #expect(try #require(next.table.nextDeadlineMs) > next.nowMs)
  }

  @Test("ST40 with the clock behind, every running time is what was left of it", arguments: timed)
  func behind(scene: Scene) throws {
    let before = try TestEvening.at(scene)
    let lastMs = try #require(before.table.rows.last).atMs
    let leftMs = try #require(before.state.clock).endMs - lastMs
    let next = try before.table.restarted(afterMs: -3_600_000)
    #expect(try #require(next.state.clock).endMs - next.nowMs == leftMs)
  }

  @Test("ST40 SC7 the same evening, restarted after every step, ends with the same scores")
  func often() throws {
    func play(_ restarts: Bool) throws -> [Int?] {
      var evening = try TestEvening.open(["Alva", "Bo"], packs: [.alpha])
      func again() throws { if restarts { evening = try evening.restarted(afterMs: 1) } }
      try evening.start()
      try again()
      try evening.lock(0, TestPack.alpha.name.sv)
      try again()
      try evening.reveal()
      evening[1].socket.send("FOLLOWUP_ANSWER_SUBMIT", ["answerText": "1871"])
      try again()
      try evening.playQuestions()
      try again()
      return try evening.tv.snapshot("ROUND_END", orNow: true).list("scoreboard").map {
        $0.int("score")
      }
    }
    #expect(try play(true) == play(false))
    #expect(try play(true) == [10, 2])
  }

  @Test("EX3 EX4 after a restart a stream has a new epoch, and the old position gets the state")
  func epoch() throws {
    let before = try TestEvening.at(.clue, version: .v2)
    let last = try #require(before.tv.all.last)
    let evening = try before.restarted()
    evening.settle()
    evening.tv.send(
      "RESUME_SESSION",
      ["resume": ["epoch": last.json.at("epoch") ?? .null, "seq": .int(last.seq ?? 0)]])
    let answer = try evening.tv.next()
    #expect(answer.type == "STATE_SNAPSHOT" && answer.json.at("epoch") != last.json.at("epoch"))
  }

  @Test("ST40 ST37 nobody counts as gone who was there before the restart")
  func nobodyLeft() throws {
    let before = try TestEvening.at(.clue)
    let evening = try before.restarted()
    evening.wait(90_000)
    let players = try evening.host.state().list("players")
    #expect(players.allSatisfy { $0.flag("isConnected") == true && $0.at("hasLeft") == nil })
  }
}
