import Testing
import TriptoKernel
import TriptoPlan
import TriptoTestTable
import TriptoViews
import TriptoWire

@Suite("Messages from the reveal to the end")
struct ResultMessageTests {
  /// Alva locked "Lyon" (right) at 8; Bo has nothing.
  static func table(destinations: Int = 1, speedBonus: Bool = false) throws -> GameTable {
    var settings = GameSettings()
    settings.speedBonus = speedBonus
    var table = try GameTable.atClue(8, destinations: destinations, settings: settings)
    try table.brake(1)
    try table.lock(1, text: "Lyon")
    return table
  }

  @Test("EV36 DESTINATION_REVEAL to all")
  func reveal() throws {
    var table = try Self.table()
    try table.play(toPhase: .revealDestination)
    let place = TestContent.placeTokens(1)
    for recipient in [Recipient.host, .tv, .player(2)] {
      try expectJSON(
        table.last(.destinationReveal, for: recipient),
        """
        {"destinationName":"\(place[0])","country":"\(place[1])","aliases":["\(place[2])"],
         "revealDelayMs":1500,"revealText":"Det var \(place[0]), \(place[1])!"}
        """)
    }
  }

  @Test("EV37 DESTINATION_RESULTS: only who locked; speedBonus with the setting")
  func results() throws {
    for (speedBonus, extra) in [(false, ""), (true, #","speedBonus":2"#)] {
      var table = try Self.table(speedBonus: speedBonus)
      try table.play(to: .results)
      try expectJSON(
        table.last(.destinationResults, for: .player(2)),
        """
        {"results":[{"playerId":"p1","playerName":"Alva","answerText":"Lyon","isCorrect":true,
          "pointsAwarded":8,"lockedAtLevelPoints":8\(extra)}]}
        """)
    }
  }

  @Test("EV38 SCOREBOARD_UPDATE")
  func scoreboard() throws {
    var table = try Self.table()
    try table.play(to: .bridge)
    try expectJSON(
      table.last(.scoreboardUpdate, for: .player(2)),
      """
      {"scoreboard":[{"playerId":"p1","name":"Alva","score":8,"rank":1},
         {"playerId":"p2","name":"Bo","score":0,"rank":2}],
       "standings":[{"playerId":"p1","name":"Alva","points":8},
         {"playerId":"p2","name":"Bo","points":0}],"isGameOver":false}
      """)
  }

  @Test("EV39 EV46 FOLLOWUP_QUESTION_PRESENT: the right answer to the host alone")
  func question() throws {
    var table = try Self.table()
    try table.play(to: .question)
    func message(_ extra: String) -> String {
      """
      {"questionText":"\(TestContent.question(1, 0))","options":["1","2","3","4"],
       "currentQuestionIndex":0,"totalQuestions":2,"timerDurationMs":25000,
       "startAtServerMs":\(table.nowMs),"index":1,"total":2,"timer":{"timerId":"fq-0-game",
       "startAtServerMs":\(table.nowMs),"durationMs":25000}\(extra)}
      """
    }
    let right = ",\"correctAnswer\":\"\(TestContent.correctAnswer(1, 0))\""
    try expectJSON(table.last(.followupQuestionPresent, for: .host), message(right))
    try expectJSON(table.last(.followupQuestionPresent, for: .tv), message(""))
    try expectJSON(table.last(.followupQuestionPresent, for: .player(1)), message(""))
    try table.wait(28_000)
    let second = try table.last(.followupQuestionPresent, for: .tv)
    #expect(second?["options"] == .null && second?["timer"]?["timerId"] == "fq-1-game")
    #expect(second?["startAtServerMs"] == .int(table.nowMs))
  }

  @Test("EV40 FOLLOWUP_ANSWERS_LOCKED: texts to the host alone, an array even if empty")
  func locked() throws {
    var table = try Self.table()
    try table.play(to: .question)
    try table.answer(2)
    try table.next()
    let common = #""currentQuestionIndex":0,"lockedPlayerCount":1"#
    try expectJSON(
      table.last(.followupAnswersLocked, for: .host),
      "{\(common),\"answersByPlayer\":[{\"playerId\":\"p2\",\"playerName\":\"Bo\",\"answerText\":\"F2\"}]}"
    )
    try expectJSON(table.last(.followupAnswersLocked, for: .tv), "{\(common)}")
    try expectJSON(table.last(.followupAnswersLocked, for: .player(2)), "{\(common)}")
    try table.play(to: .lastQuestion)
    #expect(try table.last(.followupAnswersLocked, for: .host)?["answersByPlayer"] == .array([]))
  }

  @Test("EV41 FOLLOWUP_RESULTS: a row for every player")
  func followupResults() throws {
    var table = try Self.table()
    try table.play(to: .question)
    try table.answer(2)
    try table.next()
    func message(_ index: Int, _ text: String, _ isCorrect: Bool, _ next: String) -> String {
      """
      {"currentQuestionIndex":\(index),"correctAnswer":"\(TestContent.correctAnswer(1, index))",
       "results":[{"playerId":"p1","playerName":"Alva","answerText":"","isCorrect":false,
          "pointsAwarded":0},{"playerId":"p2","playerName":"Bo","answerText":"\(text)",
          "isCorrect":\(isCorrect),"pointsAwarded":\(isCorrect ? 2 : 0)}],
       "nextQuestionIndex":\(next)}
      """
    }
    try expectJSON(table.last(.followupResults, for: .tv), message(0, "F2", true, "1"))
    try table.play(to: .lastQuestion)
    try expectJSON(table.last(.followupResults, for: .tv), message(1, "", false, "null"))
  }
}
