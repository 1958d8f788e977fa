import TriptoStore

extension SessionRecord {
  private static let columns = "id, join_code, status, created_at, settings_json"
  static let byId = "SELECT \(columns) FROM sessions WHERE id = $1"
  static let live =
    "SELECT \(columns) FROM sessions WHERE status <> 'ended' ORDER BY created_at, id COLLATE \"C\""
  static let all =
    "SELECT \(columns), is_redacted FROM sessions ORDER BY created_at, id COLLATE \"C\""
  static let insertion =
    "INSERT INTO sessions (\(columns)) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (id) DO NOTHING"

  var parameters: [SQLValue] {
    [.text(id), .text(joinCode), .text(status.rawValue), .int(createdAtMs), .bytes(settingsJSON)]
  }

  /// - Throws: `StoreError.readFailed` for a status this version does not know.
  init(_ row: SQLRow) throws {
    let word = try row.text(2)
    guard let status = SessionStatus(rawValue: word) else {
      throw StoreError.readFailed(reason: "unknown session status \(word)")
    }
    self.init(
      id: try row.text(0), joinCode: try row.text(1), status: status, createdAtMs: try row.int(3),
      settingsJSON: try row.bytes(4))
  }
}

extension JournalEntry {
  static let selection = """
    SELECT seq, at_ms, version, body FROM journal WHERE session_id = $1 AND seq > $2 AND seq <= $3
    ORDER BY seq LIMIT $4
    """

  init(_ row: SQLRow, _ sessionId: String) throws {
    self.init(
      sessionId: sessionId, seq: try row.int(0), atMs: try row.int(1),
      version: Int(try row.int(2)), body: try row.bytes(3))
  }
}

extension SnapshotRecord {
  static let bySession =
    "SELECT seq, rules, shape, body, memory FROM snapshots WHERE session_id = $1"

  init(_ row: SQLRow, _ sessionId: String) throws {
    self.init(
      sessionId: sessionId, seq: try row.int(0), rules: Int(try row.int(1)),
      shape: Int(try row.int(2)), body: try row.bytes(3))
  }
}

extension JourneyRecord {
  static let columns = "id, session_id, household, played_at, body"

  init(_ row: SQLRow) throws {
    self.init(
      id: try row.text(0), sessionId: try row.text(1), household: try row.text(2),
      playedAtMs: try row.int(3), body: try row.bytes(4))
  }
}
