import Foundation
import GRDB
import Testing

@testable import TriptoStore

@Suite struct MigrationTests {
  @Test("ST40 a database of the first version opens with every game, row and secret in it")
  func firstVersion() async throws {
    let folder = try TemporaryFolder()
    let rows = (1...3).map { entry("A", $0) }
    let old = try DatabaseQueue(path: folder.database)
    try Schema.migrator.migrate(old, upTo: "2 households and secrets")
    try await old.write { db in
      try session("A").insert(in: db)
      for row in rows {
        try db.execute(
          sql: """
            INSERT INTO journal (session_id, seq, at_ms, kind, version, body)
            VALUES (?, ?, ?, 'command', ?, ?)
            """,
          arguments: [row.sessionId, row.seq, row.atMs, row.version, Data(row.body)])
      }
      try db.execute(
        sql: "INSERT INTO secrets VALUES ('jwt', ?)", arguments: [Data(repeating: 7, count: 32)])
    }
    try old.close()
    let store = try folder.open()
    #expect(try await store.liveSessions() == [session("A")])
    #expect(try await store.entries(sessionId: "A") == rows)
    #expect(try await store.secret(named: "jwt") == Array(repeating: 7, count: 32))
    try await store.append([entry("A", 4)])
    #expect(try await store.entries(sessionId: "A").count == 4)
    try await store.close()
  }
}
