import GRDB

/// The last stored `seq` of each session that is being written.
///
/// A value, so that a transaction that fails leaves the writer's own copy untouched.
struct JournalHeads: Sendable {
  private enum Head {
    case empty
    case at(Int64)
  }

  private var heads: [String: Head] = [:]

  /// Takes a session out; its head is read from the database when it is needed again.
  mutating func forget(_ sessionId: String) {
    heads[sessionId] = nil
  }

  /// Checks that `entries` continue their sessions and moves the heads, all or none of them.
  ///
  /// - Throws: `StoreError` for a break in the order, `DatabaseError` when reading fails.
  mutating func advance(over entries: [JournalEntry], in db: Database) throws {
    var next = self
    for entry in entries {
      try next.advance(over: entry, in: db)
    }
    self = next
  }

  private mutating func advance(over entry: JournalEntry, in db: Database) throws {
    let head = try heads[entry.sessionId] ?? Self.read(entry.sessionId, in: db)
    if case .at(let last) = head {
      let (sessionId, seq) = (entry.sessionId, entry.seq)
      guard seq > last else { throw StoreError.fenced(sessionId: sessionId, seq: seq, head: last) }
      guard seq == last + 1 else {
        throw StoreError.gap(sessionId: sessionId, seq: seq, head: last)
      }
    }
    heads[entry.sessionId] = .at(entry.seq)
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
