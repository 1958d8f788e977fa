import Testing
import TriptoGame
import TriptoPlan
import TriptoTestTable

@Suite("Scores")
struct ScoreTests {
  @Test("SC1 a right answer scores its level, a wrong one 0", arguments: [10, 8, 6, 4, 2])
  func level(_ level: Int) throws {
    for isCorrect in [true, false] {
      var table = try GameTable.atClue(level)
      try table.brake(1)
      try table.lock(1, correct: isCorrect)
      try table.play(toPhase: .revealDestination)
      #expect(table.state.score(of: seat(1)) == (isCorrect ? level : 0))
    }
  }

  @Test("PR36 points count at the reveal, not before")
  func notBefore() throws {
    var table = try GameTable.atClue(2)
    try table.brake(1)
    try table.lock(1)
    try table.play(to: .revealBanter)
    #expect(table.state.round?.isScored == true)
    #expect(table.state.score(of: seat(1)) == 0)
    try table.next()
    #expect(table.state.score(of: seat(1)) == 2)
  }

  @Test("SC2 a right follow-up scores 2 when its question closes, for everybody")
  func followups() throws {
    var table = try GameTable.atClue(2, players: 3)
    try table.play(to: .question)
    try table.answer(1)
    try table.answer(2, correct: false)
    try table.answer(3)
    #expect(table.state.standings.map(\.score) == [0, 0, 0])
    try table.next()
    #expect((1...3).map { table.state.score(of: seat($0)) } == [2, 0, 2])
  }

  @Test(
    "SC3 the speed bonus is 2 above two thirds of the time, 1 above one third, else 0",
    arguments: [(9_900, 2), (9_930, 1), (19_900, 1), (19_930, 0)])
  func speedBonus(pressMs: Int, bonus: Int) throws {
    var settings = GameSettings()
    settings.speedBonus = true
    var table = try GameTable.atClue(10, players: 2, settings: settings)
    try table.wait(pressMs)
    try table.brake(1)
    try table.lock(1)
    try table.play(toPhase: .revealDestination)
    #expect(table.state.round?.answers.first?.speedBonus == bonus)
    #expect(table.state.score(of: seat(1)) == 10 + bonus)
  }

  @Test("SC3 no bonus without the setting, and none for a wrong answer")
  func noBonus() throws {
    var table = try GameTable.atClue(10)
    try table.brake(1)
    try table.lock(1)
    #expect(table.state.round?.answers.first?.speedBonus == 0)
    var settings = GameSettings()
    settings.speedBonus = true
    var fast = try GameTable.atClue(10, settings: settings)
    try fast.brake(1)
    try fast.lock(1, correct: false)
    try fast.play(toPhase: .revealDestination)
    #expect(fast.state.score(of: seat(1)) == 0)
  }

  @Test("SC4 SC6 equal scores share a rank and stand in join order; the host is not there")
  func ranks() throws {
    var table = try GameTable.atClue(2, players: 4)
    try table.play(to: .question)
    try table.answer(2)
    try table.answer(3)
    try table.next()
    let standings = table.state.standings
    #expect(standings.map(\.seat) == [seat(2), seat(3), seat(1), seat(4)])
    #expect(standings.map(\.rank) == [1, 1, 3, 3])
    #expect(table.state.winners == [seat(2), seat(3)])
  }

  @Test("SC5 one player alone wins; without points everybody shares")
  func winners() throws {
    #expect(try GameTable.atClue(players: 1).state.winners == [seat(1)])
    #expect(try GameTable.atClue(players: 3).state.winners == [seat(1), seat(2), seat(3)])
  }

  @Test("SC6 players who left keep their row")
  func leftPlayers() throws {
    var table = try GameTable.atClue(players: 2)
    try table.brake(1)
    try table.lock(1)
    try table.disconnect(1)
    try table.play(to: .question)
    #expect(table.state.seat(seat(1))?.hasLeft == true)
    #expect(table.state.standings.first?.seat == seat(1))
    #expect(table.state.standings.first?.score == 10)
  }

  @Test("SC7 pauses, reconnects and restarts don't score twice")
  func once() throws {
    var table = try GameTable.atClue(10)
    try table.brake(1)
    try table.lock(1)
    try table.play(to: .revealSilence)
    try table.host(.pause)
    try table.run(.restart, by: .system)
    try table.connect(1)
    try table.run(.connect(.host(GameTable.hostID)), by: .system)
    try table.host(.resume)
    try table.play(to: .question)
    #expect(table.state.score(of: seat(1)) == 10)
    try table.answer(1)
    try table.host(.skip)
    try table.host(.pause)
    try table.host(.resume)
    #expect(table.state.score(of: seat(1)) == 12)
  }
}
