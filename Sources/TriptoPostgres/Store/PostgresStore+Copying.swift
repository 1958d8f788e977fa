public import TriptoStore

extension PostgresStore: CopyableStore {
  public func allSessions() async throws -> [KeptSession] {
    try await read(SessionRecord.all).map {
      KeptSession(try SessionRecord($0), isRedacted: try $0.bool(5))
    }
  }

  public func journeys(ofSession sessionId: String) async throws -> [KeptJourney] {
    try await read(
      """
      SELECT \(JourneyRecord.columns), is_hidden FROM journeys WHERE session_id = $1
      ORDER BY id COLLATE "C"
      """,
      .text(sessionId)
    ).map { KeptJourney(try JourneyRecord($0), isHidden: try $0.bool(5)) }
  }

  public func allPlayedPacks() async throws -> [PlayedPack] {
    try await read("SELECT household, pack_id, played_at FROM played_packs").map {
      PlayedPack(household: try $0.text(0), packId: try $0.text(1), atMs: try $0.int(2))
    }
  }

  public func allSecrets() async throws -> [String: [UInt8]] {
    let rows = try await read("SELECT name, value FROM secrets")
    return try Dictionary(uniqueKeysWithValues: rows.map { (try $0.text(0), try $0.bytes(1)) })
  }

  public func markRedacted(_ sessionId: String) async throws {
    try await write("UPDATE sessions SET is_redacted = TRUE WHERE id = $1", .text(sessionId))
  }

  public func replaceSecret(_ name: String, with value: [UInt8]) async throws {
    try await write(
      """
      INSERT INTO secrets (name, value) VALUES ($1, $2)
      ON CONFLICT (name) DO UPDATE SET value = EXCLUDED.value
      """,
      .text(name), .bytes(value))
  }
}
