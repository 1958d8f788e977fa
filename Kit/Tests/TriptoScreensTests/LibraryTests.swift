import Testing
import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoTestWorld
import TriptoWire

@testable import TriptoScreens

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
  private func opened(
    _ answers: [(Int, JSONValue)] = [], plan: (Int, JSONValue) = noPlan, isEvening: Bool = false
  ) async -> (HostWorld, FakeSocket) {
    let host = HostWorld(
      [plan, (200, Self.packs), (200, Self.none)] + answers, seat: HostWorld.seat)
    let socket = await host.lobby(isEvening ? Self.evening : [:])
    await host.app.library.load()
    return (host, socket)
  }

  private func show(_ host: HostWorld) {
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
  private static func told(_ id: String, _ traits: [String: JSONValue]) -> JSONValue {
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
    #expect(library.card.rows.isEmpty && library.card.emptyText != nil)
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

  @Test("UI-H62 outside evenings a journey of up to five is chosen, ordered and then stored")
  func journey() async throws {
    let (host, socket) = await opened([
      (200, Self.plan(["tromso", "aarhus"], warnings: ["Two clues alike", "Two clues alike"]))
    ])
    let library = host.app.library
    await host.tell([("Alva", true)], on: socket)
    #expect(library.plan.status == host.app.messages.host.noContent && library.plan.isStored)
    library.toggle("aarhus")
    library.toggle("tromso")
    library.move(library.plan.stops[1], up: true)
    #expect(library.plan.stops.map(\.title) == ["Hemligt resmål 2", "Hemligt resmål 1"])
    #expect(library.plan.stops[0].moveUp == nil && library.plan.stops[1].moveDown == nil)
    #expect(library.card.rows.map(\.place) == [2, 1, nil] && !library.plan.isStored)
    #expect(!host.app.lobby.start.isEnabled)
    #expect(host.app.lobby.start.cue == host.app.messages.host.cuePlan)
    #expect(await host.transport.asked.count == 3)
    await library.save()
    let sent = try #require(await host.transport.asked.last?.body)
    #expect(try JSONValue(parsing: sent) == ["contentPackIds": ["tromso", "aarhus"]])
    #expect(library.plan.isStored && library.plan.warnings == ["Two clues alike"])
    #expect(host.app.lobby.start.isEnabled)
    library.remove(library.plan.stops[0])
    #expect(library.plan.stops.map(\.title) == ["Hemligt resmål 1"])
  }

  @Test("RE35 UI-H62 1–5 are added to the plan, and a sixth is not taken")
  func full() async {
    let (host, _) = await opened(plan: (200, Self.plan(["a", "b", "c", "d", "tromso"])))
    let library = host.app.library
    #expect(library.card.fullText == "Resan är full: fem resmål.")
    #expect(library.card.rows.map(\.isEnabled) == [false, true, false])
    library.toggle("aarhus")
    #expect(library.plan.stops.count == 5)
    #expect(library.plan.stops[0].title == "Dolt")
    library.toggle("tromso")
    #expect(library.plan.stops.count == 4 && library.card.fullText == nil)
  }

  @Test("UI-E20 one press of *Spela den här* makes the plan, and of two the last one wins")
  func atOnce() async throws {
    let (host, _) = await opened(
      [(200, Self.plan(["aarhus"])), (200, Self.plan(["tromso"]))], isEvening: true)
    let library = host.app.library
    #expect(
      library.plan.save == nil && library.card.rows[0].play?.contains("Spela den här") == true)
    library.playAlone("aarhus")
    await host.until { await host.transport.asked.count == 4 }
    library.playAlone("tromso")
    await host.until { library.plan.isStored }
    #expect(library.card.rows.map(\.isAlone) == [false, true, false])
    let asked = await host.transport.asked
    let last = try #require(asked.last?.body)
    #expect(try JSONValue(parsing: last) == ["contentPackIds": ["tromso"]] && asked.count == 5)
  }

  @Test(
    "UI-E17 a journey of one's own takes the place of the question where to, and decides length")
  func own() async throws {
    let (host, socket) = await opened(plan: (200, Self.plan(["a", "b", "c"])), isEvening: true)
    let settings = SessionSettings(creating: SettingsChange(evening: true))
    await host.tell(
      [("Alva", true)], on: socket,
      more: ["settings": try JSONValue(parsing: settings.jsonBytes())])
    let questions = try #require(host.app.lobby.questions)
    #expect(questions.journey?.title == "Din resa: 3 resmål")
    #expect(questions.journey?.change == "Ändra resan" && questions.journey?.drop == "Rensa")
    #expect(questions.length.answers.map(\.isChosen) == [false, true, false])
    #expect(questions.hardness.answers.allSatisfy { !$0.isChosen && !$0.isEnabled })
    host.app.lobby.choose(questions.length.answers[0])
    host.app.library.clear()
    await host.until { host.app.lobby.questions?.journey == nil }
    #expect(host.app.lobby.questions?.length.answers.allSatisfy(\.isEnabled) == true)
    await host.until { socket.sentTypes == ["HOST_SELECT_CONTENT_PACK"] }
  }

  @Test("UI-E20 what the server refused is said, and its own plan is shown again")
  func refused() async {
    let (host, _) = await opened(
      [(404, HostWorld.refusal("Not found"))], plan: (200, Self.plan(["tromso"])), isEvening: true)
    let library = host.app.library
    library.toggle("aarhus")
    await host.until { library.plan.error != nil }
    #expect(library.plan.error == host.app.messages.errors.errorInvalidContentPack)
    #expect(library.card.rows.map(\.place) == [nil, 1, nil])
  }

  @Test("RE32 a journey is drawn of a region, and a draw that finds nothing says so")
  func draw() async throws {
    let (host, _) = await opened([(200, Self.plan([])), (200, Self.plan(["aarhus", "tromso"]))])
    let library = host.app.library
    await library.draw(.oceania)
    let sent = try #require(await host.transport.asked.last?.body)
    #expect(try JSONValue(parsing: sent) == ["numDestinations": 1, "regions": ["Oceania"]])
    #expect(library.plan.error == "Där finns inga resmål ännu. Välj en annan region.")
    await library.draw()
    #expect(library.plan.stops.count == 2 && library.plan.error == nil)
  }

  @Test("UI-H62 *Rensa* is told to the server, and its event shows the plan that it has")
  func clear() async {
    let (host, socket) = await opened(plan: (200, Self.plan(["tromso", "aarhus"])))
    let library = host.app.library
    library.clear()
    await host.until { socket.sentTypes == ["HOST_SELECT_CONTENT_PACK"] }
    #expect(!library.plan.isReady)
    socket.say(Frames.text("CONTENT_PACK_SELECTED", ["contentPackId": "aarhus"]))
    await host.until { library.plan.isReady }
    #expect(library.card.rows.map(\.isAlone) == [true, false, false])
    socket.end(1006)
    await host.until { host.app.commands.isOff }
    library.clear()
    #expect(library.plan.isReady)
  }

  @Test("RE37 UI-H61 a journey whose places a playing host may not know can only be cleared")
  func closed() async {
    let (host, _) = await opened(plan: (200, Self.plan([nil, nil])))
    let library = host.app.library
    #expect(library.plan.stops.map(\.title) == ["Dolt", "Dolt"])
    #expect(library.plan.stops.allSatisfy { $0.remove == nil && $0.moveDown == nil })
    #expect(library.card.rows.allSatisfy { !$0.isEnabled })
    library.toggle("aarhus")
    library.remove(library.plan.stops[0])
    library.move(library.plan.stops[0], up: false)
    #expect(library.plan.isStored && library.plan.stops.count == 2)
  }

  @Test("UI-H70 RE26 RE65 RE66 what is deleted is undone by one press, and from the list later")
  func bin() async throws {
    let gone: JSONValue = [
      "packs": [
        [
          "roundId": "aarhus", "destinationName": "Århus", "destinationCountry": "Danmark",
          "deletedAtMs": 1_800_000_000_000,
        ]
      ]
    ]
    let (host, _) = await opened([
      (204, [:]), (200, Self.packs), (200, gone), (200, [:]), (404, HostWorld.refusal("Not found")),
      (200, gone),
    ])
    let library = host.app.library
    library.toggle("aarhus")
    #expect(await library.delete("aarhus"))
    #expect(!library.plan.isReady && library.bin.undo == "Ångra")
    #expect(library.bin.news == host.app.messages.host.packDeleted(name: "Hemligt resmål 1"))
    #expect(library.bin.rows.map(\.title) == ["Borttaget resmål 1"])
    #expect(library.bin.title == host.app.messages.host.deletedPacks(n: 1))
    show(host)
    let row = try #require(library.bin.rows.first)
    #expect(row.title == "Århus, Danmark")
    host.world.pass(15_000)
    await host.until { library.bin.undo == nil }
    await library.undo()
    #expect(await host.transport.asked.count == 6)
    await library.bringBack(row)
    #expect(library.bin.error != nil)
  }

  @Test("UI-H70 a pack that cannot come back is said to be gone, and a refused delete is told")
  func cannot() async {
    let (host, _) = await opened([
      (409, HostWorld.refusal("Pack in play")), (204, [:]), (200, Self.packs), (200, Self.none),
      (409, HostWorld.refusal("Conflict")), (200, Self.none),
    ])
    let library = host.app.library
    #expect(await library.delete("aarhus") == false)
    #expect(host.app.commands.notice?.text == host.app.messages.common.packInPlay)
    _ = await library.delete("tromso")
    await library.undo()
    #expect(
      library.bin.error == host.app.messages.host.cannotBringBack(name: "Hemligt resmål 2"))
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
