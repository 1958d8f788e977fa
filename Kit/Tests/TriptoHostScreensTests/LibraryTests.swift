import Testing
import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoScreens
import TriptoTestWorld
import TriptoWire

@testable import TriptoHostCards
@testable import TriptoHostScreens

@MainActor @Suite(.timeLimit(.minutes(1))) struct LibraryTests {
  static let quick = "0b0b0b0b-0000-4000-8000-0000000000aa"
  static let none: JSONValue = ["packs": []]

  static func pack(_ id: String, _ name: String, _ country: String, verified: Bool = false)
    -> JSONValue
  {
    [
      "roundId": .string(id), "destinationName": .string(name),
      "destinationCountry": .string(country), "generatedAt": "2026-01-01T12:00:00Z",
      "verified": .bool(verified), "antiLeakChecked": .bool(verified),
    ]
  }

  static let packs: JSONValue = [
    "packs": [
      pack("aarhus", "Århus", "Danmark"), pack("tromso", "Tromsø", "Norge", verified: true),
      pack(quick, "Ávila", "Spanien"),
    ], "count": 3,
  ]

  /// NB: a place that a seat may not know has the empty id.
  static func plan(_ ids: [String?], warnings: [String] = []) -> JSONValue {
    [
      "gamePlan": [
        "destinations": .array(
          ids.enumerated().map { order, id in
            [
              "contentPackId": .string(id ?? ""), "sourceType": "manual", "order": .int(order),
            ]
          }), "currentIndex": 0, "mode": "manual", "createdAt": 1,
      ], "destinations": [], "currentDestination": .null,
      "warnings": .array(
        warnings.map { ["code": "L62", "orders": [1], "message": .string($0)] }),
    ]
  }

  static let noPlan = (404, HostWorld.refusal("Not found"))
  static let evening: [String: JSONValue] = [
    "journey": ["number": 1, "lengthsMin": [], "minutes": 1, "rulesDone": .bool(true)]
  ]

  /// In a lobby with the library read; then the server gives `answers`.
  func opened(
    _ answers: [(Int, JSONValue)] = [], plan: (Int, JSONValue) = noPlan, isEvening: Bool = false
  ) async -> (HostWorld, FakeSocket) {
    let host = HostWorld(
      [plan, (200, Self.packs), (200, Self.none)] + answers, seat: HostWorld.seat)
    let socket = await host.lobby(isEvening ? Self.evening : [:])
    await host.app.library.load()
    return (host, socket)
  }

  func show(_ host: HostWorld) {
    host.app.library.pressNames()
    host.app.library.confirmNames()
  }

  @Test("UI-E20 UI-H62 names are hidden until somebody asks, who is asked back once a game")
  func names() async {
    let (host, _) = await opened()
    let library = host.app.library
    #expect(library.card.rows.map(\.title) == (1...3).map { "Hemligt resmål \($0)" })
    #expect(library.card.search == nil && library.card.names == "Visa namnen")
    library.pressNames()
    #expect(library.namesQuestion == "Visa namnen? Då vet du vart resan går.")
    library.keepSecret()
    library.confirmNames()
    #expect(library.card.isSecret && library.namesQuestion == nil)
    show(host)
    #expect(
      library.card.rows.map(\.title) == ["Ávila, Spanien", "Tromsø, Norge", "Århus, Danmark"])
    library.pressNames()
    #expect(library.card.isSecret)
    library.pressNames()
    #expect(!library.card.isSecret && library.namesQuestion == nil)
    #expect(host.preferences.text(.namesShown) == "s")
  }

  /// A library that tells traits, which RE23 allows no client to count on.
  static func told(_ id: String, _ traits: [String: JSONValue]) -> JSONValue {
    guard case .object(let row) = pack(id, id, "Land") else { return .null }
    return .object(row.merging(traits) { $1 })
  }

  @Test("UI-E20 hidden titles read *{region} · {svårighet} · {tema}*, with filters by each")
  func filters() async {
    let packs: JSONValue = [
      "packs": [
        Self.told(
          "a",
          ["regions": ["Europe", "Nordic"], "difficulty": "hard", "themes": ["music", "sea"]]),
        Self.told("b", ["regions": ["Asia"], "difficulty": "easy", "themes": []]),
        Self.told("c", [:]),
      ], "count": 3,
    ]
    let host = HostWorld([Self.noPlan, (200, packs), (200, Self.none)], seat: HostWorld.seat)
    _ = await host.lobby()
    await host.app.library.load()
    let library = host.app.library
    #expect(
      library.card.rows.map(\.title) == [
        "Norden · Svår · Musik", "Asien · Lätt", "Hemligt resmål 3",
      ])
    #expect(library.card.filters.map(\.label) == ["Region", "Svårighet", "Tema"])
    #expect(library.card.filters.map(\.options.count) == [7, 4, 15])
    library.want("Europe", .region)
    #expect(library.card.rows.map(\.id) == ["a"] && library.card.filters[0].chosen == "Europe")
    library.want("", .region)
    library.want("sea", .theme)
    library.want("easy", .difficulty)
    #expect(library.card.rows.isEmpty)
    #expect(library.card.emptyText == host.app.messages.host.noneSuch)
    library.want("", .theme)
    #expect(library.card.rows.map(\.id) == ["b"])
  }

  @Test("RE23 UI-E20 without traits a hidden title is a number, and there is no filter")
  func noFilters() async {
    let (host, _) = await opened()
    #expect(host.app.library.card.filters.isEmpty)
  }

  @Test("UI-H62 the library is searched by the beginning of a word, whatever its accents")
  func search() async {
    let (host, _) = await opened()
    let library = host.app.library
    library.search("tro")
    #expect(library.card.rows.count == 3)
    show(host)
    for (typed, found) in [
      ("tromso", ["tromso"]), ("AVI", [Self.quick]), ("arh dan", ["aarhus"]), ("omso", []),
      ("  ", [Self.quick, "tromso", "aarhus"]),
    ] {
      library.search(typed)
      #expect(library.card.rows.map(\.id.rawValue) == found, "\(typed)")
    }
    library.search("x")
    #expect(library.card.emptyText == "Inget resmål heter så." && library.card.typed == "x")
  }

  @Test("UI-H62 UI-A2 badges are words: verified, written by hand, a quick trip out of data")
  func badges() async {
    let (host, _) = await opened()
    let rows = host.app.library.card.rows
    #expect(rows.map(\.badge) == [.handwritten, .verified, .quickTrip])
    let texts = host.app.messages.host
    #expect(rows[0].marks.first == texts.handwritten)
    #expect(rows[1].marks.prefix(2) == [texts.verified, texts.antiLeak])
    #expect(rows[2].marks.prefix(2) == ["Snabbtur", "Skriven ur data"])
    let day = Language.sv.shownDay(1_767_268_800_000)
    #expect(rows.allSatisfy { $0.marks.last == day })
    #expect(rows[0].play == nil && rows[0].preview.contains("Hemligt resmål 1"))
    #expect(PackID("0b0b0b0b-0000-4000-8000-0000000000ag").isQuickTrip == false)
  }

  @Test("UI-H62 a pack is marked as played, with its day, once its destination is revealed")
  func played() async {
    let (host, socket) = await opened()
    var change: [String: JSONValue] = ["contentPackId": "aarhus", "version": 101]
    socket.say(Frames.text("STATE_SNAPSHOT", ["state": Frames.state(change, of: "HOST")]))
    await host.until { host.app.game.state?.version == 101 }
    #expect(host.preferences.text(.played) == nil)
    change["version"] = 102
    socket.say(Frames.text("STATE_SNAPSHOT", ["state": Frames.state(change, of: "HOST-reveal")]))
    await host.until { host.preferences.text(.played) != nil }
    #expect(Played.read(host.preferences.text(.played)) == ["aarhus": 1_800_000_000_000])
    let day = Language.sv.shownDay(1_800_000_000_000)
    await host.until {
      host.app.library.card.rows[0].marks.last == host.app.messages.host.played(date: day)
    }
    #expect(Played.read("[1]") == [:] && Played.read(nil) == [:])
  }

  @Test("UI-A15 another language reads the library again, and another game forgets it")
  func again() async {
    let (host, _) = await opened([Self.noPlan, (200, Self.packs), (200, Self.none)])
    host.app.choose(.en)
    await host.until { await host.transport.asked.count == 6 }
    #expect(await host.transport.lines[4].hasSuffix("/v1/content/packs?lang=en"))
    #expect(host.app.library.card.rows.first?.title == "Secret destination 1")
    await host.app.leave()
    #expect(host.app.library.card.rows.isEmpty && !host.app.library.plan.isReady)
    await host.app.library.load()
    #expect(await host.transport.asked.count == 6)
  }

  @Test("UI-H62 a server that cannot be reached is said, and the library can be read again")
  func lost() async {
    let host = HostWorld([], seat: HostWorld.seat)
    _ = await host.lobby()
    #expect(host.app.library.card.loading == "Hämtar…")
    await host.app.library.load()
    #expect(host.app.library.plan.error == host.app.messages.common.serverUnreachable)
    #expect(host.app.library.card.loading == nil && host.app.library.bin.error != nil)
  }
}
