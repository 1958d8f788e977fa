import Foundation
import GRDB

/// What households may read of journeys that are over (RE64, RE67).
extension SQLiteStore {
  public func keepJourney(_ journey: JourneyRecord) async throws {
    try await write { db in
      guard try Self.exists(journey.sessionId, in: db) else {
        throw StoreError.unknownSession(journey.sessionId)
      }
      try db.execute(
        sql: """
          INSERT INTO journeys (id, session_id, household, played_at, body) VALUES (?, ?, ?, ?, ?)
          ON CONFLICT (id) DO UPDATE SET body = excluded.body
          """,
        arguments: [
          journey.id, journey.sessionId, journey.household, journey.playedAtMs,
          Data(journey.body),
        ])
    }
  }

  public func journeys(
    household: String, beforeMs: Int64, limit: Int
  ) async throws -> [JourneyRecord] {
    try await read { db in
      try Row.fetchAll(
        db,
        sql: """
          SELECT * FROM journeys WHERE household = ? AND is_hidden = 0 AND played_at < ?
          ORDER BY played_at DESC, id LIMIT ?
          """,
        arguments: [household, beforeMs, limit]
      ).map(JourneyRecord.init)
    }
  }

  public func hideJourney(_ id: String, household: String) async throws -> Bool {
    try await write { db in
      try db.execute(
        sql: "UPDATE journeys SET is_hidden = 1 WHERE id = ? AND household = ? AND is_hidden = 0",
        arguments: [id, household])
      return db.changesCount > 0
    }
  }
}

extension JourneyRecord {
  init(_ row: Row) {
    self.init(
      id: row["id"], sessionId: row["session_id"], household: row["household"],
      playedAtMs: row["played_at"], body: [UInt8](row["body"] as Data))
  }
}
