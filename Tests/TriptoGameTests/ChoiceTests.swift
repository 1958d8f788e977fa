import Foundation
import Testing
import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoTestTable

@Suite("EVE45–EVE48 the children's compartment")
struct ChoiceTests {
  /// Two children and a grown-up at a clue.
  private func table(
    at level: Int, settings: GameSettings = .ofEvening, hasChoices: Bool = true
  ) throws -> GameTable {
    var settings = settings
    settings.evening?.rules = .off
    var table = try GameTable.lobby(players: 3, settings: settings)
    for number in 1...2 {
      let travel = TravelWish(child: true)
      try table.run(.seat(SeatChange(seat: seat(number), travel: travel)), by: .player(number))
    }
    let itinerary = TestContent.itinerary(2)
    try table.host(.start(hasChoices ? TestContent.withChoices(itinerary) : itinerary))
    try table.play { $0.step == .clue && $0.level == level }
    return table
  }

  private func choose(
    _ text: String, _ number: Int, isNote: Bool = false, in table: inout GameTable
  ) throws {
    let right = TestContent.placeTokens(1)[0]
    let verdict = text == right ? Verdict.right : Verdict.wrong
    let command: Command =
      isNote ? .note(text: text, verdict: verdict) : .lockAnswer(text: text, verdict: verdict)
    try table.run(command, by: .player(number))
  }

  private func points(of number: Int, in table: GameTable) throws -> Int {
    var table = table
    try table.play(to: .results)
    return table.state.score(of: seat(number))
  }

  @Test("EVE45 at 10 and 8 a child types for full points")
  func typed() throws {
    for level in [10, 8] {
      var table = try table(at: level)
      #expect(table.state.choices(of: seat(1)) == nil)
      try table.answerAtOnce(1)
      #expect(try points(of: 1, in: table) == level)
    }
  }

  @Test(
    "EVE45 from the 6-point clue on it chooses, brakes and notes for half the points rounded up",
    arguments: [(6, 3, 2), (4, 2, 1), (2, 1, 1)])
  func half(level: Int, brake: Int, note: Int) throws {
    let right = TestContent.placeTokens(1)[0]
    var braked = try table(at: level)
    try braked.pull(1)
    try choose(right, 1, in: &braked)
    #expect(braked.state.round?.answer(of: seat(1))?.isByChoice == true)
    #expect(try points(of: 1, in: braked) == brake)
    var noted = try table(at: level)
    try choose(right, 2, isNote: true, in: &noted)
    #expect(try points(of: 2, in: noted) == note)
  }

  @Test("EVE47 the four are the same in one order for every child and level, and nobody else's")
  func order() throws {
    var table = try table(at: 6)
    let four = try #require(table.state.choices(of: seat(1)))
    #expect(Set(four) == Set(TestContent.wrongChoices + [TestContent.placeTokens(1)[0]]))
    #expect(table.state.choices(of: seat(2)) == four)
    #expect(table.state.choices(of: seat(3)) == nil)
    try table.play { $0.step == .clue && $0.level == 2 }
    #expect(table.state.choices(of: seat(2)) == four)
    try table.play(to: .revealSilence)
    #expect(table.state.choices(of: seat(2)) == nil)
  }

  @Test("EVE48 any other text of a child is VALIDATION_ERROR from 6 on, and changes nothing")
  func refused() throws {
    var table = try table(at: 6)
    let said = Refusal.validation("Choose one of the four places")
    let note = Command.note(text: "Paris", verdict: .wrong)
    expectRefused(note, by: .player(1), said, at: table)
    try table.pull(2)
    let lock = Command.lockAnswer(text: "Paris", verdict: .wrong)
    expectRefused(lock, by: .player(2), said, at: table)
    try table.draft(2, "Par")
    #expect(!table.state.isTyping)
    try table.draft(2, TestContent.wrongChoices[0], correct: false)
    #expect(table.state.isTyping)
  }

  @Test("EVE48 PA29 a child's factor on silence and its time for the answer is 1.5 of others'")
  func patience() throws {
    for number in [1, 3] {
      var table = try table(at: 10)
      try table.pull(number)
      let factor = number == 1 ? 3 : 2
      let pacing = table.state.pacing
      #expect(table.state.clock?.durationMs == pacing.brakeAnswerMs * factor / 2)
      #expect(table.state.tonight.silentUntilMs == table.nowMs + 10_000 * factor / 2)
    }
  }

  @Test("EVE46 with fewer than three others the child types, for full points")
  func few() throws {
    var table = try table(at: 6, hasChoices: false)
    #expect(table.state.choices(of: seat(1)) == nil)
    try table.answerAtOnce(1)
    #expect(try points(of: 1, in: table) == 6)
  }

  @Test("EVE46 EVE22 the three are journaled with the start: a replay has the same four")
  func replayed() throws {
    let table = try table(at: 6)
    let kept = try JSONEncoder().encode(table.journal)
    let lines = try JSONDecoder().decode([GameTable.Line].self, from: kept)
    let replayed = try GameTable.replay(lines, on: table.genesis)
    #expect(replayed.choices(of: seat(1)) == table.state.choices(of: seat(1)))
  }
}
