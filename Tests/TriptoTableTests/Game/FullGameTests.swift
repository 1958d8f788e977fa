import Testing
import TriptoKernel
import TriptoTestEvening
import TriptoWire

@Suite("One full game")
struct FullGameTests {
  @Test(
    "ST8–ST22 SC1 SC2 PA25 from join to ROUND_END: two destinations, four questions, one winner",
    arguments: TestEvening.Version.allCases, ["sv", "en"])
  func game(version: TestEvening.Version, language: String) throws {
    let packs = [TestPack.gamma, .beta]
    let evening = try TestEvening.open(
      packs: packs, settings: ["language": .string(language), "extraTime": 2], version: version)
    let first = Sheet(packs[0], language)
    let second = Sheet(packs[1], language)
    try evening.start()
    try playClues(first, evening)
    try answerQuestions(first, evening)
    try crossOver(to: second, evening)
    try hurry(second, evening)
    try finish(evening)
  }

  /// Alva errs at 10, Bo is right at 8, the rest is read to the end.
  private func playClues(_ sheet: Sheet, _ evening: TestEvening) throws {
    #expect(try evening[0].socket.state().text("clueText") == sheet.clues[0])
    try evening.lock(0, "Ingenstans alls")
    for socket in evening.sockets {
      let clue = try socket.expect("CLUE_PRESENT").payload
      #expect(clue.text("clueText") == sheet.clues[1])
      #expect(clue.int("clueIndex") == 1)
    }
    try evening.brake(1)
    evening[1].socket.send("BRAKE_ANSWER_SUBMIT", ["answerText": .string(sheet.name)])
    for (socket, isHost) in zip(evening.sockets, [true, false, false, false]) {
      let locked = try socket.expect("BRAKE_ANSWER_LOCKED").payload
      #expect(locked.int("lockedAtLevelPoints") == 8)
      #expect((locked.text("answerText") == sheet.name) == isHost)
      let count = try socket.expect("ANSWER_COUNT_UPDATE").payload
      #expect(count.int("answeredCount") == 2)
      #expect(count.int("totalPlayers") == 2)
    }
    for socket in evening.sockets {
      #expect(try socket.expect("CLUE_PRESENT").payload.int("levelPoints") == 6)
    }
    try evening.nextClue()
    try evening.nextClue()
    evening.host.send("HOST_NEXT_CLUE")
    for socket in evening.sockets { try expectReveal(of: sheet, [0, 8], socket) }
  }

  private func expectReveal(
    of sheet: Sheet, _ points: [Int], _ socket: TestSocket
  ) throws {
    let reveal = try socket.expect("DESTINATION_REVEAL").payload
    #expect(reveal.text("destinationName") == sheet.name)
    let results = try socket.expect("DESTINATION_RESULTS").payload
    #expect(results.list("results").compactMap { $0.int("pointsAwarded") } == points)
    let board = try socket.expect("SCOREBOARD_UPDATE").payload
    #expect(board.flag("isGameOver") == false)
  }

  /// Both answer both questions; the first one closes by its own timer (ST7).
  private func answerQuestions(_ sheet: Sheet, _ evening: TestEvening) throws {
    for question in 0...1 {
      for socket in evening.sockets {
        let present = try socket.expect("FOLLOWUP_QUESTION_PRESENT").payload
        #expect(present.int("currentQuestionIndex") == question)
        #expect((present.at("options") == .null) == (question == 1))
      }
      try answer(question, sheet, evening)
      if question == 1 { evening.host.send("HOST_SKIP") }
      for socket in evening.sockets {
        let results = try socket.expect("FOLLOWUP_RESULTS").payload
        #expect(results.text("correctAnswer") == sheet.answers[question])
        #expect(results.list("results").compactMap { $0.flag("isCorrect") } == [true, false])
      }
    }
  }

  private func answer(_ question: Int, _ sheet: Sheet, _ evening: TestEvening) throws {
    for (player, text) in zip(evening.players, [sheet.answers[question], "Fel svar"]) {
      player.socket.send("FOLLOWUP_ANSWER_SUBMIT", ["answerText": .string(text)])
      try player.socket.snapshot("FOLLOWUP_QUESTION") {
        $0.flag("followupQuestion.answeredByMe") == true
      }
    }
  }

  private func crossOver(to sheet: Sheet, _ evening: TestEvening) throws {
    for socket in evening.sockets {
      let state = try socket.snapshot("SCOREBOARD")
      #expect(state.texts("scoreboard", "name") == ["Bo", "Alva"])
      #expect(state.list("scoreboard").compactMap { $0.int("score") } == [8, 4])
    }
    evening.host.send("NEXT_DESTINATION")
    for (index, socket) in evening.sockets.enumerated() {
      let next = try socket.expect("NEXT_DESTINATION_EVENT").payload
      #expect(next.int("destinationIndex") == 2)
      #expect((next.text("destinationName") == sheet.name) == (index == 0))
      let state = try socket.snapshot("CLUE_LEVEL")
      #expect(state.int("roundIndex") == 1)
      #expect(state.int("lockedAnswersCount") == 0)
      let clue = try socket.expect("CLUE_PRESENT").payload
      #expect(clue.text("clueText") == sheet.clues[0])
    }
  }

  /// Alva is right at 10 this time; nobody answers the questions.
  private func hurry(_ sheet: Sheet, _ evening: TestEvening) throws {
    try evening.lock(0, sheet.name)
    evening.host.send("HOST_FORCE_REVEAL")
    for socket in evening.sockets { try expectReveal(of: sheet, [10], socket) }
    for socket in evening.sockets { try socket.expect("FOLLOWUP_QUESTION_PRESENT") }
    try evening.playQuestions()
  }

  private func finish(_ evening: TestEvening) throws {
    for socket in evening.sockets {
      let ended = try socket.expect("GAME_ENDED_EVENT").payload
      #expect(ended.text("reason") == "all_completed")
      #expect(ended.int("destinationsCompleted") == 2)
      #expect(ended.list("finalScores").compactMap { $0.int("totalScore") } == [14, 8])
      let final = try socket.expect("FINAL_RESULTS_PRESENT").payload
      #expect(final.text("winnerPlayerId") == evening[0].id)
      #expect(final.flag("isTie") == false)
      for id in ["podium_third", "podium_second", "confetti", "podium_first", "full_standings"] {
        let effect = try socket.expect("UI_EFFECT_TRIGGER").payload
        #expect(effect.text("effectId") == id)
      }
      let state = try socket.snapshot("ROUND_END")
      #expect(state.texts("scoreboard", "name") == ["Alva", "Bo"])
      #expect(state.list("scoreboard").compactMap { $0.int("score") } == [14, 8])
      #expect(!socket.all.contains { $0.isInternalError })
    }
  }
}
