import Foundation
import GRDB
import Testing

@testable import TriptoStore

@Suite struct PruningTests {
  let folder: TemporaryFolder
  let store: SQLiteStore

  init() throws {
    folder = try TemporaryFolder()
    store = try folder.open()
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

  private func bytes() async throws -> Int {
    try await store.read { db in
      let pages = try Int.fetchOne(db, sql: "PRAGMA page_count") ?? 0
      return try pages * (Int.fetchOne(db, sql: "PRAGMA page_size") ?? 0)
    }
  }
}
