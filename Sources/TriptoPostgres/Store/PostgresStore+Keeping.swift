public import TriptoStore

extension PostgresStore {
  public func markPlayed(household: String, packId: String, atMs: Int64) async throws {
    try await write(
      """
      INSERT INTO played_packs (household, pack_id, played_at) VALUES ($1, $2, $3)
      ON CONFLICT (household, pack_id) DO UPDATE
      SET played_at = GREATEST(played_packs.played_at, EXCLUDED.played_at)
      """,
      .text(household), .text(packId), .int(atMs))
  }

  public func playedPacks(household: String) async throws -> [String] {
    try await read(
      """
      SELECT pack_id FROM played_packs WHERE household = $1 ORDER BY played_at, pack_id COLLATE "C"
      """,
      .text(household)
    ).map { try $0.text(0) }
  }

  public func secret(named name: String) async throws -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    let fresh = (0..<32).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    return try await secret(named: name, first: fresh)
  }

  /// What the database has under a name; `value` where it had nothing.
  ///
  /// NB: of several servers that ask at once, the first one's holds.
  public func secret(named name: String, first value: [UInt8]) async throws -> [UInt8] {
    try await write(
      "INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING",
      .text(name), .bytes(value))
    let stored = try await read("SELECT value FROM secrets WHERE name = $1", .text(name))
    guard let row = stored.first else { throw StoreError.readFailed(reason: "no secret \(name)") }
    return try row.bytes(0)
  }
}

/// What households may read of journeys that are over (RE64, RE67).
extension PostgresStore {
  public func keepJourney(_ journey: JourneyRecord) async throws {
    let kept = try await write(
      """
      INSERT INTO journeys (\(JourneyRecord.columns))
      SELECT $1::text, id, $3::text, $4::bigint, $5::bytea FROM sessions WHERE id = $2
      ON CONFLICT (id) DO UPDATE SET body = EXCLUDED.body
      """,
      .text(journey.id), .text(journey.sessionId), .text(journey.household),
      .int(journey.playedAtMs), .bytes(journey.body))
    guard kept.affected > 0 else { throw StoreError.unknownSession(journey.sessionId) }
  }

  public func journeys(
    household: String, beforeMs: Int64, limit: Int
  ) async throws -> [JourneyRecord] {
    try await read(
      """
      SELECT \(JourneyRecord.columns) FROM journeys
      WHERE household = $1 AND NOT is_hidden AND played_at < $2
      ORDER BY played_at DESC, id COLLATE "C" LIMIT $3
      """,
      .text(household), .int(beforeMs), .int(Int64(limit))
    ).map(JourneyRecord.init)
  }

  public func hideJourney(_ id: String, household: String) async throws -> Bool {
    try await write(
      "UPDATE journeys SET is_hidden = TRUE WHERE id = $1 AND household = $2 AND NOT is_hidden",
      .text(id), .text(household)
    ).affected > 0
  }
}
