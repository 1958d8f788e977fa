import Testing
import TriptoStore

@Suite("Games move from one store to another")
struct StoreCopyTests {
  struct Way: Sendable, CustomTestStringConvertible {
    let from: Engine
    let to: Engine

    var testDescription: String { "\(from) to \(to)" }
  }

  static let ways = [
    Way(from: .sqlite, to: .postgres), Way(from: .postgres, to: .sqlite),
    Way(from: .postgres, to: .postgres),
  ]

  private func fill(_ store: any CopyableStore) async throws {
    for id in ["a", "b", "c"] { try await store.createSession(session(id)) }
    try await store.append((1...450).map { entry("a", $0) })
    try await store.append([entry("b", 7)])
    try await store.setStatus(.ended, sessionId: "a")
    try await store.setStatus(.active, sessionId: "b")
    try await store.redact("a", settings: { _ in nil }, { _ in nil })
    for (id, household) in [("a-1", "home"), ("a-2", "away")] {
      try await store.keepJourney(
        JourneyRecord(
          id: id, sessionId: "a", household: household, playedAtMs: 5, body: [123, 125]))
    }
    #expect(try await store.hideJourney("a-2", household: "away"))
    try await store.markPlayed(household: "home", packId: "paris", atMs: 10)
    _ = try await store.secret(named: "jwt")
  }

  @Test("DA33 a copy has every game, row, journey, pack and secret, either way", arguments: ways)
  func whole(_ way: Way) async throws {
    let (source, target) = (
      try await way.from.place().open(), try await way.to.place().open()
    )
    try await fill(source)
    _ = try await target.secret(named: "jwt")
    let report = try await StoreCopy(from: source, to: target).run()
    var wanted = StoreCopy.Report()
    (wanted.sessions, wanted.rows, wanted.journeys) = (3, 451, 2)
    (wanted.playedPacks, wanted.secrets) = (1, 1)
    #expect(report == wanted)
    #expect(try await target.allSessions() == source.allSessions())
    #expect(try await target.allSessions().filter(\.isRedacted).map(\.record.id) == ["a"])
    #expect(try await target.entries(sessionId: "a") == source.entries(sessionId: "a"))
    #expect(try await target.journeys(ofSession: "a") == source.journeys(ofSession: "a"))
    #expect(try await target.playedPacks(household: "home") == ["paris"])
    #expect(try await target.secret(named: "jwt") == source.secret(named: "jwt"))
    try await target.append([entry("b", 8)])
  }

  @Test("DA33 no copy goes into a store that has games", arguments: Engine.allCases)
  func occupied(_ engine: Engine) async throws {
    let (source, target) = (
      try await Engine.sqlite.place().open(), try await engine.place().open()
    )
    try await fill(source)
    try await target.createSession(session("z"))
    await #expect(throws: StoreCopyError.notEmpty) {
      try await StoreCopy(from: source, to: target).run()
    }
    #expect(try await target.allSessions().map(\.record.id) == ["z"])
  }
}
