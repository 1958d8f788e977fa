import Testing
import TriptoGame
import TriptoPlan
import TriptoTestTable

@Suite("EX40 how many have answered a question")
struct QuestionCountTests {
  @Test(
    "EX40 it counts those who may answer: not who left, not who plays from the next question on")
  func counted() throws {
    var table = try GameTable.atClue(2, players: 3)
    try table.play(to: .question)
    #expect(counts(table) == [0, 3])
    try table.answer(1)
    #expect(counts(table) == [1, 3])
    try table.join(4)
    try table.connect(4)
    #expect(counts(table) == [1, 3])
    try table.host(.kick(seat(2), ban: false))
    #expect(counts(table) == [1, 2])
    try table.host(.kick(seat(1), ban: false))
    #expect(counts(table) == [0, 1])
    try table.play(to: .questionGap)
    try table.next()
    #expect(counts(table) == [0, 2])
  }

  private func counts(_ table: GameTable) -> [Int] {
    [table.state.questionAnswerCount, table.state.answeringQuestion.count]
  }
}
