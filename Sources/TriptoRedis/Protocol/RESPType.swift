import NIOCore

/// The byte that starts a value.
enum RESPType: UInt8 {
  case simple = 0x2B  // +
  case error = 0x2D  // -
  case integer = 0x3A  // :
  case bulk = 0x24  // $
  case array = 0x2A  // *
  case null = 0x5F  // _
  case boolean = 0x23  // #
  case double = 0x2C  // ,
  case bigNumber = 0x28  // (
  case bulkError = 0x21  // !
  case verbatim = 0x3D  // =
  case map = 0x25  // %
  case set = 0x7E  // ~
  case push = 0x3E  // >
  case attribute = 0x7C  // |

  /// A line without its end, as its type and the text behind it.
  static func split(_ line: ByteBuffer) throws(RESPFailure) -> (RESPType, String) {
    var line = line
    guard let first: UInt8 = line.readInteger() else { throw RESPFailure(reason: .malformed(0)) }
    guard let type = RESPType(rawValue: first) else { throw RESPFailure(reason: .type(first)) }
    return (type, String(buffer: line))
  }

  /// It is whole with its line.
  var isScalar: Bool {
    switch self {
    case .simple, .error, .integer, .null, .boolean, .double, .bigNumber: true
    case .bulk, .bulkError, .verbatim, .array, .map, .set, .push, .attribute: false
    }
  }

  var isBulk: Bool { self == .bulk || self == .bulkError || self == .verbatim }

  var valuesPerEntry: Int { self == .map || self == .attribute ? 2 : 1 }

  private var malformed: RESPFailure { RESPFailure(reason: .malformed(rawValue)) }

  func scalar(_ text: String) throws(RESPFailure) -> RESPValue {
    switch self {
    case .simple: return .simple(text)
    case .error: return .error(RESPRefusal(text))
    case .integer: if let number = Int64(text) { return .integer(number) }
    case .null: if text.isEmpty { return .null }
    case .boolean: if text == "t" || text == "f" { return .boolean(text == "t") }
    case .double: if let number = Double(text) { return .double(number) }
    case .bigNumber: if Self.isDecimal(text) { return .bigNumber(text) }
    default: break
    }
    throw malformed
  }

  private static func isDecimal(_ text: String) -> Bool {
    let digits = text.utf8.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
    return !digits.isEmpty && text.utf8.count - digits.count <= 1
      && digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  /// How much is to follow; nil for RESP2's null.
  func length(_ text: String) throws(RESPFailure) -> Int? {
    if text == "-1", self == .bulk || self == .array { return nil }
    guard let length = Int(text), length >= 0 else { throw malformed }
    return length
  }

  /// Of a bulk.
  func value(of text: ByteBuffer) throws(RESPFailure) -> RESPValue {
    switch self {
    case .bulkError: return .error(RESPRefusal(String(buffer: text)))
    case .verbatim:
      var text = text
      guard let format = text.readString(length: 4), format.hasSuffix(":") else { throw malformed }
      return .verbatim(format: String(format.dropLast()), text)
    default: return .bulk(text)
    }
  }

  /// Of an aggregate; nil for an attribute.
  func value(of elements: [RESPValue]) -> RESPValue? {
    switch self {
    case .set: return .set(elements)
    case .push: return .push(elements)
    case .attribute: return nil
    case .map:
      return .map(
        stride(from: 0, to: elements.count - 1, by: 2).map {
          RESPPair(elements[$0], elements[$0 + 1])
        })
    default: return .array(elements)
    }
  }
}
