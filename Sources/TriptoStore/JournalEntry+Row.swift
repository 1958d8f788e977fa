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

  /// Entries of a session, in order.
  static func fetch(
    _ db: Database, sessionId: String, after seq: Int64, through last: Int64, limit: Int
  ) throws -> [JournalEntry] {
    let statement = try db.cachedStatement(
      sql: """
        SELECT * FROM journal WHERE session_id = ? AND seq > ? AND seq <= ? ORDER BY seq LIMIT ?
        """)
    return try Row.fetchAll(statement, arguments: [sessionId, seq, last, limit]).map(Self.init)
  }
}
