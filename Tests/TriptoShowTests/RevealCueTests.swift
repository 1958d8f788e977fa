import Testing
import TriptoGame
import TriptoPlan
import TriptoShow
import TriptoTestTable

@Suite("What is sent from the reveal to the end, in order")
struct RevealCueTests {
  @Test("ST23 ST24 ST25 ST26 ST27 AU4 AU9 AU20 the reveal")
  func reveal() throws {
    let clue = try GameTable.atClue(2)
    expectCues(
      try clue.after { table in
        try table.host(.nextClue)
        try table.play(to: .question)
      },
      """
      extended: snapshot
      av: music stop 600
      all: snapshot
      all: destinationReveal
      av: sfx_reveal 1.0
      all: destinationResults
      av: sfx_reveal 0.8
      all: scoreboard
      av: line voice_followup_intro
      all: snapshot
      all: questionPresent
      timed: timerSync
      av: music_followup_loop 0 dB, fade 300
      """)
  }

  static func atQuestion(destinations: Int = 1) throws -> GameTable {
    var table = try GameTable.atClue(2, destinations: destinations)
    try table.play(to: .question)
    return table
  }

  @Test("EV49 EX40 an answer is confirmed to its player and the host, and counted on the TV")
  func answered() throws {
    expectCues(
      try Self.atQuestion().after { try $0.answer(1) },
      """
      p1: snapshot
      host: snapshot
      extendedTV: questionCount
      """)
  }

  @Test("ST17 EV47 the next question")
  func nextQuestion() throws {
    expectCues(
      try Self.atQuestion().after { try $0.wait(28_000) },
      """
      all: questionLocked
      all: results 0
      all: snapshot
      all: questionPresent
      timed: timerSync
      """)
  }

  @Test("ST18 ST20 the last question, the scoreboard and the next destination")
  func scoreboard() throws {
    var table = try Self.atQuestion(destinations: 2)
    try table.wait(28_000)
    expectCues(
      try table.after { try $0.wait(42_000) },
      """
      all: questionLocked
      all: results 1 last
      av: music stop 400
      all: snapshot
      all: scoreboard
      all: nextDestination
      all: snapshot
      av: music_travel_loop 0 dB, fade 300
      all: cluePresent
      av: answerCount
      timed: timerSync
      """)
  }

  @Test("ST20 with introEveryDestination the intro comes after NEXT_DESTINATION_EVENT")
  func introAgain() throws {
    var settings = GameSettings()
    settings.introEveryDestination = true
    var table = try GameTable.atClue(2, destinations: 2, settings: settings)
    try table.play(toPhase: .scoreboard)
    expectCues(
      try table.after {
        try $0.host(.nextDestination)
        try $0.wait(2_000)
      },
      "all: nextDestination\nall: snapshot\nav: music_travel -6 dB, fade 2000")
  }

  @Test("ST31 without questions the scoreboard follows the totals")
  func noQuestions() throws {
    var table = try GameTable.atClue(2, destinations: 2, questions: 0)
    try table.play(to: .results)
    expectCues(
      try table.after { try $0.next() }, "all: scoreboard\nall: snapshot\nall: scoreboard")
  }
}
