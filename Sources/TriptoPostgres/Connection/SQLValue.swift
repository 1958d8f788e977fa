/// A parameter in the server's binary form. The SQL says its type, by a cast or by the column.
enum SQLValue: Sendable, Equatable {
  case null
  /// Of a BIGINT.
  case int(Int64)
  /// Of a DOUBLE PRECISION.
  case double(Double)
  case bool(Bool)
  case text(String)
  /// Of a BYTEA or a JSON, which is UTF-8.
  case bytes([UInt8])
  /// Of a BIGINT[].
  case ints([Int64])
  case texts([String])
  /// Of a BYTEA[].
  case blobs([[UInt8]])

  /// Nil for NULL.
  var encoded: [UInt8]? {
    switch self {
    case .null: nil
    case .int(let number): Self.bigEndian(number)
    case .double(let number): Self.bigEndian(number.bitPattern)
    case .bool(let isTrue): [isTrue ? 1 : 0]
    case .text(let text): Array(text.utf8)
    case .bytes(let bytes): bytes
    case .ints(let numbers): Self.array(numbers.map { Self.bigEndian($0) }, of: 20)
    case .texts(let texts): Self.array(texts.map { Array($0.utf8) }, of: 25)
    case .blobs(let blobs): Self.array(blobs, of: 17)
    }
  }

  static func optional(_ number: Double?) -> SQLValue { number.map(SQLValue.double) ?? .null }

  private static func bigEndian<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }

  /// One dimension without NULLs, numbered from 1.
  ///
  /// - Parameter type: The OID of its elements' type in pg_type.
  private static func array(_ elements: [[UInt8]], of type: Int32) -> [UInt8] {
    let dimensions: Int32 = elements.isEmpty ? 0 : 1
    var bytes = bigEndian(dimensions) + bigEndian(Int32(0)) + bigEndian(type)
    guard !elements.isEmpty else { return bytes }
    bytes += bigEndian(Int32(elements.count)) + bigEndian(Int32(1))
    for element in elements { bytes += bigEndian(Int32(element.count)) + element }
    return bytes
  }
}

/// A statement with its parameters. Its text is prepared once on each connection, so it must be one of few.
struct Statement: Sendable {
  let sql: String
  let values: [SQLValue]

  init(_ sql: String, _ values: [SQLValue] = []) {
    self.sql = sql
    self.values = values
  }
}
