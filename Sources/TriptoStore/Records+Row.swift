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

extension SessionRecord {
  func insert(in db: Database) throws {
    try db.execute(
      sql: """
        INSERT INTO sessions (id, join_code, status, created_at, settings_json)
        VALUES (?, ?, ?, ?, ?)
        """,
      arguments: [id, joinCode, status.rawValue, createdAtMs, Data(settingsJSON)])
  }

  /// - Throws: `StoreError.readFailed` for a status this version does not know.
  init(row: Row) throws {
    let word: String = row["status"]
    guard let status = SessionStatus(rawValue: word) else {
      throw StoreError.readFailed(reason: "unknown session status \(word)")
    }
    let settings: Data = row["settings_json"]
    self.init(
      id: row["id"], joinCode: row["join_code"], status: status, createdAtMs: row["created_at"],
      settingsJSON: [UInt8](settings))
  }
}
