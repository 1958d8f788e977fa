import Testing
import TriptoStore

@Suite("Which games are over, and what is taken of them")
struct RetentionTests {
  private static let born: Int64 = 1_700_000_000_000

  @Test(
    "DA28 the age of a game is that of its last row; others and games that go on stay",
    arguments: Engine.allCases)
  func due(_ engine: Engine) async throws {
    let store = try await engine.place().open()
    for id in ["empty", "short", "long", "live"] { try await store.createSession(session(id)) }
    for (id, rows) in [("short", 10), ("long", 500), ("live", 10)] {
      try await store.append((1...Int64(rows)).map { entry(id, $0) })
    }
    for id in ["empty", "short", "long"] { try await store.setStatus(.ended, sessionId: id) }
    func due(_ endedMs: Int64, _ abandonedMs: Int64 = 0) async throws -> Set<String> {
      Set(
        try await store.sessions(
          endedBefore: Self.born + endedMs, abandonedBefore: Self.born + abandonedMs))
    }
    #expect(try await due(0).isEmpty)
    #expect(try await due(1) == ["empty"])
    #expect(try await due(11) == ["empty", "short"])
    #expect(try await due(501) == ["empty", "short", "long"])
    #expect(try await due(501, 11) == ["empty", "short", "long", "live"])
  }

  @Test(
    "DA28 redaction goes through every row once and remembers that it has",
    arguments: Engine.allCases)
  func redaction(_ engine: Engine) async throws {
    let store = try await engine.place().open()
    try await store.createSession(session("A"))
    try await store.append((1...450).map { entry("A", $0) })
    #expect(try await store.unredacted(endedBefore: .max, abandonedBefore: 0).isEmpty)
    try await store.setStatus(.ended, sessionId: "A")
    #expect(try await store.unredacted(endedBefore: Self.born + 450, abandonedBefore: 0).isEmpty)
    #expect(try await store.unredacted(endedBefore: Self.born + 451, abandonedBefore: 0) == ["A"])
    @Sendable func redacted(_ row: JournalEntry) -> [UInt8]? {
      row.seq % 3 == 0 ? Array("-".utf8) : nil
    }
    try await store.redact("A", settings: { _ in Array("{}".utf8) }, redacted)
    #expect(try await store.session(id: "A")?.settingsJSON == Array("{}".utf8))
    #expect(try await store.unredacted(endedBefore: .max, abandonedBefore: 0).isEmpty)
    let rows = try await store.entries(sessionId: "A")
    #expect(rows.count == 450)
    for row in rows {
      #expect(row == entry("A", row.seq, body: row.seq % 3 == 0 ? "-" : nil))
    }
  }

  @Test(
    "DA28 a game that is deleted leaves no row, and the others stay", arguments: Engine.allCases)
  func deletion(_ engine: Engine) async throws {
    let store = try await engine.place().open()
    for id in ["old", "new"] {
      try await store.createSession(session(id))
      try await store.append((1...450).map { entry(id, $0) })
    }
    #expect(try await store.count("old") == Pruned(sessions: 1, rows: 450))
    #expect(try await store.delete("old") == Pruned(sessions: 1, rows: 450))
    try await store.giveBack()
    try await store.vacuum()
    #expect(try await store.session(id: "old") == nil)
    #expect(try await store.entries(sessionId: "old").isEmpty)
    #expect(try await store.entries(sessionId: "new").count == 450)
    #expect(try await store.bytes() > 0)
  }
}
