import TriptoStore

/// The tables that people ask are written with the journal, in its transaction (DA2–DA9).
extension PostgresWriter {
  /// Statements for the rows that these entries make or change.
  func projected(
    _ entries: [JournalEntry], on connection: PostgresConnection
  ) async throws -> [Statement] {
    var rows: [ProjectedTable: [String: Statement]] = [:]
    for entry in entries where projections.isWanted(entry.sessionId) {
      if !projections.has(entry.sessionId) {
        try await load(entry.sessionId, before: entry.seq, on: connection)
      }
      do {
        for row in try projections.rows(of: entry) {
          rows[row.table, default: [:]][row.id] = row.upsert(of: entry.sessionId)
        }
      } catch {
        giveUp(entry.sessionId, error)
      }
    }
    return ProjectedTable.allCases.flatMap { table in rows[table].map { Array($0.values) } ?? [] }
  }

  private func load(
    _ sessionId: String, before seq: Int64, on connection: PostgresConnection
  ) async throws {
    guard let row = try await connection.run(SessionRecord.byId, .text(sessionId)).first else {
      return
    }
    if let start = try await start(of: sessionId, before: seq, on: connection) {
      let rest = try await entries(
        of: sessionId, after: start.snapshot.seq, before: seq, on: connection)
      do {
        return try projections.load(SessionRecord(row), from: start, rest)
      } catch {
        report("the tables of the game \(sessionId) are made from its whole journal: \(error)")
      }
    }
    let all = try await entries(of: sessionId, after: .min, before: seq, on: connection)
    do {
      try projections.load(SessionRecord(row), from: nil, all)
    } catch {
      giveUp(sessionId, error)
    }
  }

  private func entries(
    of sessionId: String, after first: Int64, before seq: Int64, on connection: PostgresConnection
  ) async throws -> [JournalEntry] {
    let stored = try await connection.run(
      JournalEntry.selection, .text(sessionId), .int(first), .int(seq - 1), .int(.max))
    return try stored.rows.map { try JournalEntry($0, sessionId) }
  }

  private func giveUp(_ sessionId: String, _ error: any Error) {
    projections.giveUp(sessionId)
    report("the tables have no further rows of the game \(sessionId): \(error)")
  }
}

extension ProjectedRow {
  func upsert(of sessionId: String) -> Statement {
    Statement(table.upsert, [.text(id), .text(sessionId)] + values.map(\.parameter))
  }
}

extension ProjectedTable {
  fileprivate var upsert: String { Self.upserts[self] ?? "" }

  private static let upserts = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, insertion(of: $0)) })

  private static func insertion(of table: ProjectedTable) -> String {
    let names = table.columns.map { "\"\($0.name)\"" }
    let values = table.columns.enumerated().map { index, column in
      column.kind == .time ? "to_timestamp($\(index + 3)::float8 / 1000)" : "$\(index + 3)"
    }
    let updates = names.map { "\($0) = EXCLUDED.\($0)" }
    return """
      INSERT INTO \(table.rawValue) (id, session_id, \(names.joined(separator: ", ")))
      VALUES ($1, $2, \(values.joined(separator: ", ")))
      ON CONFLICT (id) DO UPDATE SET \(updates.joined(separator: ", "))
      """
  }
}

extension ProjectedValue {
  fileprivate var parameter: SQLValue {
    switch self {
    case .null: .null
    // NB: Postgres keeps no NUL in a text, and what a player typed may have one.
    case .text(let text): .text(text.replacing("\0", with: ""))
    case .int(let number): .int(Int64(number))
    case .double(let number): .double(number)
    case .bool(let isTrue): .bool(isTrue)
    case .time(let ms): .double(Double(ms))
    case .json(let text): .bytes(text)
    }
  }
}
