import Testing
import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoTestTable

@Suite("EVE57 the reveal of an evening")
struct FlightTests {
  /// Steps of the reveal and when each begins, from the name on the sign back to the flight.
  private func offsets(_ table: inout GameTable) throws -> [Milliseconds] {
    try table.play(to: .revealed)
    let startMs = try #require(table.state.clock?.startMs)
    var offsets: [Milliseconds] = []
    while table.state.step != .bridge {
      for event in try table.next() {
        switch event {
        case .placeNamed, .verdictTold, .totalsShown: offsets.append(table.nowMs - startMs)
        default: break
        }
      }
    }
    return offsets
  }

  @Test("EVE57 PA39–PA41 name, verdicts one by one, and the way to the questions")
  func times() throws {
    var table = try GameTable.evening()
    try table.answerAtOnce(1)
    try table.wait(2_500)
    try table.answerAtOnce(2)
    try table.wait(2_500)
    try table.answerAtOnce(3)
    #expect(try offsets(&table) == [2_600, 5_200, 6_100, 7_400, 12_000])
  }

  @Test("EVE57 when nobody has answered the results come at 5 200 and stand until 9 000")
  func nobody() throws {
    var table = try GameTable.evening()
    #expect(try offsets(&table) == [2_600, 9_000])
  }

  @Test("EVE57 wrong notes, right notes, then brakes from the lowest level up")
  func order() throws {
    var table = try GameTable.evening(players: 5)
    try table.answerAtOnce(1)
    try table.wait(2_500)
    try table.note(2, correct: true)
    try table.note(3, correct: false)
    try table.answerAtOnce(4, correct: false)
    try table.play(to: .revealed)
    #expect(table.state.round?.verdictSteps == [[seat(3)], [seat(2)], [seat(4)], [seat(1)]])
  }

  @Test("EVE57 more than three notes are told together, the wrong ones first")
  func together() throws {
    var table = try GameTable.evening(players: 5)
    for number in 1...4 { try table.note(number, correct: number > 2) }
    try table.answerAtOnce(5)
    try table.play(to: .revealed)
    let steps = [[seat(1), seat(2)], [seat(3), seat(4)], [seat(5)]]
    #expect(table.state.round?.verdictSteps == steps)
  }

  @Test("EVE57 the farthest of the wrong ones is told first, who names no place last")
  func farthest() throws {
    var table = try GameTable.evening(players: 5)
    try table.note(1, correct: false)
    for (number, farKm) in [(2, 10.0), (3, 4_000), (4, 20)] {
      let verdict = Verdict(
        isCorrect: false, reason: "other_place", other: "Dit", otherAt: TestContent.position(2),
        otherKm: farKm)
      try table.run(.note(text: "Dit", verdict: verdict), by: .player(number))
    }
    try table.play(to: .revealed)
    #expect(table.state.round?.verdictSteps == [[3, 4, 2, 1].map(seat)])
  }

  @Test("EVE16 EVE86 points count when the results are out, a verdict when it is told")
  func scores() throws {
    var table = try GameTable.evening()
    try table.note(2, correct: true)
    try table.answerAtOnce(1)
    try table.play(to: .verdict)
    let round = try #require(table.state.round)
    #expect(round.isVerdictPublic(of: seat(2)) && !round.isVerdictPublic(of: seat(1)))
    #expect(table.state.score(of: seat(2)) == 0)
    let change = VerdictChange(seat: seat(1), subject: .destination, isCorrect: false)
    expectRefused(.setVerdict(change), by: .host, .invalidPhase, at: table)
    try table.play(to: .results)
    #expect(table.state.score(of: seat(2)) == 8 && table.state.score(of: seat(1)) == 10)
  }

  @Test("EVE52 HOST_SKIP in flight or verdicts gives the results with everything")
  func skip() throws {
    var table = try GameTable.evening()
    try table.answerAtOnce(1)
    try table.play(to: .revealed)
    #expect(try table.host(.skip).contains(.resultsShown))
    #expect(table.state.step == .results && table.state.round?.toldSteps == 1)
    #expect(table.state.score(of: seat(1)) == 10)
  }

  @Test("EVE2 without evening the reveal is as it was: every byte and time")
  func elsewhere() throws {
    var table = try GameTable.atClue()
    try table.brake(1)
    try table.lock(1)
    try table.play(to: .revealed)
    #expect(table.state.round?.areScoresPublic == true)
    #expect(table.state.round?.verdictSteps.isEmpty == true)
    try table.next()
    #expect(table.state.step == .results)
  }
}
