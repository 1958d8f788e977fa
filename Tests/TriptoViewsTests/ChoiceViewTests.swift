import Testing
import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoTestTable
import TriptoViews
import TriptoWire

@Suite("EVE15 EVE47 a child's four choices on the wire")
struct ChoiceViewTests {
  private func table() throws -> GameTable {
    var settings = GameSettings.ofEvening
    settings.evening?.rules = .off
    var table = try GameTable.lobby(players: 2, settings: settings)
    try table.run(
      .seat(SeatChange(seat: seat(1), travel: TravelWish(child: true))), by: .player(1))
    try table.host(.start(TestContent.withChoices(TestContent.itinerary(1))))
    try table.play { $0.step == .clue && $0.level == 6 }
    return table
  }

  @Test("EVE47 EVE16 they stand in me.choices of the child alone, with what a choice is worth")
  func alone() throws {
    let table = try table()
    let child = try #require(try table.snapshot(for: .player(1).extended)["me"])
    #expect(child["choices"]?.items.count == 4)
    #expect(child["brakeWorth"] == .int(3) && child["noteWorth"] == .int(2))
    let other = try #require(try table.snapshot(for: .player(2).extended)["me"])
    #expect(other["choices"] == .null && other["brakeWorth"] == .int(6))
    let name = TestContent.placeTokens(1)[0]
    for recipient in [Recipient.tv, .tv.extended, .player(2).extended, .player(1)] {
      let text = "\(try table.snapshot(for: recipient))"
      #expect(!text.contains(name) && !text.contains(TestContent.wrongChoices[0]), "\(recipient)")
    }
  }

  @Test("EVE13 results say what was answered by choice, and its worth as the level (EVE14)")
  func results() throws {
    var table = try table()
    try table.run(
      .note(text: TestContent.placeTokens(1)[0], verdict: .right), by: .player(1))
    try table.play(to: .results)
    let row = try #require(
      try table.last(.destinationResults, for: .tv.extended)?["results"]?.items.first)
    #expect(row["byChoice"] == .bool(true) && row["lockedAtLevelPoints"] == .int(2))
    #expect(row["clueLevelPoints"] == .int(6) && row["pointsAwarded"] == .int(2))
    let shown = try #require(
      try table.last(.verdictShown, for: .tv.extended)?["group"]?.items.first)
    #expect(shown["byChoice"] == .bool(true))
  }
}
