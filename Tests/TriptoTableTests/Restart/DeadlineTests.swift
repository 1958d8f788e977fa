import Testing
import TriptoKernel
import TriptoPlan
import TriptoTestEvening
import TriptoWire

@Suite("ST40 deadlines stand across a restart")
struct DeadlineTests {
  @Test("ST40 ST34 a question that was running is closed by its timer, when it was to end")
  func questionTimer() throws {
    var end = 0
    try acrossRestart { evening in
      try evening.start()
      try evening.reveal()
      let question = try #require(
        evening.tv.all.last { $0.type == "FOLLOWUP_QUESTION_PRESENT" })
      end = try #require(question.payload.int("startAtServerMs")) + 5_000
    } then: { evening in
      _ = try evening.host.snapshot("ROUND_END", orNow: true)
      for message in evening.tv.all where message.type == "FOLLOWUP_RESULTS" {
        #expect(try #require(message.json.int("serverTimeMs")) >= end)
      }
    }
  }

  @Test("ST40 after a restart in the scoreboard timers go on: the next destination comes by itself")
  func scoreboard() throws {
    try acrossRestart([.alpha, .beta]) { evening in
      try evening.start()
      try evening.reveal()
      try evening.playQuestions()
      try evening.host.snapshot("SCOREBOARD")
    } then: { evening in
      let state = try evening.host.snapshot("CLUE_LEVEL", orNow: true)
      #expect(state.int("roundIndex") == 1)
      #expect(state.text("destination.name") == TestPack.beta.name.sv)
      #expect(state.int("lockedAnswersCount") == 0)
    }
  }

  @Test("ST40 SC7 in the finale: it ends, and the scores are what they were")
  func finale() throws {
    var before = JSONValue.null
    try acrossRestart { evening in
      try evening.start()
      try evening.lock(0, "Zyxopolis")
      try evening.reveal()
      try evening.playQuestions()
      before = try evening.host.snapshot("FINAL_RESULTS")
      #expect(before.list("scoreboard").compactMap { $0.int("score") } == [10, 0])
    } then: { evening in
      let state = try evening.host.snapshot("ROUND_END", orNow: true)
      #expect(state.at("scoreboard") == before.at("scoreboard"))
    }
  }

  @Test("ST40 a deadline that passed while the server was down fires at once")
  func passedDeadline() throws {
    let before = try TestEvening.open(pacing: PacingTable.pacing(.factor(0.02)))
    try before.start()
    let clue = try #require(before.host.all.last { $0.type == "CLUE_PRESENT" }).payload
    let endMs = try #require(clue.int("timerEnd"))
    let evening = try before.restarted(afterMs: endMs - before.table.nowMs + 1)
    evening.wait(1)
    let state = try evening.host.state()
    #expect(state.int("clueLevelPoints") == 8)
    try evening.host.expect("FOLLOWUP_QUESTION_PRESENT")
  }

  @Test("ST40 EV33 the end of the game, due while the server was away, is told to everybody once")
  func unheardEnd() throws {
    let before = try TestEvening.open(pacing: PacingTable.standard)
    try before.start()
    before.host.send("HOST_FORCE_REVEAL")
    for type in [
      "DESTINATION_REVEAL", "DESTINATION_RESULTS", "SCOREBOARD_UPDATE",
      "FOLLOWUP_QUESTION_PRESENT", "FOLLOWUP_RESULTS", "FOLLOWUP_QUESTION_PRESENT",
    ] {
      try before.host.expect(type)
      before.host.send("HOST_SKIP")
    }
    #expect(before.host.all("GAME_ENDED_EVENT").isEmpty)
    let evening = try before.restarted(afterMs: 4_000)
    for socket in evening.sockets {
      #expect(try socket.expect("STATE_SNAPSHOT").phase == "FINAL_RESULTS")
      try socket.expect("GAME_ENDED_EVENT")
      try socket.expect("FINAL_RESULTS_PRESENT")
    }
    let types = try evening.back(0).types()
    #expect(types.contains("STATE_SNAPSHOT") && !types.contains("GAME_ENDED_EVENT"))
  }
}
