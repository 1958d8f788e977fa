public import TriptoStore

/// Taking people's names out of games that are over (DA28).
extension PostgresStore {
  public func redact(
    _ sessionId: String, settings: @Sendable ([UInt8]) throws -> [UInt8]?,
    _ redacted: @Sendable (JournalEntry) throws -> [UInt8]?
  ) async throws {
    try await dropSnapshot(of: sessionId)
    var unread: (any Error)?
    var seq = Int64.min
    while true {
      let rows = try await entries(
        sessionId: sessionId, after: seq, through: .max, limit: Self.rowsAtOnce)
      guard let last = rows.last else { break }
      var changes: [(seq: Int64, body: [UInt8])] = []
      for row in rows {
        do { try redacted(row).map { changes.append((row.seq, $0)) } } catch {
          unread = unread ?? error
        }
      }
      if !changes.isEmpty { try await replace(changes, of: sessionId) }
      seq = last.seq
    }
    if let record = try await session(id: sessionId) {
      let settings = try settings(record.settingsJSON)
      try await finish(sessionId, settings: settings, isDone: unread == nil)
    }
    if let unread { throw unread }
  }

  private func finish(_ sessionId: String, settings: [UInt8]?, isDone: Bool) async throws {
    try await write(
      """
      UPDATE players SET name = 'Guest ' || n FROM
        (SELECT id AS guest, row_number() OVER (ORDER BY created_at, id) AS n
         FROM players WHERE session_id = $1) AS numbered
      WHERE id = guest
      """,
      .text(sessionId))
    try await write(
      """
      UPDATE sessions SET settings_json = COALESCE($1::json, settings_json), is_redacted = $2 WHERE id = $3
      """,
      settings.map(SQLValue.bytes) ?? .null, .bool(isDone), .text(sessionId))
  }

  private func replace(_ bodies: [(seq: Int64, body: [UInt8])], of sessionId: String) async throws {
    try await write(
      """
      UPDATE journal SET body = new.body FROM unnest($2::bigint[], $3::bytea[]) AS new (seq, body)
      WHERE session_id = $1 AND journal.seq = new.seq
      """,
      .text(sessionId), .ints(bodies.map(\.seq)), .blobs(bodies.map(\.body)))
  }
}
