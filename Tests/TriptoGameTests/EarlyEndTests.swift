import Testing
import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoTestTable

@Suite("EVE49–EVE53 what is over ends")
struct EarlyEndTests {
  @Test("EVE49 when every unit has answered the nerve leads to the reveal instead of the next clue")
  func byLock() throws {
    var table = try GameTable.evening(players: 2)
    try table.answerAtOnce(1)
    try table.wait(2_500)
    #expect(table.state.level == 8)
    try table.answerAtOnce(2)
    #expect(table.state.tonight.endsAfterLock)
    try table.wait(2_500)
    #expect(table.state.step == .revealSilence && table.state.clueIndex == 4)
  }

  @Test("EVE49 who is away does not count, and one who returns meanwhile changes nothing")
  func away() throws {
    var table = try GameTable.evening(players: 2)
    try table.disconnect(2)
    try table.answerAtOnce(1)
    #expect(table.state.tonight.endsAfterLock)
    try table.connect(2)
    try table.wait(2_500)
    #expect(table.state.step == .revealSilence)
  }

  @Test(
    "EVE49 a clue ends soon when the last one who could answer is away, not before one answer exists"
  )
  func goesAway() throws {
    var table = try GameTable.evening(players: 2)
    try table.disconnect(2)
    try table.wait(6_000)
    #expect(table.state.step == .clue && table.state.tonight.earlyEndMs == nil)
    try table.connect(2)
    try table.answerAtOnce(1)
    try table.wait(2_500)
    try table.disconnect(2)
    try table.wait(5_000)
    #expect(table.state.tonight.earlyEndMs == table.nowMs + 1_500)
    try table.wait(1_500)
    #expect(table.state.step == .revealSilence)
  }

  @Test("EVE51 EX22 more time cancels a pending early end of that clue, once")
  func cancelled() throws {
    var table = try GameTable.evening(players: 2)
    try table.disconnect(2)
    try table.answerAtOnce(1)
    try table.host(.extendTimer(addMs: 15_000))
    #expect(table.state.clock?.durationMs == 2_500)
    try table.wait(2_500)
    #expect(table.state.level == 8 && table.state.step == .clue)
    expectRefused(.extendTimer(addMs: 1), by: .host, at: table)
  }

  @Test("EVE50 a question that everybody has answered closes after 1 500, at least 4 000 old")
  func question() throws {
    var table = try GameTable.evening(players: 2)
    try table.play(to: .question)
    let shownMs = try #require(table.state.clock?.startMs)
    try table.answer(1)
    #expect(table.state.tonight.earlyEndMs == nil)
    try table.answer(2)
    #expect(table.state.tonight.earlyEndMs == shownMs + 4_000)
    try table.wait(4_000)
    #expect(table.state.step == .questionGap)
    try table.play { $0.step == .question }
    try table.wait(10_000)
    try table.answer(1)
    try table.draft(2, "F2")
    #expect(table.state.tonight.earlyEndMs == nil)
    try table.answer(2)
    #expect(table.state.tonight.earlyEndMs == table.nowMs + 1_500)
    try table.host(.extendTimer(addMs: 5_000))
    try table.wait(1_500)
    #expect(table.state.step == .question)
  }

  @Test(
    "EVE50 at any close a draft of an open question is that seat's answer",
    arguments: [true, false])
  func draftCounts(isSkipped: Bool) throws {
    var table = try GameTable.evening(players: 2)
    try table.play(to: .question)
    try table.draft(1, "Sen")
    try table.draft(1, "Seine", question: 0)
    try table.draft(2, "fel", correct: false)
    try table.draft(2, "", correct: false)
    if isSkipped { try table.host(.skip) } else { try table.play(to: .questionGap) }
    let answers = try #require(table.state.round?.followups.first)
    #expect(answers.map(\.seat) == [seat(1)] && answers[0].points == 2)
    #expect(answers[0].text.open(.judging) == "Seine")
  }

  @Test("EVE51 results and scoreboard have their times, whatever the extra time")
  func times() throws {
    var settings = GameSettings.ofEvening
    settings.extraTime = 2
    var table = try GameTable.evening(settings: settings)
    try table.play(to: .questionGap)
    #expect(table.state.clock?.durationMs == 5_500)
    try table.play(to: .lastQuestion)
    #expect(table.state.clock?.durationMs == 5_500)
    try table.play(to: .scoreboard)
    #expect(table.state.clock?.durationMs == 6_000)
  }

  @Test("EVE52 HOST_SKIP: the drum roll goes to the name, and each press ends one wait")
  func skip() throws {
    var table = try GameTable.evening()
    for _ in 1...5 { try table.host(.skip) }
    #expect(table.state.step == .revealSilence)
    let steps: [Step] = [
      .revealed, .results, .bridge, .question, .questionGap, .question, .lastQuestion, .scoreboard,
      .departure, .clue,
    ]
    for step in steps {
      try table.host(.skip)
      #expect(table.state.step == step)
    }
  }

  @Test("EVE53 a row says what this destination gave, overrides counted")
  func gained() throws {
    var table = try GameTable.evening(players: 2)
    try table.answerAtOnce(1)
    try table.play(to: .question)
    try table.answer(2)
    try table.play(to: .scoreboard)
    #expect(table.state.gained(seat(1)) == (place: 10, questions: 0))
    #expect(table.state.gained(seat(2)) == (place: 0, questions: 2))
    let change = VerdictChange(seat: seat(1), subject: .destination, isCorrect: false)
    try table.host(.setVerdict(change))
    #expect(table.state.gained(seat(1)) == (place: 0, questions: 0))
  }
}
