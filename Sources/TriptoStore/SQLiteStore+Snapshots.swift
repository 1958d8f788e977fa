import Foundation
import GRDB

/// Games as they were behind one of their rows (DA34).
extension SQLiteStore {
  public func keepSnapshot(_ snapshot: SnapshotRecord) async throws -> Bool {
    // NB: its pages, and those of the one before, which are overwritten (DA28).
    let pages = 2 * snapshot.body.count / 4_096
    return try await write(as: Checkpointer.entriesPerChange + pages) { db in
      try db.execute(
        sql: """
          INSERT INTO snapshots (session_id, seq, rules, shape, body)
          SELECT id, ?, ?, ?, ? FROM sessions WHERE id = ? AND status <> 'ended' AND is_redacted = 0
          ON CONFLICT (session_id) DO UPDATE
          SET seq = excluded.seq, rules = excluded.rules, shape = excluded.shape, body = excluded.body
          WHERE excluded.seq > snapshots.seq
          """,
        arguments: [
          snapshot.seq, snapshot.rules, snapshot.shape, Data(snapshot.body), snapshot.sessionId,
        ])
      return db.changesCount > 0
    }
  }

  public func snapshot(sessionId: String) async throws -> SnapshotRecord? {
    try await read { db in
      try Row.fetchOne(
        db, sql: "SELECT * FROM snapshots WHERE session_id = ?", arguments: [sessionId]
      ).map(SnapshotRecord.init)
    }
  }

  static func dropSnapshot(of sessionId: String, in db: Database) throws {
    try db.execute(sql: "DELETE FROM snapshots WHERE session_id = ?", arguments: [sessionId])
  }
}

extension SnapshotRecord {
  init(_ row: Row) {
    self.init(
      sessionId: row["session_id"], seq: row["seq"], rules: row["rules"], shape: row["shape"],
      body: [UInt8](row["body"] as Data))
  }
}
