import Testing
import TriptoGame
import TriptoPlan
import TriptoTestTable

@Suite("The host overrules the judge")
struct VerdictTests {
  static let override = VerdictChange(seat: seat(1), subject: .destination, isCorrect: true)

  @Test("EX19 from the reveal on a destination verdict is rescored, never before")
  func destinationVerdict() throws {
    var table = try GameTable.atClue(8)
    try table.brake(1)
    try table.lock(1, correct: false)
    expectRefused(.setVerdict(Self.override), by: .host, .invalidPhase, at: table)
    try table.play(to: .revealBanter)
    expectRefused(.setVerdict(Self.override), by: .host, .invalidPhase, at: table)
    try table.next()
    #expect(try table.host(.setVerdict(Self.override)) == [.verdictChanged(Self.override)])
    #expect(table.state.score(of: seat(1)) == 8)
    var back = Self.override
    back.isCorrect = false
    try table.host(.setVerdict(back))
    #expect(table.state.score(of: seat(1)) == 0)
  }

  @Test("EX19 a follow-up verdict is rescored once its question is closed")
  func followupVerdict() throws {
    var table = try GameTable.atClue(2)
    try table.play(to: .question)
    try table.answer(1, correct: false)
    let change = VerdictChange(
      seat: seat(1), subject: .followup(question: 0), isCorrect: true)
    expectRefused(.setVerdict(change), by: .host, .invalidPhase, at: table)
    try table.next()
    try table.host(.setVerdict(change))
    #expect(table.state.score(of: seat(1)) == 2)
    let nobody = VerdictChange(seat: seat(2), subject: .followup(question: 0), isCorrect: true)
    expectRefused(.setVerdict(nobody), by: .host, at: table)
  }

  @Test("EX19 a finale already begun is shown again at its next stage, also at its last")
  func finaleVerdict() throws {
    for stage in [FinaleStage.third, .end] {
      var table = try GameTable.atClue(10)
      try table.brake(1)
      try table.lock(1, correct: false)
      try table.play { $0.step == .finale(stage) }
      try table.host(.setVerdict(Self.override))
      #expect(table.state.winners == [seat(1)])
      #expect(try table.next().first == .finaleStage(stage, isCorrected: true))
      try table.play(toPhase: .roundEnd)
      #expect(!table.events.dropLast().contains(.finaleStage(.standings, isCorrected: true)))
      expectRefused(.setVerdict(Self.override), by: .host, .invalidPhase, at: table)
    }
  }
}
