/// What a statement gave.
struct SQLRows: Sendable {
  var rows: [SQLRow] = []
  /// Rows that were written or deleted.
  var affected = 0

  var first: SQLRow? { rows.first }
}

/// A row in the server's binary form.
struct SQLRow: Sendable {
  let columns: [[UInt8]?]

  func isNull(_ column: Int) -> Bool { columns[column] == nil }

  /// Of a SMALLINT, INTEGER or BIGINT.
  func int(_ column: Int) throws -> Int64 {
    let bytes = try bytes(column)
    let isNegative = bytes.first.map { $0 & 0x80 != 0 } ?? false
    return bytes.reduce(isNegative ? -1 : 0) { $0 << 8 | Int64($1) }
  }

  func text(_ column: Int) throws -> String { String(decoding: try bytes(column), as: UTF8.self) }

  func bool(_ column: Int) throws -> Bool { try bytes(column) == [1] }

  /// Of a BYTEA, a JSON or a TEXT.
  func bytes(_ column: Int) throws -> [UInt8] {
    guard let bytes = columns[column] else {
      throw PostgresError(.refused, "column \(column) is empty where it may not be")
    }
    return bytes
  }
}
