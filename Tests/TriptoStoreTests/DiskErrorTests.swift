import Foundation
import GRDB
import Testing

@testable import TriptoStore

@Suite struct DiskErrorTests {
  let folder: TemporaryFolder
  let store: SQLiteStore

  init() throws {
    folder = try TemporaryFolder()
    store = try folder.open()
  }

  @Test("ST40 a disk that is full fails every append of the commit and keeps none of them")
  func fullDisk() async throws {
    try await store.createSession(session("A"))
    try await store.append([entry("A", 1)])
    try await limitPages(store, to: 0)
    let big = JournalEntry(
      sessionId: "A", seq: 2, atMs: 0, version: 1,
      body: Array(repeating: 7, count: 1_000_000))
    let error = await #expect(throws: StoreError.self) { try await store.append([big]) }
    guard case .writeFailed(let reason)? = error else {
      Issue.record("unexpected \(String(describing: error))")
      return
    }
    #expect(reason.contains("full"))
    #expect(try await store.entries(sessionId: "A") == [entry("A", 1)])
  }

  @Test("ST40 after a failed append the same entries can be tried again, later ones cannot jump in")
  func retry() async throws {
    try await store.createSession(session("A"))
    try await refuseWrites(store, true)
    await #expect(throws: StoreError.self) { try await store.append([entry("A", 1)]) }
    try await refuseWrites(store, false)
    try await store.append([entry("A", 1)])
    await #expect(throws: StoreError.gap(sessionId: "A", seq: 3, head: 1)) {
      try await store.append([entry("A", 3)])
    }
    #expect(try await store.entries(sessionId: "A") == [entry("A", 1)])
  }

  /// SQLite takes the present size where the limit is smaller.
  private func limitPages(_ store: SQLiteStore, to pages: Int) async throws {
    try await store.pool.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA max_page_count = \(max(pages, 1))")
    }
  }

  private func refuseWrites(_ store: SQLiteStore, _ refuse: Bool) async throws {
    try await store.pool.writeWithoutTransaction { db in
      try db.execute(
        sql: refuse
          ? """
          CREATE TEMP TRIGGER refuse BEFORE INSERT ON main.journal
          BEGIN SELECT RAISE(FAIL, 'no'); END
          """
          : "DROP TRIGGER refuse")
    }
  }
}
