import Testing
import TriptoBrake
import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoTestTable
import TriptoViews
import TriptoWire

@Suite("EVE15 EX49 EX50 the rules ride and the passengers as they are told")
struct RulesMessageTests {
  @Test("EX49 RULES_STEP says which of five, since when and for how long, on EX connections")
  func step() throws {
    let lobby = try GameTable.lobby(settings: .ofEvening)
    let table = try lobby.after { table in
      try table.host(.start(TestContent.itinerary()))
      try table.play(to: .rules(2))
    }
    for recipient in [Recipient.host, .tv, .player(1)] {
      try expectJSON(
        table.last(.rulesStep, for: recipient.extended),
        #"{"step":2,"of":5,"startAtServerMs":\#(table.nowMs),"durationMs":5000}"#)
      #expect(try table.last(.rulesStep, for: recipient) == nil)
    }
  }

  @Test("EX50 TEST_PULL says who, and how many of how many have pulled")
  func pull() throws {
    var ride = try GameTable.started(players: 3, settings: .ofEvening)
    try ride.play(to: .rules(4))
    let table = try ride.after { table in
      try table.press(2, Press(isExtended: true))
      try table.press(1, Press(isExtended: true))
    }
    try expectJSON(
      table.last(.testPull, for: .player(3).extended), #"{"playerId":"p1","pulled":2,"of":3}"#)
    #expect(try table.last(.testPull, for: .player(3)) == nil)
    try expectJSON(
      table.snapshot(for: .tv.extended)["rules"], #"{"step":4,"pulled":["p2","p1"]}"#)
  }

  @Test("EVE15 rules, on EX connections: the step in ROUND_INTRO, null in one without a ride")
  func state() throws {
    var table = try GameTable.started(settings: .ofEvening)
    try expectJSON(table.snapshot(for: .tv.extended)["rules"], #"{"step":1,"pulled":[]}"#)
    #expect(try table.snapshot(for: .tv)["rules"] == nil)
    try table.play(to: .clue)
    #expect(try table.snapshot(for: .tv.extended)["rules"] == nil)
    #expect(try table.snapshot(for: .tv.extended)["journey"]?["rulesDone"] == .bool(true))
    var settings = GameSettings.ofEvening
    settings.evening?.rules = .off
    let without = try GameTable.started(settings: settings)
    try expectJSON(without.snapshot(for: .tv.extended)["rules"], "null")
    #expect(try GameTable.started().snapshot(for: .tv.extended)["rules"] == nil)
  }

  @Test("EVE15 players have their passenger, tone and child, on EX connections of an evening")
  func passengers() throws {
    var table = try GameTable.lobby(settings: .ofEvening)
    let travel = TravelWish(passenger: "puffin", tone: 8, child: true)
    try table.run(.seat(SeatChange(seat: seat(1), travel: travel)), by: .player(1))
    func first(_ table: GameTable, _ recipient: Recipient) throws -> JSONValue {
      guard case .array(let rows) = try table.snapshot(for: recipient)["players"] else {
        return .null
      }
      return try #require(rows.first { $0["playerId"] == "p1" })
    }
    for recipient in [Recipient.host, .tv, .player(2)] {
      let row = try first(table, recipient.extended)
      #expect(row["passenger"] == "puffin" && row["tone"] == 8 && row["child"] == .bool(true))
      let old = try first(table, recipient)
      #expect(old["passenger"] == nil && old["tone"] == nil && old["child"] == nil)
    }
    let plain = try first(GameTable.lobby(), .tv.extended)
    #expect(plain["passenger"] == nil && plain["child"] == nil)
  }

  @Test("EVE74 the game's figures are those of the wire, sixteen in twelve tones")
  func figures() {
    #expect(Figures.all == Figure.allCases.map(\.rawValue))
    #expect(Figures.all.count == 16 && Figures.tones.count == 12)
  }
}
