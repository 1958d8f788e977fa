public import TriptoStore

extension PostgresStore: OwnershipStore {
  public var node: String { writer.access.node ?? "" }

  public func owner(sessionId: String) async throws -> GameOwner? {
    try await read(
      """
      SELECT node, COALESCE(fencing_token, 0) FROM sessions LEFT JOIN ownership ON session_id = id
      WHERE id = $1 AND status <> 'ended'
      """,
      .text(sessionId)
    ).first.map { row in
      let node = row.isNull(0) ? "" : try row.text(0)
      return GameOwner(node: node.isEmpty ? nil : node, token: try row.int(1))
    }
  }

  public func liveSession(joinCode: String) async throws -> String? {
    try await read(
      "SELECT id FROM sessions WHERE join_code = $1 AND status <> 'ended'", .text(joinCode)
    ).first?.text(0)
  }

  public func claim(sessionId: String, from former: GameOwner) async throws -> Bool {
    let mine = former.token + 1
    let taken = try await write(
      """
      INSERT INTO ownership (session_id, node, fencing_token) VALUES ($1, $2, $3)
      ON CONFLICT (session_id) DO UPDATE
      SET node = EXCLUDED.node, fencing_token = EXCLUDED.fencing_token, since = now()
      WHERE ownership.fencing_token = EXCLUDED.fencing_token - 1
      """,
      .text(sessionId), .text(node), .int(mine))
    // NB: an answer may have been lost, and then this was the second try.
    if taken.affected == 0 {
      guard try await owner(sessionId: sessionId) == GameOwner(node: node, token: mine) else {
        return false
      }
    }
    await writer.own(sessionId, token: mine)
    return true
  }

  public func disown(sessionId: String, to heir: String?) async throws {
    guard let token = await writer.disown(sessionId) else { return }
    try await write(
      """
      UPDATE ownership SET node = $4, fencing_token = fencing_token + 1, since = now()
      WHERE session_id = $1 AND node = $2 AND fencing_token = $3
      """,
      .text(sessionId), .text(node), .int(token), .text(heir ?? ""))
  }

  public func orphans(
    besides nodes: [String], except sessions: [String], limit: Int
  ) async throws -> [String] {
    try await read(
      """
      SELECT id FROM sessions LEFT JOIN ownership ON session_id = id
      WHERE status <> 'ended' AND (node IS NULL OR NOT node = ANY ($1::text[]))
        AND NOT id = ANY ($2::text[])
      ORDER BY created_at DESC LIMIT $3
      """,
      .texts(nodes), .texts(sessions), .int(Int64(limit))
    ).map { try $0.text(0) }
  }

  public func ownedSessions() async throws -> [String] {
    try await read("SELECT session_id FROM ownership WHERE node = $1", .text(node)).map {
      try $0.text(0)
    }
  }
}
