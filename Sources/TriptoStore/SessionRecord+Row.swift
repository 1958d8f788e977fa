import Foundation
import GRDB

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
