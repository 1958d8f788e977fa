import Testing
import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoTestWorld
import TriptoWire

@testable import TriptoTVScreens

@Suite struct TVRevealTests {
  private static let startMs = 1_767_225_700_000.0

  @Test("UI-T13 UI-T14 by server events: sign, name, country, rows, then standings that glide")
  func plain() throws {
    var tv = TVBench()
    tv.show("TV")
    tv.show("TV-reveal")
    #expect(tv.reveal?.sign == nil && tv.reveal?.rows.isEmpty == true)
    #expect(!String(reflecting: tv.picture).contains("Paris"))
    tv.golden("DESTINATION_REVEAL")
    #expect(tv.reveal?.sign?.lead == "Resmålet är …" && tv.reveal?.sign?.name == nil)
    tv.pass(1500)
    #expect(tv.reveal?.sign?.name == "Paris" && tv.reveal?.sign?.country == "Frankrike")
    tv.golden("DESTINATION_RESULTS")
    let rows = try #require(tv.reveal?.rows)
    #expect(rows.map(\.isCorrect) == [false, true] && rows.map(\.verdict) == ["Fel", "Rätt!"])
    #expect(rows.map(\.points).first == "–" && tv.reveal?.standings == nil)
    tv.golden("SCOREBOARD_UPDATE")
    #expect(tv.reveal?.standings?.rows.map(\.points) == ["0 p"])
    tv.pass(700)
    #expect(tv.reveal?.standings?.rows.count == 2)
  }

  @Test("UI-A6 UI-T14 a restored TV shows the name and rows at once, without the answers' texts")
  func restored() {
    var tv = TVBench(isRestored: true)
    tv.show("TV-reveal")
    #expect(tv.reveal?.sign?.name == "Paris")
    #expect(tv.reveal?.rows.map(\.points) == ["–", "+8 p"])
    #expect(tv.reveal?.rows.allSatisfy { $0.detail.isEmpty } == true)
    tv.show("TV-reveal", ["lockedAnswers": []])
    #expect(tv.reveal?.emptyText == "Inga svar låsta")
  }

  @Test("EVE57 an evening's sign, name and postcard come at 1 200, 2 600 and 3 800 after its start")
  func staged() {
    var tv = TVBench()
    tv.nowMs = Self.startMs
    let flight: JSONValue = ["stage": "flight", "startAtServerMs": 1_767_225_700_000, "shown": []]
    tv.show("EX-evening-reveal", ["reveal": flight])
    #expect(tv.reveal?.sign == nil && tv.reveal?.map?.name == nil)
    tv.pass(1200)
    #expect(tv.reveal?.sign != nil && tv.reveal?.sign?.name == nil)
    tv.pass(1400)
    #expect(tv.reveal?.sign?.name == "Paris" && tv.reveal?.map?.name == "Paris")
    #expect(tv.reveal?.postcard == nil)
    tv.pass(1200)
    #expect(tv.reveal?.postcard?.greeting == "Hälsningar från Paris")
    #expect(tv.reveal?.postcard?.points == nil)
  }

  @Test(
    "EVE57 EVE65 UI-E12 verdicts land in their order: guess, km or reason, *vid {n} p*, a note, no points as –"
  )
  func verdicts() throws {
    var tv = TVBench()
    tv.show("EX-evening-reveal")
    let rows = try #require(tv.reveal?.rows)
    #expect(rows.map(\.person.name) == ["Alva", "Bo"])
    #expect(rows.map(\.detail) == ["”Lyon”", "Genève · 115 km fel"])
    #expect(rows.map(\.level) == ["vid 10 p", "vid 8 p"] && rows.map(\.isNote) == [true, false])
    #expect(rows.map(\.points) == ["+8 p", "–"])
    #expect(rows.map { $0.person.face?.mood } == [.cheer, .sulk])
    let map = try #require(tv.reveal?.map)
    #expect(map.pins.map(\.name) == ["Genève"] && map.arrived.map(\.name) == ["Alva"])
    #expect(map.from?.lat == 59.33 && map.near.radiusKm == 900 && map.names.first?.text == "Paris")
    #expect(tv.reveal?.postcard?.points == 8 && tv.reveal?.postcard?.stamp == "8 p")
    #expect(tv.reveal?.postcard?.day?.isEmpty == false)
    let broad = VerdictLine(
      id: "a", name: "A", answer: "Frankrike", isCorrect: false, points: 0, level: 8,
      isNote: false, isByChoice: false, reason: .tooBroad)
    #expect(broad.detail(tv.view).hasPrefix("”Frankrike” · "))
  }

  @Test("EVE52 EX19 once the results are there they have the last word, also of what was skipped")
  func results() {
    var tv = TVBench()
    tv.show("EX-evening-reveal")
    tv.golden("DESTINATION_RESULTS.evening")
    #expect(tv.reveal?.rows.map(\.isCorrect) == [false, true])
    let lines = VerdictLine.all([], [], tv.game.moments.results?.results ?? [])
    #expect(lines.map(\.name) == ["Alva", "Bo"] && lines.map(\.level) == [10, 10])
  }

  @Test("UI-E12 rows scroll by pages of 7, and the leader stays on top of every page of standings")
  func pages() {
    #expect(Pages.window(Array(1...9), sinceMs: nil) == [3, 4, 5, 6, 7, 8, 9])
    #expect(Pages.window(Array(1...9), sinceMs: 4000) == [1, 2, 3, 4, 5, 6, 7])
    #expect(Pages.window(Array(1...9), sinceMs: 8000) == [8, 9])
    #expect(Pages.places(0, of: 8) == Array(0..<8))
    #expect(Pages.places(0, of: 20) == [0, 1, 2, 3, 4, 5, 6, 7])
    #expect(Pages.places(2, of: 20) == [0, 15, 16, 17, 18, 19])
    for count in 9...30 {
      let all = (0..<Pages.count(count)).flatMap { Pages.places($0, of: count) }
      #expect(Set(all) == Set(0..<count))
    }
  }

  @Test("UI-T19 an override is told in a toast for a while, and a first result is none")
  func override() {
    var tv = TVBench()
    tv.show("TV-reveal")
    tv.golden("DESTINATION_RESULTS.evening")
    #expect(tv.notices.changed == nil)
    tv.hear(
      "DESTINATION_RESULTS",
      [
        "results": [
          [
            "playerId": "a1a1a1a1-0000-4000-8000-0000000000a1", "playerName": "Alva",
            "answerText": "Lyon", "isCorrect": .bool(true), "pointsAwarded": 10,
            "lockedAtLevelPoints": 10,
          ]
        ]
      ])
    #expect(tv.notices.changed?.contains("Alva") == true)
    tv.pass(4000)
    #expect(tv.notices.changed == nil)
  }
}
