import NIOPosix
import Testing
import TriptoKernel
import TriptoTestEvening
import TriptoWire

@Suite("One full game over real sockets")
struct FullGameTests {
  @Test("EV23 of the error codes only INTERNAL_ERROR, in an ERROR, is a fault of the server's own")
  func notices() async throws {
    let inbox = Inbox(MultiThreadedEventLoopGroup.singleton.next())
    inbox.received(#"{"type":"ERROR","payload":{"errorCode":"INVALID_PHASE"}}"#)
    inbox.received(#"{"type":"STATE_SNAPSHOT","payload":{"errorCode":"INTERNAL_ERROR"}}"#)
    #expect(!inbox.all.contains { $0.isInternalError })
    inbox.received(#"{"type":"ERROR","payload":{"errorCode":"INTERNAL_ERROR"}}"#)
    #expect(inbox.all.contains { $0.isInternalError })
  }

  @Test(
    "ST8–ST22 SC1 SC2 PA25 from join to ROUND_END: two destinations, four questions, one winner",
    arguments: zip(ProtocolVersion.allCases, ["sv", "en"]))
  func game(version: ProtocolVersion, language: String) async throws {
    let packs = [TestPack.gamma, .beta]
    let table = try await Table.open(
      packs: packs, settings: ["language": .string(language), "extraTime": 2], version: version)
    let first = Sheet(packs[0], language)
    let second = Sheet(packs[1], language)
    try await table.start()
    try await playClues(first, table)
    try await answerQuestions(first, table)
    try await crossOver(to: second, table)
    try await hurry(second, table)
    try await finish(table)
  }

  /// Alva errs at 10, Bo is right at 8, the rest is read to the end.
  private func playClues(_ sheet: Sheet, _ table: Table) async throws {
    #expect(try await table[0].socket.state().text("clueText") == sheet.clues[0])
    try await table.lock(0, "Ingenstans alls")
    for socket in table.sockets {
      let clue = try await socket.expect("CLUE_PRESENT").payload
      #expect(clue.text("clueText") == sheet.clues[1])
      #expect(clue.int("clueIndex") == 1)
    }
    try await table.brake(1)
    table[1].socket.send("BRAKE_ANSWER_SUBMIT", ["answerText": .string(sheet.name)])
    for (socket, isHost) in zip(table.sockets, [true, false, false, false]) {
      let locked = try await socket.expect("BRAKE_ANSWER_LOCKED").payload
      #expect(locked.int("lockedAtLevelPoints") == 8)
      #expect((locked.text("answerText") == sheet.name) == isHost)
      let count = try await socket.expect("ANSWER_COUNT_UPDATE").payload
      #expect(count.int("answeredCount") == 2)
      #expect(count.int("totalPlayers") == 2)
    }
    for socket in table.sockets {
      #expect(try await socket.expect("CLUE_PRESENT").payload.int("levelPoints") == 6)
    }
    try await table.nextClue()
    try await table.nextClue()
    table.host.send("HOST_NEXT_CLUE")
    for socket in table.sockets { try await expectReveal(of: sheet, [0, 8], socket) }
  }

  private func expectReveal(
    of sheet: Sheet, _ points: [Int], _ socket: GameSocket
  ) async throws {
    let reveal = try await socket.expect("DESTINATION_REVEAL").payload
    #expect(reveal.text("destinationName") == sheet.name)
    let results = try await socket.expect("DESTINATION_RESULTS").payload
    #expect(results.list("results").compactMap { $0.int("pointsAwarded") } == points)
    let board = try await socket.expect("SCOREBOARD_UPDATE").payload
    #expect(board.flag("isGameOver") == false)
  }

  /// Both answer both questions; the first one closes by its own timer (ST7).
  private func answerQuestions(_ sheet: Sheet, _ table: Table) async throws {
    for question in 0...1 {
      for socket in table.sockets {
        let present = try await socket.expect("FOLLOWUP_QUESTION_PRESENT").payload
        #expect(present.int("currentQuestionIndex") == question)
        #expect((present.at("options") == .null) == (question == 1))
      }
      try await answer(question, sheet, table)
      if question == 1 { table.host.send("HOST_SKIP") }
      for socket in table.sockets {
        let results = try await socket.expect("FOLLOWUP_RESULTS").payload
        #expect(results.text("correctAnswer") == sheet.answers[question])
        #expect(results.list("results").compactMap { $0.flag("isCorrect") } == [true, false])
      }
    }
  }

  private func answer(_ question: Int, _ sheet: Sheet, _ table: Table) async throws {
    for (player, text) in zip(table.players, [sheet.answers[question], "Fel svar"]) {
      player.socket.send("FOLLOWUP_ANSWER_SUBMIT", ["answerText": .string(text)])
      try await player.socket.snapshot("FOLLOWUP_QUESTION") {
        $0.flag("followupQuestion.answeredByMe") == true
      }
    }
  }

  private func crossOver(to sheet: Sheet, _ table: Table) async throws {
    for socket in table.sockets {
      let state = try await socket.snapshot("SCOREBOARD")
      #expect(state.texts("scoreboard", "name") == ["Bo", "Alva"])
      #expect(state.list("scoreboard").compactMap { $0.int("score") } == [8, 4])
    }
    table.host.send("NEXT_DESTINATION")
    for (index, socket) in table.sockets.enumerated() {
      let next = try await socket.expect("NEXT_DESTINATION_EVENT").payload
      #expect(next.int("destinationIndex") == 2)
      #expect((next.text("destinationName") == sheet.name) == (index == 0))
      let state = try await socket.snapshot("CLUE_LEVEL")
      #expect(state.int("roundIndex") == 1)
      #expect(state.int("lockedAnswersCount") == 0)
      let clue = try await socket.expect("CLUE_PRESENT").payload
      #expect(clue.text("clueText") == sheet.clues[0])
    }
  }

  /// Alva is right at 10 this time; nobody answers the questions.
  private func hurry(_ sheet: Sheet, _ table: Table) async throws {
    try await table.lock(0, sheet.name)
    table.host.send("HOST_FORCE_REVEAL")
    for socket in table.sockets { try await expectReveal(of: sheet, [10], socket) }
    for socket in table.sockets { try await socket.expect("FOLLOWUP_QUESTION_PRESENT") }
    try await table.playQuestions()
  }

  private func finish(_ table: Table) async throws {
    for socket in table.sockets {
      let ended = try await socket.expect("GAME_ENDED_EVENT").payload
      #expect(ended.text("reason") == "all_completed")
      #expect(ended.int("destinationsCompleted") == 2)
      #expect(ended.list("finalScores").compactMap { $0.int("totalScore") } == [14, 8])
      let final = try await socket.expect("FINAL_RESULTS_PRESENT").payload
      #expect(final.text("winnerPlayerId") == table[0].id)
      #expect(final.flag("isTie") == false)
      for id in ["podium_third", "podium_second", "confetti", "podium_first", "full_standings"] {
        let effect = try await socket.expect("UI_EFFECT_TRIGGER").payload
        #expect(effect.text("effectId") == id)
      }
      let state = try await socket.snapshot("ROUND_END")
      #expect(state.texts("scoreboard", "name") == ["Alva", "Bo"])
      #expect(state.list("scoreboard").compactMap { $0.int("score") } == [14, 8])
      #expect(!socket.inbox.all.contains { $0.isInternalError })
    }
  }
}
