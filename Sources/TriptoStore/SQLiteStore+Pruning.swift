import Foundation
import GRDB

/// What was deleted.
public struct Pruned: Sendable, Equatable {
  public var sessions = 0
  /// Of their journals.
  public var rows = 0

  public init(sessions: Int = 0, rows: Int = 0) {
    self.sessions = sessions
    self.rows = rows
  }

  public static func += (total: inout Pruned, more: Pruned) {
    total.sessions += more.sessions
    total.rows += more.rows
  }
}

/// Taking away what is kept of games that are over (DA28). Every step is a short transaction, so that
/// commits of games pass between.
extension SQLiteStore: PrunableStore {
  /// Rows in one transaction.
  static let rowsAtOnce = 200

  /// The time of a session's last row; of its creation when it has none.
  private static let lastMs = """
    COALESCE((SELECT at_ms FROM journal WHERE session_id = sessions.id ORDER BY seq DESC LIMIT 1),
      created_at)
    """

  public func sessions(endedBefore endedMs: Int64, abandonedBefore abandonedMs: Int64)
    async throws -> [String]
  {
    try await over("TRUE", endedMs, abandonedMs)
  }

  public func unredacted(endedBefore endedMs: Int64, abandonedBefore abandonedMs: Int64)
    async throws -> [String]
  {
    try await over("is_redacted = 0", endedMs, abandonedMs)
  }

  private func over(
    _ condition: String, _ endedMs: Int64, _ abandonedMs: Int64
  ) async throws -> [String] {
    try await read { db in
      try String.fetchAll(
        db,
        sql: """
          SELECT id FROM (SELECT id, status, \(Self.lastMs) AS last FROM sessions WHERE \(condition))
          WHERE last < CASE status WHEN 'ended' THEN ? ELSE ? END
          """,
        arguments: [endedMs, abandonedMs])
    }
  }

  public func count(_ sessionId: String) async throws -> Pruned {
    try await read { db in
      let rows = try Int.fetchOne(
        db, sql: "SELECT COUNT(*) FROM journal WHERE session_id = ?", arguments: [sessionId])
      return Pruned(sessions: 1, rows: rows ?? 0)
    }
  }

  public func delete(_ sessionId: String) async throws -> Pruned {
    // NB: a part of a journal is of no use, so no restart looks for it from here on.
    try await setStatus(.ended, sessionId: sessionId)
    var pruned = Pruned()
    var deleted: Int
    repeat {
      deleted = try await write { db in
        try db.execute(
          sql: """
            DELETE FROM journal WHERE session_id = ?1 AND seq IN
              (SELECT seq FROM journal WHERE session_id = ?1 ORDER BY seq LIMIT ?2)
            """,
          arguments: [sessionId, Self.rowsAtOnce])
        return db.changesCount
      }
      pruned.rows += deleted
    } while deleted == Self.rowsAtOnce
    try await write { db in
      try db.execute(sql: "DELETE FROM sessions WHERE id = ?", arguments: [sessionId])
    }
    return Pruned(sessions: 1, rows: pruned.rows)
  }

  /// Gives room that nothing uses back to the disk, some pages at a time, where the file can.
  public func giveBack() async throws {
    while try await freePages() > 0 {
      let before = try await freePages()
      try await write { try $0.execute(sql: "PRAGMA incremental_vacuum(\(Self.rowsAtOnce))") }
      guard try await freePages() < before else { return }
    }
  }

  /// Empties the write-ahead log, where pages of before a deletion lie. Commits wait; where somebody reads,
  /// the log stays as it is until the next time.
  public func forget() async {
    await writer.checkpointer.empty { [pool, side] in try Self.shorten(pool, side) }
  }

  public func bytes() async throws -> Int {
    try await read { db in
      let pages = try Int.fetchOne(db, sql: "PRAGMA page_count") ?? 0
      return try pages * (Int.fetchOne(db, sql: "PRAGMA page_size") ?? 0)
    }
  }

  private func freePages() async throws -> Int {
    try await read { try Int.fetchOne($0, sql: "PRAGMA freelist_count") ?? 0 }
  }

  /// Makes the file as small as it can be; from then on ``giveBack()`` works on it. Commits wait.
  public func vacuum() async throws {
    do {
      try await pool.writeWithoutTransaction { db in
        try db.execute(sql: "PRAGMA auto_vacuum = INCREMENTAL; VACUUM;")
      }
    } catch {
      throw StoreError.writeFailed(reason: String(describing: error))
    }
    emptyLog()
  }
}
