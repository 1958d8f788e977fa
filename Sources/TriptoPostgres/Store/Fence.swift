import TriptoStore

/// The tokens by which a node owns its games. A commit holds them against the database's in its own transaction, so
/// that no former owner can write, however late it wakes.
struct Fence: Sendable {
  private var tokens: [String: Int64] = [:]
  /// Games that somebody else has by now.
  private var lost: Set<String> = []

  subscript(sessionId: String) -> Int64? { tokens[sessionId] }

  mutating func own(_ sessionId: String, token: Int64) {
    tokens[sessionId] = token
    lost.remove(sessionId)
  }

  mutating func disown(_ sessionId: String) -> Int64? {
    lost.remove(sessionId)
    return tokens.removeValue(forKey: sessionId)
  }

  func refuses(_ sessionId: String) -> Bool { lost.contains(sessionId) || tokens[sessionId] == nil }

  /// - Parameter held: the tokens in the database.
  mutating func compare(_ sessionId: String, held: Int64?) {
    guard let token = tokens[sessionId], token != held else { return }
    lost.insert(sessionId)
  }

  /// Fails with a division by zero unless each of the games still has the token of this node; and nobody can take one
  /// of them before the transaction has ended.
  func check(_ sessionIds: Set<String>) -> Statement {
    let ids = Array(sessionIds)
    return Statement(
      """
      SELECT 1 / (count(*) = $3)::int FROM (
        SELECT 1 FROM ownership JOIN unnest($1::text[], $2::bigint[]) AS mine (id, token)
          ON session_id = mine.id AND fencing_token = mine.token FOR SHARE OF ownership) AS held
      """,
      [.texts(ids), .ints(ids.map { tokens[$0] ?? 0 }), .int(Int64(ids.count))])
  }
}

extension PostgresWriter {
  func own(_ sessionId: String, token: Int64) {
    forget(sessionId)
    fence.own(sessionId, token: token)
  }

  /// - Returns: the token that it had.
  func disown(_ sessionId: String) -> Int64? {
    forget(sessionId)
    return fence.disown(sessionId)
  }

  /// Finds out which of these games this node has no more.
  func compareTokens(of sessionIds: Set<String>, on connection: PostgresConnection) async throws {
    guard access.node != nil else { return }
    let rows = try await connection.run(
      "SELECT session_id, fencing_token FROM ownership WHERE session_id = ANY ($1::text[])",
      .texts(Array(sessionIds)))
    let held = try Dictionary(
      rows.rows.map { (try $0.text(0), try $0.int(1)) }, uniquingKeysWith: { $1 })
    for id in sessionIds { fence.compare(id, held: held[id]) }
  }

  /// - Throws: `fenced` for a game that is another node's.
  func requireOwned(_ entries: [JournalEntry]) throws(StoreError) {
    guard access.node != nil, let entry = entries.first(where: { fence.refuses($0.sessionId) })
    else { return }
    throw .fenced(sessionId: entry.sessionId, seq: entry.seq, head: entry.seq)
  }
}
