public import TriptoStore

/// Taking away what is kept of games that are over (DA28), in short transactions.
extension PostgresStore: PrunableStore {
  /// Rows in one transaction.
  static let rowsAtOnce = 200

  private static let lastMs = """
    COALESCE((SELECT at_ms FROM journal WHERE session_id = sessions.id ORDER BY seq DESC LIMIT 1), created_at)
    """

  public func sessions(endedBefore endedMs: Int64, abandonedBefore abandonedMs: Int64)
    async throws -> [String]
  {
    try await over("TRUE", endedMs, abandonedMs)
  }

  public func unredacted(endedBefore endedMs: Int64, abandonedBefore abandonedMs: Int64)
    async throws -> [String]
  {
    try await over("NOT is_redacted", endedMs, abandonedMs)
  }

  private func over(
    _ condition: String, _ endedMs: Int64, _ abandonedMs: Int64
  ) async throws -> [String] {
    try await read(
      """
      SELECT id FROM (SELECT id, status, \(Self.lastMs) AS last FROM sessions WHERE \(condition)) AS s
      WHERE last < CASE status WHEN 'ended' THEN $1::bigint ELSE $2::bigint END
      """,
      .int(endedMs), .int(abandonedMs)
    ).map { try $0.text(0) }
  }

  public func count(_ sessionId: String) async throws -> Pruned {
    let row = try await read(
      "SELECT COUNT(*) FROM journal WHERE session_id = $1", .text(sessionId)
    ).first
    return Pruned(sessions: 1, rows: Int(try row?.int(0) ?? 0))
  }

  public func delete(_ sessionId: String) async throws -> Pruned {
    // NB: a part of a journal is of no use, so no restart looks for it from here on.
    try await setStatus(.ended, sessionId: sessionId)
    var rows = 0
    var deleted: Int
    repeat {
      deleted = try await write(
        """
        DELETE FROM journal WHERE session_id = $1 AND seq IN
          (SELECT seq FROM journal WHERE session_id = $1 ORDER BY seq LIMIT $2)
        """,
        .text(sessionId), .int(Int64(Self.rowsAtOnce))
      ).affected
      rows += deleted
    } while deleted == Self.rowsAtOnce
    try await write("DELETE FROM sessions WHERE id = $1", .text(sessionId))
    return Pruned(sessions: 1, rows: rows)
  }

  /// Room is given back by the database's own autovacuum.
  public func giveBack() async throws {}

  /// Rows of before are overwritten by the database's own autovacuum, and its log ages out.
  public func forget() async {}

  public func vacuum() async throws {
    var settings = writer.settings
    // NB: it takes its time, and nobody waits for it.
    settings.statementMs = 3_600_000
    do {
      let connection = try await PostgresConnection.open(settings)
      _ = try await connection.run("VACUUM (ANALYZE) journal")
      await connection.close()
    } catch {
      throw StoreError.writeFailed(reason: "\(error)")
    }
  }

  public func bytes() async throws -> Int {
    Int(try await read("SELECT pg_database_size(current_database())").first?.int(0) ?? 0)
  }
}
