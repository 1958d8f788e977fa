import Foundation
import GRDB

extension SQLiteStore: CopyableStore {
  public func allSessions() async throws -> [KeptSession] {
    try await read { db in
      try Row.fetchAll(db, sql: "SELECT * FROM sessions ORDER BY created_at, id").map {
        KeptSession(try SessionRecord(row: $0), isRedacted: $0["is_redacted"])
      }
    }
  }

  public func journeys(ofSession sessionId: String) async throws -> [KeptJourney] {
    try await read { db in
      try Row.fetchAll(
        db, sql: "SELECT * FROM journeys WHERE session_id = ? ORDER BY id", arguments: [sessionId]
      ).map { KeptJourney(JourneyRecord($0), isHidden: $0["is_hidden"]) }
    }
  }

  public func allPlayedPacks() async throws -> [PlayedPack] {
    try await read { db in
      try Row.fetchAll(db, sql: "SELECT * FROM played_packs").map {
        PlayedPack(household: $0["household"], packId: $0["pack_id"], atMs: $0["played_at"])
      }
    }
  }

  public func allSecrets() async throws -> [String: [UInt8]] {
    try await read { db in
      let rows = try Row.fetchAll(db, sql: "SELECT name, value FROM secrets")
      return Dictionary(
        uniqueKeysWithValues: rows.map { ($0["name"] as String, [UInt8]($0["value"] as Data)) })
    }
  }

  public func markRedacted(_ sessionId: String) async throws {
    try await write { db in
      try db.execute(
        sql: "UPDATE sessions SET is_redacted = 1 WHERE id = ?", arguments: [sessionId])
    }
  }

  public func replaceSecret(_ name: String, with value: [UInt8]) async throws {
    try await write { db in
      try db.execute(
        sql: """
          INSERT INTO secrets (name, value) VALUES (?, ?)
          ON CONFLICT (name) DO UPDATE SET value = excluded.value
          """,
        arguments: [name, Data(value)])
    }
  }
}
