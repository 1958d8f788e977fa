import Foundation
import GRDB

extension JournalEntry {
  func insert(in db: Database) throws {
    let statement = try db.cachedStatement(
      sql: """
        INSERT INTO journal (session_id, seq, at_ms, kind, version, body)
        VALUES (?, ?, ?, ?, ?, ?)
        """)
    try statement.execute(arguments: [sessionId, seq, atMs, kind, version, Data(body)])
  }

  init(row: Row) {
    let body: Data = row["body"]
    self.init(
      sessionId: row["session_id"], seq: row["seq"], atMs: row["at_ms"], kind: row["kind"],
      version: row["version"], body: [UInt8](body))
  }

  /// The entries of a session from `first` on, in order.
  static func fetch(_ db: Database, sessionId: String, after seq: Int64?) throws -> [JournalEntry] {
    let statement = try db.cachedStatement(
      sql: "SELECT * FROM journal WHERE session_id = ? AND seq > ? ORDER BY seq")
    return try Row.fetchAll(statement, arguments: [sessionId, seq ?? Int64.min]).map(Self.init)
  }

  static func latestSnapshot(_ db: Database, sessionId: String) throws -> JournalEntry? {
    let statement = try db.cachedStatement(
      sql: """
        SELECT * FROM journal WHERE session_id = ? AND kind = 'snapshot'
        ORDER BY seq DESC LIMIT 1
        """)
    return try Row.fetchOne(statement, arguments: [sessionId]).map(Self.init)
  }
}
