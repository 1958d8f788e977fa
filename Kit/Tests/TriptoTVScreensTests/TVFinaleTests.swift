import Testing
import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoScreens
import TriptoTestWorld
import TriptoWire

@testable import TriptoTVScreens

@Suite struct TVFinaleTests {
  private static func rows(_ scores: [(String, Int)]) -> JSONValue {
    .array(
      scores.enumerated().map { place, row in
        [
          "playerId": .string(row.0), "name": .string(row.0), "score": .int(row.1),
          "rank": .int(place + 1),
        ]
      })
  }
  private static let four = rows([("Alva", 9), ("Bo", 5), ("Cy", 3), ("Di", 1)])

  private func stage(_ stage: String, index: JSONValue = .null) -> JSONValue {
    guard case .object(var finale)? = Frames.state(of: "EX-HOST-finale")["finale"] else {
      return .null
    }
    finale["stage"] = .string(stage)
    finale["index"] = index
    return .object(finale)
  }

  private func effect(_ id: String) -> JSONValue {
    ["effectId": .string(id), "intensity": "high", "durationMs": 2500, "params": [:]]
  }

  @Test("UI-T20 third → second → first → full by the server's effects, and nobody before")
  func effects() {
    var tv = TVBench()
    tv.show("TV-reveal", ["phase": "FINAL_RESULTS", "scoreboard": Self.four])
    #expect(tv.finale?.heading == "Och vinnaren är…" && tv.finale?.standings == nil)
    #expect(tv.finale?.steps.map(\.id) == [2, 1, 3])
    #expect(!String(reflecting: tv.picture).contains("Alva"))
    tv.hear("UI_EFFECT_TRIGGER", effect("podium_third"))
    #expect(tv.finale?.steps.filter(\.isUp).map(\.id) == [3])
    tv.hear("UI_EFFECT_TRIGGER", effect("podium_second"))
    #expect(!String(reflecting: tv.picture).contains("Alva"))
    tv.hear("UI_EFFECT_TRIGGER", effect("podium_first"))
    tv.hear("UI_EFFECT_TRIGGER", effect("confetti"))
    #expect(tv.finale?.heading == "Vi har en vinnare!" && tv.finale?.hasConfetti == true)
    #expect(tv.finale?.isCrowned == true)
    tv.hear("UI_EFFECT_TRIGGER", effect("full_standings"))
    #expect(tv.finale?.heading == "Tack för ikväll!" && tv.finale?.standings?.rows.count == 4)
  }

  @Test(
    "UI-T20 tie *Delad vinst!*, alone *Ensam vinnare*, empty places skipped, none for many at 0 points"
  )
  func ties() {
    var tv = TVBench()
    tv.show(
      "TV-reveal",
      [
        "phase": "FINAL_RESULTS",
        "scoreboard": Self.rows([("Alva", 5), ("Bo", 5), ("Cy", 0), ("Di", 0)]),
      ])
    for id in ["podium_third", "podium_second", "podium_first"] {
      tv.hear("UI_EFFECT_TRIGGER", effect(id))
    }
    #expect(tv.finale?.heading == "Delad vinst!" && tv.finale?.steps.map(\.id) == [1])
    #expect(tv.finale?.steps.first?.people.map(\.person.name) == ["Alva", "Bo"])
    tv.show("TV-reveal", ["phase": "FINAL_RESULTS", "scoreboard": Self.rows([("Alva", 5)])])
    #expect(tv.finale?.heading == "Ensam vinnare")
  }

  @Test("UI-T21 where nobody has points there is no podium; ended by host it says so")
  func scoreless() {
    var tv = TVBench(isRestored: true)
    tv.show(
      "TV-reveal", ["phase": "ROUND_END", "scoreboard": Self.rows([("Alva", 0), ("Bo", 0)])])
    #expect(tv.finale?.steps.isEmpty == true && tv.finale?.heading == "Tack för ikväll!")
    #expect(tv.finale?.standings?.rows.map(\.medal) == [nil, nil])
    tv.game.moments.ended = GameEndedEvent(
      finalScores: [], destinationsCompleted: 1, reason: .hostEnded)
    #expect(tv.finale?.heading == "Spelet är avslutat.")
  }

  @Test("EVE60 EX52 an evening's route, awards and podium follow its stages")
  func stages() throws {
    var tv = TVBench()
    tv.show("EX-HOST-finale", ["scoreboard": Self.four, "finale": stage("route")])
    guard case .route(let route)? = tv.finale?.stage else { return #expect(Bool(false)) }
    #expect(route.title == "Resan är slut!" && route.stops.map(\.name) == ["Lyon"])
    #expect(route.stops.first?.best?.contains("Alva") == true)
    tv.hear(
      "FINALE_STAGE", ["stage": "award", "index": 0, "startAtServerMs": 1, "durationMs": 1])
    guard case .award(let award)? = tv.finale?.stage else { return #expect(Bool(false)) }
    #expect(award?.title == "Närmast fast fel" && tv.finale?.standings == nil)
    tv.hear("FINALE_STAGE", ["stage": "second", "startAtServerMs": 1, "durationMs": 1])
    #expect(tv.finale?.steps.filter(\.isUp).map(\.id) == [2, 3])
    tv.hear("FINALE_STAGE", ["stage": "standings", "startAtServerMs": 1, "durationMs": 1])
    #expect(tv.finale?.awards.count == 2 && tv.finale?.standings?.rows.count == 4)
    #expect(tv.finale?.night == "Alva leder kvällen 1–0" && tv.finale?.leave == nil)
  }

  @Test(
    "UI-E14 ROUND_END has standings, awards, night's line, *En runda till? Värden trycker.* and no *Nytt spel*"
  )
  func roundEnd() {
    var tv = TVBench(isRestored: true)
    tv.show("EX-HOST-finale", ["phase": "ROUND_END", "scoreboard": Self.four])
    #expect(tv.finale?.oneMore == "En runda till? Värden trycker." && tv.finale?.leave == nil)
    #expect(tv.finale?.awards.count == 2 && tv.finale?.standings != nil)
    tv.hear("PLAYER_LEFT", ["playerId": "host", "reason": "disconnect"])
    tv.pass(30_001)
    #expect(tv.finale?.leave == "Nytt spel")
    #expect(tv.notices.hostAway == "Värden är borta – vi väntar på perrongen.")
  }

  @Test("UI-E6 a session that ended in its finale keeps the standings with *Till start*")
  func keeps() {
    var tv = TVBench(isRestored: true)
    tv.show("EX-HOST-finale", ["scoreboard": Self.four])
    tv.game.status.stage = .closed(code: 1000)
    #expect(tv.finale?.heading == "Spelet är avslutat." && tv.finale?.leave == "Till start")
    #expect(tv.finale?.standings?.rows.count == 4)
  }

  @Test("UI-E12 UI-T28 podium names are whole in two lines, others cut at 16 characters")
  func names() {
    #expect(Names.podium("Alva") == ["Alva"])
    #expect(Names.podium("Anna-Karin Berglund") == ["Anna-Karin", "Berglund"])
    #expect(Names.podium("Wolfeschlegelstein") == ["Wolfeschlegelstein"])
    #expect(Names.short("Maximilian von Essen") == "Maximilian von…")
    #expect(Names.short("Sexton tecken!!!") == "Sexton tecken!!!")
    #expect(Names.isLong("Karl-Alexander") == false && Names.isLong("Alexandersson"))
    #expect(!Names.isNamed("Värden") && !Names.isNamed("Host") && Names.isNamed("Mia"))
    #expect(Names.initial(" åsa") == "Å" && Names.initial("") == "?")
  }
}
