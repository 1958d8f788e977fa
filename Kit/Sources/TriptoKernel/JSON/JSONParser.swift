/// Reads one JSON document in a single pass over its bytes.
///
/// NB: Foundation's decoder finds out by trial what each value is; that took 40 times as long, and
/// it reads a deep document to the bottom before the depth can be checked.
struct JSONParser {
  let bytes: [UInt8]
  let maximumDepth: Int
  let mayRepeatKeys: Bool
  var position = 0

  init(bytes: [UInt8], maximumDepth: Int, mayRepeatKeys: Bool) {
    self.bytes = bytes
    self.maximumDepth = maximumDepth
    self.mayRepeatKeys = mayRepeatKeys
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  mutating func document() throws(JSONFailure) -> JSONValue {
    let value = try value(depth: 0)
    skipSpace()
    guard position == bytes.count else { throw malformed }
    return value
  }

  var malformed: JSONFailure { .malformed(byte: position) }

  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  /// Steps over `byte`, which must come next.
  mutating func expect(_ byte: UInt8) throws(JSONFailure) {
    guard next == byte else { throw malformed }
    position += 1
  }

  /// Steps over `byte` if it comes next.
  mutating func skip(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }

  private mutating func value(depth: Int) throws(JSONFailure) -> JSONValue {
    skipSpace()
    switch next {
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "{"): return .object(try object(depth: depth + 1))
    case UInt8(ascii: "["): return .array(try array(depth: depth + 1))
    case UInt8(ascii: "t"): return try literal("true", .bool(true))
    case UInt8(ascii: "f"): return try literal("false", .bool(false))
    case UInt8(ascii: "n"): return try literal("null", .null)
    default: return try number()
    }
  }

  private mutating func object(depth: Int) throws(JSONFailure) -> [String: JSONValue] {
    guard depth <= maximumDepth else { throw .tooDeep(limit: maximumDepth) }
    position += 1
    var fields: [String: JSONValue] = [:]
    skipSpace()
    if skip(UInt8(ascii: "}")) { return fields }
    repeat {
      skipSpace()
      let key = try string()
      skipSpace()
      try expect(UInt8(ascii: ":"))
      let value = try value(depth: depth)
      let isNew = fields.updateValue(value, forKey: key) == nil
      guard isNew || mayRepeatKeys else { throw .duplicateKey(key) }
      skipSpace()
    } while skip(UInt8(ascii: ","))
    try expect(UInt8(ascii: "}"))
    return fields
  }

  private mutating func array(depth: Int) throws(JSONFailure) -> [JSONValue] {
    guard depth <= maximumDepth else { throw .tooDeep(limit: maximumDepth) }
    position += 1
    var elements: [JSONValue] = []
    skipSpace()
    if skip(UInt8(ascii: "]")) { return elements }
    repeat {
      elements.append(try value(depth: depth))
      skipSpace()
    } while skip(UInt8(ascii: ","))
    try expect(UInt8(ascii: "]"))
    return elements
  }

  private mutating func literal(
    _ word: StaticString, _ value: JSONValue
  ) throws(JSONFailure) -> JSONValue {
    for index in 0..<word.utf8CodeUnitCount { try expect(word.utf8Start[index]) }
    return value
  }
}
