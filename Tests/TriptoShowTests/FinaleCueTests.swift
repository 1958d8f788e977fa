import Testing
import TriptoGame
import TriptoPlan
import TriptoShow
import TriptoTestTable

@Suite("What is sent in the finale, in order")
struct FinaleCueTests {
  @Test("ST19 FI1 FI2 FI3 FI4 FI5 FI6 FI7 AU10 the last question and the finale")
  func finale() throws {
    var table = try RevealCueTests.atQuestion()
    try table.wait(28_000)
    try table.answer(1)
    expectCues(
      try table.after { try $0.play(toPhase: .roundEnd) },
      """
      all: questionLocked
      all: scoreboard final
      all: results 1 last
      av: music stop 400
      \(Self.finaleStart)
      all: effect confetti high 2500
      \(Self.finaleEnd)
      """)
  }

  static let finaleStart = """
    all: gameEnded
    all: snapshot
    all: finalResults
    av: music stop 600
    av: sfx_sting_build 1.0
    av: sfx_drumroll 0.95
    av: sfx_reveal 0.8
    all: effect podium_third med 800
    av: sfx_reveal 0.8
    all: effect podium_second med 800
    av: sfx_winner_fanfare 1.0
    """

  static let finaleEnd = """
    all: effect podium_first high 3800
    all: effect full_standings low 4000
    all: snapshot
    """

  @Test("FI8 FI9 ST21 ended by the host without points: the same finale without confetti")
  func hostEnded() throws {
    expectCues(
      try GameTable.atClue(players: 1).after { table in
        try table.host(.endGame)
        try table.play(toPhase: .roundEnd)
      },
      Self.finaleStart + "\n" + Self.finaleEnd)
  }

  @Test("FI9 a tie with points has confetti")
  func tie() throws {
    var table = try RevealCueTests.atQuestion()
    try table.answer(1)
    try table.answer(2)
    try table.next()
    let ended = try table.after { table in
      try table.host(.endGame)
      try table.play(toPhase: .roundEnd)
    }
    #expect(CueText.lines(ended.moments).contains("all: effect confetti high 2500"))
  }

  @Test("EX19 PR35 a changed verdict: totals, snapshots, and shown results again on EX connections")
  func verdict() throws {
    var table = try GameTable.atClue()
    try table.brake(1)
    try table.lock(1, correct: false)
    try table.play(to: .revealed)
    let change = Command.setVerdict(
      VerdictChange(seat: seat(1), subject: .destination, isCorrect: true))
    expectCues(try table.after { try $0.host(change) }, "all: scoreboard\nall: snapshot")
    try table.play(to: .results)
    expectCues(
      try table.after { try $0.host(change) },
      "all: scoreboard\nall: snapshot\nextended: destinationResults")
    try table.play(to: .lastQuestion)
    let late = try table.after { try $0.host(change) }
    #expect(CueText.lines(late.moments).first == "all: scoreboard final")
    try table.play(to: .finale(.winner))
    try table.host(change)
    let next = CueText.lines(try table.after { try $0.next() }.moments)
    #expect(Array(next.prefix(2)) == ["all: snapshot", "all: finalResults"])
  }
}
