import Foundation
import Testing
import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoTestWorld
import TriptoWire

@testable import TriptoHostCards
@testable import TriptoHostScreens
@testable import TriptoScreens

@MainActor @Suite(.timeLimit(.minutes(1))) struct PastTripsTests {
  private static let playedAtMs = 1_767_225_600_000

  private static func journey(_ id: String, atMs: Int = playedAtMs) -> JSONValue {
    [
      "journeyId": .string(id), "sessionId": "s", "number": 2, "playedAtMs": .int(atMs),
      "minutes": 13,
      "stops": [
        ["name": "Kairo", "country": "Egypten"], ["name": "Oslo", "country": "Norge"],
      ],
      "standings": [
        ["name": "Alva", "points": 14, "rank": 1], ["name": "Bo", "points": 14, "rank": 1],
      ],
      "winners": ["Alva", "Bo"],
      "awards": [
        ["id": "near_miss", "names": ["Bo"], "value": 180], ["id": "juggler", "names": ["Cy"]],
      ],
      "night": [
        "standings": [
          ["name": "Alva", "wins": 2, "points": 31], ["name": "Bo", "wins": 0, "points": 9],
        ]
      ],
    ]
  }

  private static func page(_ journeys: [JSONValue]) -> (Int, JSONValue) {
    (200, ["journeys": .array(journeys)])
  }

  @Test("UI-E24 RE64 a past trip tells day, route and winners; opened, standings, awards and night")
  func trip() async throws {
    let host = HostWorld([Self.page([Self.journey("a")])])
    #expect(host.app.past.label == "Tidigare resor" && host.app.past.sheet == nil)
    await host.app.past.open()
    let sheet = try #require(host.app.past.sheet)
    #expect(sheet.title == "Tidigare resor" && sheet.emptyText == nil && sheet.loadLabel == nil)
    let trip = try #require(sheet.trips.first)
    #expect(trip.route == "Kairo – Oslo")
    let day = Language.sv.shownDay(Self.playedAtMs)
    #expect(trip.facts == "\(day) · 13 min · Alva & Bo vann")
    #expect(trip.standings.map(\.rank) == ["1", "1"])
    #expect(trip.standings.map(\.points) == ["14 poäng", "14 poäng"])
    #expect(trip.awards == ["Närmast fast fel: Bo"])
    #expect(trip.night == "Kvällen efter resan: Alva 2")
    #expect(await host.transport.asked[0].headers["Tripto-Household"] == "home")
  }

  @Test("UI-E24 the list's texts change with the language")
  func language() async {
    let host = HostWorld([Self.page([Self.journey("a")])])
    await host.app.past.open()
    host.app.choose(.en)
    #expect(host.app.past.sheet?.title == "Past trips")
    #expect(host.app.past.sheet?.trips[0].facts.hasSuffix("13 min · Alva & Bo won") == true)
    #expect(host.app.past.sheet?.trips[0].awards == ["Nearly there: Bo"])
  }

  @Test("UI-E24 an empty list says so, and a fetch that failed can be tried again")
  func empty() async {
    let host = HostWorld([(500, HostWorld.refusal("Internal")), Self.page([])])
    await host.app.past.open()
    #expect(host.app.past.sheet?.failedText == "Det gick inte att hämta resorna.")
    #expect(host.app.past.sheet?.loadLabel == "Försök igen")
    #expect(host.app.past.sheet?.emptyText == nil && host.app.past.sheet?.loading == nil)
    await host.app.past.load()
    #expect(host.app.past.sheet?.emptyText == "Inga resor än. Den första börjar i kväll.")
    #expect(host.app.past.sheet?.failedText == nil && host.app.past.sheet?.loadLabel == nil)
  }

  @Test("RE64 UI-E24 older trips come page by page, and a page that fails takes nothing away")
  func pages() async {
    let full = (0..<50).map { Self.journey("j\($0)", atMs: 1000 - $0) }
    let host = HostWorld([
      Self.page(full), (503, HostWorld.refusal("Restarting")), Self.page([Self.journey("last")]),
    ])
    await host.app.past.open()
    #expect(host.app.past.sheet?.loadLabel == "Visa fler")
    await host.app.past.load()
    #expect(host.app.past.sheet?.trips.count == 50 && host.app.past.sheet?.failedText != nil)
    await host.app.past.load()
    #expect(host.app.past.sheet?.trips.count == 51 && host.app.past.sheet?.loadLabel == nil)
    #expect(await host.transport.asked.last?.url.hasSuffix("/v1/history?before=951") == true)
  }

  @Test("RE67 UI-E24 *Ta bort ur listan* asks, and only what the server has removed goes")
  func removing() async throws {
    let host = HostWorld([
      Self.page([Self.journey("a"), Self.journey("b")]), (404, HostWorld.refusal("Not found")),
      (204, [:]),
    ])
    await host.app.past.open()
    let trip = try #require(host.app.past.sheet?.trips.first)
    #expect(trip.remove == "Ta bort ur listan")
    host.app.past.askToRemove(trip)
    #expect(host.app.past.sheet?.question == "Ta bort resan ur listan?")
    host.app.past.keep()
    await host.app.past.remove()
    #expect(await host.transport.asked.count == 1 && host.app.past.sheet?.question == nil)
    host.app.past.askToRemove(trip)
    await host.app.past.remove()
    #expect(host.app.past.sheet?.trips.count == 2 && host.app.past.sheet?.failedText != nil)
    host.app.past.askToRemove(trip)
    await host.app.past.remove()
    #expect(host.app.past.sheet?.trips.map(\.id) == ["b"])
    #expect(host.app.past.sheet?.failedText == nil)
  }

  @Test("UI-E24 an answer that comes after the list was closed shows nothing")
  func closed() async {
    let transport = HeldTransport()
    let app = HostApp(
      Services(
        world: FakeWorld(), transport: transport, seats: SeatMemory(),
        preferences: PreferencesMemory()))
    let opening = Task { await app.past.open() }
    let host = HostWorld()
    await host.until { await transport.isAsked }
    #expect(app.past.sheet?.loading == "Hämtar…")
    app.past.close()
    await transport.answer(["journeys": [Self.journey("a")]])
    await opening.value
    #expect(app.past.sheet == nil)
    await app.past.load()
    #expect(app.past.sheet == nil)
  }

  @Test("EX31 RE64 a household is made once, and is the same for game, socket and list")
  func household() async {
    let seats = SeatMemory()
    let services = Services(
      world: FakeWorld(), transport: FakeTransport([]), seats: seats,
      preferences: PreferencesMemory())
    let made = await services.household()
    #expect(made.utf8.count == 36 && made == "80808080-8080-4080-8080-808080808080")
    #expect(await services.household() == made)
    #expect(await seats.household(orElse: "another") == made)
  }
}

/// A server that takes its time.
private actor HeldTransport: HTTPTransport {
  private var held: CheckedContinuation<HTTPResponse, Never>?
  var isAsked: Bool { held != nil }

  func send(_ request: HTTPRequest) async -> HTTPResponse {
    await withCheckedContinuation { held = $0 }
  }

  func answer(_ body: JSONValue) {
    held?.resume(returning: HTTPResponse(status: 200, body: body.jsonBytes()))
    held = nil
  }
}
