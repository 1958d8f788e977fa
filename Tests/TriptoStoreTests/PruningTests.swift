import Foundation
import GRDB
import Testing

@testable import TriptoStore

@Suite struct PruningTests {
  let folder: TemporaryFolder
  let store: SQLiteStore
  static let born: Int64 = 1_700_000_000_000

  init() throws {
    folder = try TemporaryFolder()
    store = try folder.open()
  }

  @Test("DA28 the age of a game is that of its last row; others and games that go on stay")
  func due() async throws {
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

  @Test("DA28 what was deleted is gone from the file, which is smaller; the rest stays")
  func deleted() async throws {
    let secret = "Zyxopolis is where Alva lives"
    for id in ["old", "new"] {
      try await store.createSession(session(id))
      let bodies = String(repeating: id == "old" ? secret : "nothing", count: 40)
      try await store.append((1...450).map { entry(id, $0, body: bodies) })
    }
    try await store.setStatus(.ended, sessionId: "old")
    #expect(try await store.count("old") == Pruned(sessions: 1, rows: 450))
    #expect(try await store.delete("old") == Pruned(sessions: 1, rows: 450))
    #expect(try await store.session(id: "old") == nil)
    #expect(try await store.entries(sessionId: "new").count == 450)
    await store.writer.checkpointer.settle()
    let before = try await bytes()
    try await store.giveBack()
    try await store.append([entry("new", 451)])
    try await store.close()
    let file = try Data(contentsOf: URL(fileURLWithPath: folder.database))
    #expect(file.count < before * 2 / 3)
    #expect(file.range(of: Data(secret.utf8)) == nil)
    #expect(try await folder.open().entries(sessionId: "new").count == 451)
  }

  @Test("DA28 a file of an older version gives room back after a VACUUM")
  func vacuum() async throws {
    let other = try TemporaryFolder()
    let old = try DatabaseQueue(path: other.database)
    try Schema.migrator.migrate(old, upTo: "2 households and secrets")
    try old.close()
    let store = try other.open()
    func mode() async throws -> Int? {
      try await store.read { try Int.fetchOne($0, sql: "PRAGMA auto_vacuum") }
    }
    #expect(try await mode() == 0)
    try await store.giveBack()
    try await store.vacuum()
    #expect(try await mode() == 2)
    try await store.close()
    #expect(try await self.store.read { try Int.fetchOne($0, sql: "PRAGMA auto_vacuum") } == 2)
  }

  @Test("DA28 redaction goes through every row once and remembers that it has")
  func redaction() async throws {
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

  private func bytes() async throws -> Int {
    try await store.read { db in
      let pages = try Int.fetchOne(db, sql: "PRAGMA page_count") ?? 0
      return try pages * (Int.fetchOne(db, sql: "PRAGMA page_size") ?? 0)
    }
  }
}
