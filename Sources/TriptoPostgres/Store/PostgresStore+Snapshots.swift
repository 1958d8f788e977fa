public import TriptoStore

/// Games as they were behind one of their rows (DA34).
extension PostgresStore {
  /// NB: by its owner alone, as a commit (CL2): a former one may be late with it.
  public func keepSnapshot(_ snapshot: SnapshotRecord) async throws -> Bool {
    let marks = await writer.marks(of: snapshot.sessionId)
    guard writer.access.node == nil || marks.token != nil else { return false }
    return try await write(
      """
      INSERT INTO snapshots (session_id, seq, rules, shape, body, memory)
      SELECT id, $2::bigint, $3::bigint, $4::bigint, $5::bytea, $6::bytea FROM sessions
      WHERE id = $1 AND status <> 'ended' AND NOT is_redacted AND ($7::bigint IS NULL OR EXISTS (
        SELECT 1 FROM ownership WHERE session_id = $1 AND fencing_token = $7 FOR SHARE))
      FOR SHARE
      ON CONFLICT (session_id) DO UPDATE SET seq = EXCLUDED.seq, rules = EXCLUDED.rules,
        shape = EXCLUDED.shape, body = EXCLUDED.body, memory = EXCLUDED.memory
      WHERE EXCLUDED.seq > snapshots.seq
      """,
      .text(snapshot.sessionId), .int(snapshot.seq), .int(Int64(snapshot.rules)),
      .int(Int64(snapshot.shape)), .bytes(snapshot.body), marks.memory.map(SQLValue.bytes) ?? .null,
      marks.token.map(SQLValue.int) ?? .null
    ).affected > 0
  }

  public func snapshot(sessionId: String) async throws -> SnapshotRecord? {
    try await read(SnapshotRecord.bySession, .text(sessionId)).first.map {
      try SnapshotRecord($0, sessionId)
    }
  }

  func dropSnapshot(of sessionId: String) async throws {
    try await write("DELETE FROM snapshots WHERE session_id = $1", .text(sessionId))
  }
}

/// By which a snapshot is its owner's, and what the projection knows beside the game.
struct SnapshotMarks: Sendable {
  let token: Int64?
  let memory: [UInt8]?
}

extension PostgresWriter {
  /// While no commit is under way.
  func marksNow(of sessionId: String) -> SnapshotMarks {
    do {
      return SnapshotMarks(
        token: fence[sessionId], memory: try projections.memory(of: sessionId))
    } catch {
      report("the tables of the game \(sessionId) begin anew after a restart: \(error)")
      return SnapshotMarks(token: fence[sessionId], memory: nil)
    }
  }

  /// The snapshot before a row, with all that a projection needs to begin there; nil where that is not.
  func start(
    of sessionId: String, before seq: Int64, on connection: PostgresConnection
  ) async throws -> ProjectionStart? {
    let stored = try await connection.run(SnapshotRecord.bySession, .text(sessionId))
    guard let row = stored.first, !row.isNull(4) else { return nil }
    let snapshot = try SnapshotRecord(row, sessionId)
    guard snapshot.seq < seq else { return nil }
    let own = try await connection.run(
      JournalEntry.selection, .text(sessionId), .int(snapshot.seq - 1), .int(snapshot.seq), .int(1))
    return try own.first.map {
      ProjectionStart(
        snapshot: snapshot, memory: try row.bytes(4), row: try JournalEntry($0, sessionId))
    }
  }
}
