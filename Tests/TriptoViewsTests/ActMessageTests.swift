import Testing
import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoTestTable
import TriptoViews
import TriptoWire

@Suite("EVE13 EVE15 EX52 what the finale of an evening shows")
struct ActMessageTests {
  /// Two players of one journey, the first of whom was right with a note.
  private func played(to step: Step) throws -> GameTable {
    var table = try GameTable.evening(players: 2, destinations: 1)
    try table.note(1)
    try table.play(to: step)
    return table
  }

  @Test("EX52 FINALE_STAGE says which stage, since when and how long")
  func stage() throws {
    let table = try played(to: .act(.third))
    try expectJSON(
      table.last(.finaleStage, for: .tv.extended),
      #"{"stage":"podium","startAtServerMs":\#(table.nowMs),"durationMs":2500}"#)
    #expect(try table.last(.finaleStage, for: .tv) == nil)
    let award = try played(to: .act(.podium))
    try expectJSON(
      award.last(.finaleStage, for: .player(1).extended),
      #"{"stage":"award","index":0,"startAtServerMs":\#(award.nowMs),"durationMs":2600}"#)
  }

  @Test("EVE13 FINAL_RESULTS_PRESENT has route and awards, on EX connections of evenings alone")
  func results() throws {
    let table = try played(to: .act(.route))
    let message = try #require(try table.last(.finalResultsPresent, for: .player(2).extended))
    let place = TestContent.placeTokens(1)
    let stop = try #require(message["route"]?.items.first)
    #expect(stop["name"] == .string(place[0]) && stop["country"] == .string(place[1]))
    #expect(stop["best"]?["playerId"] == "p1" && stop["best"]?["pointsAwarded"] == 8)
    try expectJSON(
      message["awards"]?.items.first,
      #"{"id":"ten","playerIds":["p1"],"names":["Alva"],"value":1}"#)
    let old = try #require(try table.last(.finalResultsPresent, for: .player(2)))
    #expect(old["route"] == nil && old["awards"] == nil && old["night"] == nil)
  }

  @Test("EVE15 the state has the finale, at first the stage that comes, and keeps its end")
  func state() throws {
    func finale(_ step: Step) throws -> JSONValue? {
      try played(to: step).snapshot(for: .tv.extended)["finale"]
    }
    #expect(try finale(.lastQuestion) == nil)
    let first = try played(to: .act(.route))
    let stage = try #require(first.snapshot(for: .tv.extended)["finale"])
    #expect(stage["stage"] == "route")
    #expect(stage["startAtServerMs"] == .int(first.nowMs + 400))
    #expect(try finale(.act(.award(0)))?["stage"] == "route")
    #expect(try finale(.act(.winner))?["stage"] == "second")
    var table = try played(to: .act(.end))
    try table.next()
    #expect(table.state.phase == .roundEnd)
    let end = try #require(table.snapshot(for: .player(1).extended)["finale"])
    #expect(end["stage"] == "standings" && end["awards"]?.items.count == 1)
    #expect(try table.snapshot(for: .player(1))["finale"] == nil)
  }
}
