import TriptoStore

/// The last stored `seq` of each session that is being written; nil for a session without rows.
struct PostgresHeads: Sendable {
  /// Where a transaction will have moved the heads; kept only when it is committed.
  typealias Moves = [String: Int64]

  private var heads: [String: Int64?] = [:]

  mutating func learn(_ sessionId: String, _ head: Int64?) {
    heads.updateValue(head, forKey: sessionId)
  }

  mutating func forget(_ sessionId: String) { heads.removeValue(forKey: sessionId) }

  mutating func keep(_ moves: Moves) {
    for (sessionId, head) in moves { heads.updateValue(head, forKey: sessionId) }
  }

  func knows(_ sessionId: String) -> Bool { heads[sessionId] != nil }

  /// Checks that `entries` continue their sessions and notes where the heads go, all or none of them.
  ///
  /// - Throws: `StoreError` for a break in the order.
  func advance(over entries: [JournalEntry], _ moves: inout Moves) throws(StoreError) {
    var reached: Moves = [:]
    for entry in entries {
      let id = entry.sessionId
      guard let known = heads[id] else { throw .unknownSession(id) }
      if let last = reached[id] ?? moves[id] ?? known {
        guard entry.seq > last else { throw .fenced(sessionId: id, seq: entry.seq, head: last) }
        guard entry.seq == last + 1 else { throw .gap(sessionId: id, seq: entry.seq, head: last) }
      }
      reached[id] = entry.seq
    }
    moves.merge(reached) { $1 }
  }
}
