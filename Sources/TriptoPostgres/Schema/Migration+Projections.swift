import TriptoStore

/// DA2–DA9 and the standings. Each row belongs to a session and goes with it (DA28).
extension Migration {
  static let projections = ProjectedTable.allCases.map(table) + indexes + [winners]

  private static func table(_ table: ProjectedTable) -> String {
    let columns = table.columns.map { "\"\($0.name)\" \(type(of: $0.kind))\(reference($0.name))" }
    let unique =
      table.unique.map { ", UNIQUE (\($0.map { "\"\($0)\"" }.joined(separator: ", ")))" } ?? ""
    return """
      CREATE TABLE \(table.rawValue) (id TEXT PRIMARY KEY, session_id TEXT NOT NULL REFERENCES sessions (id) \
      ON DELETE CASCADE, \(columns.joined(separator: ", "))\(unique))
      """
  }

  static func type(of kind: ProjectedTable.Kind) -> String {
    switch kind {
    case .text: "TEXT"
    case .int: "BIGINT"
    case .double: "DOUBLE PRECISION"
    case .bool: "BOOLEAN"
    case .time: "TIMESTAMPTZ"
    case .json: "JSON"
    }
  }

  private static func reference(_ column: String) -> String {
    switch column {
    case "round_id": " REFERENCES rounds (id) ON DELETE CASCADE"
    case "player_id": " REFERENCES players (id) ON DELETE CASCADE"
    case "destination_id": " REFERENCES destinations (id) ON DELETE CASCADE"
    default: ""
    }
  }

  private static let indexes = ProjectedTable.allCases.map {
    "CREATE INDEX \($0.rawValue)_of_session ON \($0.rawValue) (session_id)"
  }

  /// Who won what, in words.
  private static let winners = """
    CREATE VIEW winners AS
    SELECT s.session_id, s.journey, p.name, s.points, s.played_at
    FROM standings s JOIN players p ON p.id = s.player_id WHERE s.rank = 1
    """
}
