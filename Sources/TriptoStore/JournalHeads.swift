import GRDB

/// The last stored `seq` of each session that is being written.
struct JournalHeads: Sendable {
  fileprivate enum Head {
    case empty
    case at(Int64)
  }

  /// Where a transaction will have moved the heads; kept only when it is committed.
  struct Moves: Sendable {
    fileprivate var heads: [String: Head] = [:]
  }

  private var heads: [String: Head] = [:]

  /// Takes a session out; its head is read from the database when it is needed again.
  mutating func forget(_ sessionId: String) {
    heads[sessionId] = nil
  }

  mutating func keep(_ moves: Moves) {
    heads.merge(moves.heads) { $1 }
  }

  /// Checks that `entries` continue their sessions and notes where the heads go, all or none of
  /// them.
  ///
  /// - Throws: `StoreError` for a break in the order, `DatabaseError` when reading fails.
  func advance(
    over entries: [JournalEntry], _ moves: inout Moves, in db: Database
  ) throws {
    var reached: [(sessionId: String, head: Head)] = []
    for entry in entries {
      let head =
        try reached.last { $0.sessionId == entry.sessionId }?.head
        ?? moves.heads[entry.sessionId] ?? heads[entry.sessionId]
        ?? Self.read(entry.sessionId, in: db)
      try Self.check(entry, after: head)
      reached.append((entry.sessionId, .at(entry.seq)))
    }
    for (sessionId, head) in reached { moves.heads[sessionId] = head }
  }

  private static func check(_ entry: JournalEntry, after head: Head) throws {
    guard case .at(let last) = head else { return }
    let (sessionId, seq) = (entry.sessionId, entry.seq)
    guard seq > last else { throw StoreError.fenced(sessionId: sessionId, seq: seq, head: last) }
    guard seq == last + 1 else {
      throw StoreError.gap(sessionId: sessionId, seq: seq, head: last)
    }
  }

  private static func read(_ sessionId: String, in db: Database) throws -> Head {
    let statement = try db.cachedStatement(
      sql: """
        SELECT (SELECT MAX(seq) FROM journal WHERE session_id = sessions.id)
        FROM sessions WHERE id = ?
        """)
    guard let row = try Row.fetchOne(statement, arguments: [sessionId]) else {
      throw StoreError.unknownSession(sessionId)
    }
    let last: Int64? = row[0]
    return last.map(Head.at) ?? .empty
  }
}
