public import TriptoStore

extension PostgresStore {
  public func createSession(_ session: SessionRecord) async throws {
    let created: SQLRows
    do {
      created = try await pool.run(
        [Statement(SessionRecord.insertion, session.parameters)] + firstOwnership(of: session.id))[
          0]
    } catch let error as PostgresError {
      throw error.isTakenKey
        ? StoreError.joinCodeTaken(session.joinCode)
        : StoreError.writeFailed(reason: "\(error)")
    }
    // NB: an answer may have been lost, and then this is the second try.
    if created.affected == 0, try await self.session(id: session.id) != session {
      throw StoreError.duplicateSession(session.id)
    }
    if writer.access.node != nil { await writer.own(session.id, token: 1) }
  }

  /// A session is its maker's.
  private func firstOwnership(of sessionId: String) -> [Statement] {
    guard let node = writer.access.node else { return [] }
    return [
      Statement(
        """
        INSERT INTO ownership (session_id, node, fencing_token) VALUES ($1, $2, 1)
        ON CONFLICT (session_id) DO NOTHING
        """,
        [.text(sessionId), .text(node)])
    ]
  }

  public func setStatus(_ status: SessionStatus, sessionId: String) async throws {
    do {
      // NB: a former owner may not end what another node plays (CL2).
      let changed = try await write([
        Statement(
          """
          UPDATE sessions SET status = $1 WHERE id = $2 AND NOT EXISTS (
            SELECT 1 FROM ownership
            WHERE session_id = $2 AND $3 <> '' AND NOT node = ANY (ARRAY['', $3]))
          """,
          [.text(status.rawValue), .text(sessionId), .text(node)]),
        // NB: behind the status, which keeps a late one out (DA34).
        Statement(
          """
          DELETE FROM snapshots WHERE session_id = $1 AND EXISTS (
            SELECT 1 FROM sessions WHERE id = $1 AND status = 'ended')
          """,
          [.text(sessionId)]),
      ])
      guard changed.first?.affected ?? 0 > 0 else { throw StoreError.unknownSession(sessionId) }
    } catch is PostgresError {
      throw StoreError.joinCodeTaken(try await session(id: sessionId)?.joinCode ?? "")
    }
    if status == .ended { await writer.forget(sessionId) }
  }

  public func session(id: String) async throws -> SessionRecord? {
    try await read(SessionRecord.byId, .text(id)).first.map(SessionRecord.init)
  }

  public func liveSessions() async throws -> [SessionRecord] {
    try await read(SessionRecord.live).map(SessionRecord.init)
  }

  public func entries(sessionId: String) async throws -> [JournalEntry] {
    try await entries(sessionId: sessionId, after: .min, through: .max, limit: .max)
  }

  public func entries(
    sessionId: String, after seq: Int64, through last: Int64, limit: Int
  ) async throws -> [JournalEntry] {
    try await read(
      JournalEntry.selection, .text(sessionId), .int(seq), .int(last), .int(Int64(limit))
    ).map { try JournalEntry($0, sessionId) }
  }
}
