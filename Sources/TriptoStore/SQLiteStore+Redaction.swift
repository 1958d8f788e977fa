import Foundation
import GRDB

/// Taking people's names out of games that are over (DA28).
extension SQLiteStore {
  /// Writes an ended session anew without what names people.
  ///
  /// - Parameters:
  ///   - settings: The session's settings without it; nil when they hold nothing of the kind.
  ///   - redacted: The same of a row's body. A row that it throws for stays, and so does the mark that
  ///     the session is not done.
  /// - Throws: The first of these errors, after the other rows.
  public func redact(
    _ sessionId: String, settings: @Sendable ([UInt8]) throws -> [UInt8]?,
    _ redacted: @Sendable (JournalEntry) throws -> [UInt8]?
  ) async throws {
    try await write { try Self.dropSnapshot(of: sessionId, in: $0) }
    var unread: (any Error)?
    var seq = Int64.min
    while true {
      let rows = try await entries(
        sessionId: sessionId, after: seq, through: .max, limit: Self.rowsAtOnce)
      guard let last = rows.last else { break }
      var changes: [(seq: Int64, body: Data)] = []
      for row in rows {
        do { try redacted(row).map { changes.append((row.seq, Data($0))) } } catch {
          unread = unread ?? error
        }
      }
      if !changes.isEmpty { try await replace(changes, of: sessionId) }
      seq = last.seq
    }
    if let record = try await session(id: sessionId) {
      let settings = try settings(record.settingsJSON)
      try await finish(sessionId, settings: settings.map { Data($0) }, isDone: unread == nil)
    }
    if let unread { throw unread }
  }

  private func finish(_ sessionId: String, settings: Data?, isDone: Bool) async throws {
    try await write { db in
      try db.execute(
        sql: """
          UPDATE sessions SET settings_json = COALESCE(?, settings_json), is_redacted = ? WHERE id = ?
          """,
        arguments: [settings, isDone, sessionId])
    }
  }

  private func replace(_ bodies: [(seq: Int64, body: Data)], of sessionId: String) async throws {
    try await write { db in
      for (seq, body) in bodies {
        try db.execute(
          sql: "UPDATE journal SET body = ? WHERE session_id = ? AND seq = ?",
          arguments: [body, sessionId, seq])
      }
    }
  }
}
