import Testing
import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoTestTable
import TriptoViews
import TriptoWire

@Suite("EVE13 EVE15 EVE16 carriages on the wire")
struct CarriageViewTests {
  private func table(start: Bool = true) throws -> (table: GameTable, members: [Int]) {
    var settings = GameSettings.ofEvening
    settings.evening?.rules = .off
    settings.evening?.carriages = true
    var table = try GameTable.lobby(players: 5, settings: settings)
    try table.host(.drawCarriages)
    if start {
      try table.host(.start(TestContent.itinerary(1)))
      try table.play { $0.step == .clue && $0.level == 10 }
    }
    let first = table.state.carriages[0].members
    return (table, (1...5).filter { first.contains(seat($0)) })
  }

  @Test(
    "EVE44 EVE15 all see a carriage's members, the score of its answer, its rank, whether it has answered"
  )
  func carriages() throws {
    var (table, members) = try table()
    try table.note(members[0])
    let view = try #require(table.snapshot(for: .tv.extended)["carriages"]?.items)
    #expect(view.map { $0["carriageId"] } == ["c1", "c2"])
    #expect(view.map { $0["answered"] } == [.bool(true), .bool(false)])
    #expect(view[0]["members"]?.items.count == 3 && view[0]["rank"] == .int(1))
    #expect(try table.snapshot(for: .tv)["carriages"] == nil)
    try table.play(to: .results)
    let later = try #require(table.snapshot(for: .tv.extended)["carriages"]?.items)
    #expect(later.map { $0["score"] } == [.int(8), .int(0)])
  }

  @Test("EVE44 FOLLOWUP_RESULTS gives the right ones of a carriage what their carriage gets")
  func questionResults() throws {
    var (table, members) = try table()
    let other = try #require((1...5).first { !members.contains($0) })
    try table.play(to: .question)
    try table.answer(members[0])
    for number in members.dropFirst() { try table.answer(number, correct: false) }
    try table.answer(other)
    try table.next()
    let told = try table.last(.followupResults, for: .tv)?["results"]?.items ?? []
    func points(_ number: Int) -> JSONValue? {
      told.first { $0["playerId"] == .string("p\(number)") }?["pointsAwarded"]
    }
    #expect(points(members[0]) == .int(0) && points(members[1]) == .int(0))
    #expect(points(other) == .int(2))
  }

  @Test("EVE16 EVE38 a mate reads the answer of its carriage, another guest does not")
  func mates() throws {
    var (table, members) = try table()
    try table.note(members[0])
    let other = try #require((1...5).first { !members.contains($0) })
    func locks(_ number: Int) throws -> [JSONValue] {
      try table.snapshot(for: .player(number).extended)["lockedAnswers"]?.items ?? []
    }
    let own = try locks(members[1]).compactMap { $0["answerText"]?.string }
    #expect(own == ["ZQX-NOTE-\(members[0])."])
    #expect(try locks(other).isEmpty)
    let me = try #require(table.snapshot(for: .player(members[1]).extended)["me"])
    #expect(me["mayNote"] == .bool(false) && me["why"] == "locked")
  }

  @Test(
    "EVE43 while the journey lasts every member has the tone of the carriage; in the lobby its own")
  func tones() throws {
    func tones(_ table: GameTable, _ members: [Int]) throws -> [JSONValue?] {
      let players = try table.snapshot(for: .tv.extended)["players"]?.items ?? []
      let ids = members.map { JSONValue.string(seat($0).rawValue) }
      return players.filter { ids.contains($0["playerId"] ?? .null) }.map { $0["tone"] }
    }
    let (table, members) = try table()
    #expect(try tones(table, members) == [.int(1), .int(1), .int(1)])
    let (lobby, same) = try self.table(start: false)
    #expect(try Set(tones(lobby, same).map { "\(String(describing: $0))" }).count == 3)
  }

  @Test("EVE13 EVE17 messages name the carriage; PR20 its members count as answered")
  func messages() throws {
    var (table, members) = try table()
    try table.pull(members[0])
    let accepted = try #require(try table.last(.brakeAccepted, for: .tv.extended))
    #expect(accepted["carriageId"] == "c1")
    #expect(try table.snapshot(for: .tv.extended)["brake"]?["carriageId"] == "c1")
    try table.lock(members[0])
    #expect(try table.snapshot(for: .tv.extended)["answeredCount"] == .int(3))
    try table.play(toPhase: .finalResults)
    let final = try #require(try table.last(.finalResultsPresent, for: .tv.extended))
    #expect(final["winningCarriages"]?.items.map { $0["carriageId"] } == ["c1"])
    #expect(final["tieWinners"]?.items.count == 3)
  }
}
