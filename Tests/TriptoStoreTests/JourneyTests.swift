import Testing
import TriptoStore

@Suite("RE64 RE67 journeys that are over")
struct JourneyTests {
  private func journey(
    _ id: String, _ household: String = "home", at ms: Int64, body: String = "{}"
  ) -> JourneyRecord {
    JourneyRecord(
      id: id, sessionId: "g", household: household, playedAtMs: ms, body: Array(body.utf8))
  }

  @Test(
    "RE64 a household's list is newest first, in pages, and nobody else's",
    arguments: Engine.allCases)
  func list(_ engine: Engine) async throws {
    let store = try await engine.place().open()
    try await store.createSession(session("g"))
    for number in 1...3 { try await store.keepJourney(journey("g-\(number)", at: Int64(number))) }
    try await store.keepJourney(journey("other", "away", at: 9))
    let page = try await store.journeys(household: "home", beforeMs: .max, limit: 2)
    #expect(page.map(\.id) == ["g-3", "g-2"])
    let rest = try await store.journeys(household: "home", beforeMs: 2, limit: 2)
    #expect(rest == [journey("g-1", at: 1)])
    #expect(try await store.journeys(household: "nobody", beforeMs: .max, limit: 2).isEmpty)
  }

  @Test(
    "RE67 gone from the list is gone for good, and only its own household can do it",
    arguments: Engine.allCases)
  func hide(_ engine: Engine) async throws {
    let store = try await engine.place().open()
    try await store.createSession(session("g"))
    try await store.keepJourney(journey("g-1", at: 1))
    #expect(try await !store.hideJourney("g-1", household: "away"))
    #expect(try await store.hideJourney("g-1", household: "home"))
    #expect(try await !store.hideJourney("g-1", household: "home"))
    try await store.keepJourney(journey("g-1", at: 1, body: "{\"a\":1}"))
    #expect(try await store.journeys(household: "home", beforeMs: .max, limit: 9).isEmpty)
  }

  @Test(
    "RE64 told again it has the later words; one without its session is refused",
    arguments: Engine.allCases)
  func again(_ engine: Engine) async throws {
    let store = try await engine.place().open()
    try await store.createSession(session("g"))
    try await store.keepJourney(journey("g-1", at: 1))
    try await store.keepJourney(journey("g-1", at: 1, body: "{\"a\":1}"))
    let kept = try await store.journeys(household: "home", beforeMs: .max, limit: 9)
    #expect(kept.map { String(decoding: $0.body, as: UTF8.self) } == ["{\"a\":1}"])
    let stray = JourneyRecord(
      id: "x-1", sessionId: "x", household: "home", playedAtMs: 1, body: [])
    await #expect(throws: StoreError.unknownSession("x")) { try await store.keepJourney(stray) }
  }

  @Test("RE64 DA28 it lives as long as its session's journal", arguments: Engine.allCases)
  func pruned(_ engine: Engine) async throws {
    let store = try await engine.place().open()
    try await store.createSession(session("g"))
    try await store.keepJourney(journey("g-1", at: 1))
    _ = try await store.delete("g")
    #expect(try await store.journeys(household: "home", beforeMs: .max, limit: 9).isEmpty)
  }
}
