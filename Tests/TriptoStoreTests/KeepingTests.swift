import Testing
import TriptoStore

@Suite struct KeepingTests {
  @Test(
    "EX31 a household's packs come back longest ago first, each once", arguments: Engine.allCases)
  func playedPacks(_ engine: Engine) async throws {
    let store = try await engine.place().open()
    try await store.markPlayed(household: "ours", packId: "paris", atMs: 10)
    try await store.markPlayed(household: "ours", packId: "tokyo", atMs: 20)
    try await store.markPlayed(household: "ours", packId: "paris", atMs: 30)
    try await store.markPlayed(household: "ours", packId: "tokyo", atMs: 5)
    try await store.markPlayed(household: "theirs", packId: "oslo", atMs: 1)
    #expect(try await store.playedPacks(household: "ours") == ["tokyo", "paris"])
    #expect(try await store.playedPacks(household: "nobody").isEmpty)
  }

  @Test(
    "SE2 a secret is made once and survives a restart; names do not share",
    arguments: Engine.allCases)
  func secrets(_ engine: Engine) async throws {
    let place = try await engine.place()
    let store = try await place.open()
    let first = try await store.secret(named: "jwt")
    #expect(first.count == 32)
    #expect(try await store.secret(named: "jwt") == first)
    #expect(try await store.secret(named: "clips") != first)
    try await store.close()
    #expect(try await place.open().secret(named: "jwt") == first)
  }

  @Test("DA1 a session's row is kept and an ended one is not live", arguments: Engine.allCases)
  func status(_ engine: Engine) async throws {
    let store = try await engine.place().open()
    try await store.createSession(session("A"))
    try await store.setStatus(.active, sessionId: "A")
    #expect(try await store.session(id: "A") == session("A", status: .active))
    #expect(try await store.liveSessions().map(\.id) == ["A"])
    try await store.setStatus(.ended, sessionId: "A")
    #expect(try await store.liveSessions().isEmpty)
    #expect(try await store.session(id: "A")?.status == .ended)
    await #expect(throws: StoreError.unknownSession("B")) {
      try await store.setStatus(.ended, sessionId: "B")
    }
  }

  @Test(
    "ID4 a join code is unique among live sessions and free again afterwards",
    arguments: Engine.allCases)
  func joinCodes(_ engine: Engine) async throws {
    let store = try await engine.place().open()
    try await store.createSession(session("A", code: "ABC234"))
    await #expect(throws: StoreError.joinCodeTaken("ABC234")) {
      try await store.createSession(session("B", code: "ABC234"))
    }
    try await store.setStatus(.ended, sessionId: "A")
    try await store.createSession(session("B", code: "ABC234"))
    await #expect(throws: StoreError.joinCodeTaken("ABC234")) {
      try await store.setStatus(.active, sessionId: "A")
    }
  }

  @Test("ID1 a session id is used once", arguments: Engine.allCases)
  func sessionIds(_ engine: Engine) async throws {
    let store = try await engine.place().open()
    try await store.createSession(session("A"))
    await #expect(throws: StoreError.duplicateSession("A")) {
      try await store.createSession(session("A", code: "OTHER2"))
    }
  }
}
