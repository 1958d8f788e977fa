import GRDB

extension SQLiteStore {
  public func createSession(_ session: SessionRecord) async throws {
    try await write { db in
      guard try !Self.exists(session.id, in: db) else {
        throw StoreError.duplicateSession(session.id)
      }
      try Self.claimingJoinCode(session.joinCode) { try session.insert(in: db) }
    }
  }

  public func setStatus(_ status: SessionStatus, sessionId: String) async throws {
    try await write { db in
      guard let record = try Self.record(sessionId, in: db) else {
        throw StoreError.unknownSession(sessionId)
      }
      try Self.claimingJoinCode(record.joinCode) {
        try db.execute(
          sql: "UPDATE sessions SET status = ? WHERE id = ?",
          arguments: [status.rawValue, sessionId])
      }
      if status == .ended { try Self.dropSnapshot(of: sessionId, in: db) }
    }
    if status == .ended { writer.forget(sessionId) }
  }

  public func session(id: String) async throws -> SessionRecord? {
    try await read { db in try Self.record(id, in: db) }
  }

  public func entries(sessionId: String) async throws -> [JournalEntry] {
    try await entries(sessionId: sessionId, after: .min, through: .max, limit: .max)
  }

  public func entries(
    sessionId: String, after seq: Int64, through last: Int64, limit: Int
  ) async throws -> [JournalEntry] {
    try await read { db in
      try JournalEntry.fetch(db, sessionId: sessionId, after: seq, through: last, limit: limit)
    }
  }

  public func liveSessions() async throws -> [SessionRecord] {
    try await read { db in
      try Row.fetchAll(
        db, sql: "SELECT * FROM sessions WHERE status <> 'ended' ORDER BY created_at, id"
      ).map(SessionRecord.init)
    }
  }

  static func exists(_ id: String, in db: Database) throws -> Bool {
    try Row.fetchOne(db, sql: "SELECT 1 FROM sessions WHERE id = ?", arguments: [id]) != nil
  }

  private static func record(_ id: String, in db: Database) throws -> SessionRecord? {
    try Row.fetchOne(db, sql: "SELECT * FROM sessions WHERE id = ?", arguments: [id])
      .map(SessionRecord.init)
  }

  private static func claimingJoinCode(_ code: String, _ change: () throws -> Void) throws {
    do {
      try change()
    } catch let error as DatabaseError
      where error.extendedResultCode == .SQLITE_CONSTRAINT_UNIQUE
    {
      throw StoreError.joinCodeTaken(code)
    }
  }
}
