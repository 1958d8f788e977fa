import Foundation
import GRDB

extension JournalEntry {
  func insert(in db: Database) throws {
    let statement = try db.cachedStatement(
      sql: """
        INSERT INTO journal (session_id, seq, at_ms, version, body)
        VALUES (?, ?, ?, ?, ?)
        """)
    try statement.execute(arguments: [sessionId, seq, atMs, version, Data(body)])
  }

  init(row: Row) {
    let body: Data = row["body"]
    self.init(
      sessionId: row["session_id"], seq: row["seq"], atMs: row["at_ms"], version: row["version"],
      body: [UInt8](body))
  }

  /// The entries of a session, in order.
  static func fetch(_ db: Database, sessionId: String) throws -> [JournalEntry] {
    let statement = try db.cachedStatement(
      sql: "SELECT * FROM journal WHERE session_id = ? ORDER BY seq")
    return try Row.fetchAll(statement, arguments: [sessionId]).map(Self.init)
  }
}
