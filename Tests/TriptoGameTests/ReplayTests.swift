import Foundation
import Testing
import TriptoBrake
import TriptoGame
import TriptoPlan
import TriptoTestTable

@Suite("Replay")
struct ReplayTests {
  private func game() throws -> GameTable {
    var settings = GameSettings()
    settings.speedBonus = true
    var table = try GameTable.started(players: 3, destinations: 2, settings: settings)
    try table.brake(1)
    try table.lock(1, correct: false)
    try table.wait(1_200)
    try table.press(2, Press(pressMonoMs: 12.5, offsetMs: 3, rttMs: 20, isExtended: true))
    try table.press(3)
    try table.host(.pause)
    try table.disconnect(3)
    try table.wait(70_000)
    try table.connect(3)
    try table.host(.resume)
    try table.play(to: .question)
    try table.answer(2)
    try table.host(.setVerdict(VerdictTests.override))
    try table.host(.kick(seat(3), ban: true))
    try table.run(.restart, by: .system)
    try table.play(toPhase: .roundEnd)
    return table
  }

  @Test("ST40 BR8 the journal, through JSON and back, gives an equal game")
  func journal() throws {
    let table = try game()
    let bytes = try JSONEncoder().encode(table.journal)
    let lines = try JSONDecoder().decode([GameTable.Line].self, from: bytes)
    #expect(try GameTable.replay(lines, on: table.genesis) == table.state)
    #expect(table.state.score(of: seat(1)) == 12)
  }

  @Test("ST40 a game cut off anywhere goes on to the same end")
  func cut() throws {
    let table = try game()
    for length in stride(from: 0, through: table.journal.count, by: 7) {
      var state = try GameTable.replay(Array(table.journal.prefix(length)), on: table.genesis)
      for line in table.journal.dropFirst(length) {
        _ = try state.apply(line.command, by: line.sender, at: line.atMs)
      }
      #expect(state == table.state)
    }
  }

  @Test("PR34 a secret prints as dots, wherever it is printed")
  func secrets() throws {
    let table = try GameTable.atClue()
    var dumped = ""
    dump(table.state, to: &dumped)
    for token in TestContent.placeTokens(1) + [TestContent.correctAnswer(1, 0)] {
      #expect(!"\(table.state)".contains(token) && !dumped.contains(token))
    }
  }
}
