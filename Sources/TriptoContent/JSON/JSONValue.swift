import Foundation

/// A JSON document as it was read, so that fields this version does not know are kept.
public enum JSONValue: Sendable, Equatable, Encodable {
  case null
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// Reads strict JSON (RFC 8259) in UTF-8.
  ///
  /// - Parameters:
  ///   - maximumDepth: How deep objects and arrays may be nested; a plain value is 0.
  ///   - mayRepeatKeys: Whether a key may stand twice in an object; the last one counts.
  /// - Throws: ``JSONFailure``, before anything deeper has been read.
  public init(
    parsing data: Data, maximumDepth: Int = 64, mayRepeatKeys: Bool = false
  ) throws(JSONFailure) {
    var parser = JSONParser(
      bytes: [UInt8](data), maximumDepth: maximumDepth, mayRepeatKeys: mayRepeatKeys)
    self = try parser.document()
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let flag): try container.encode(flag)
    case .int(let whole): try container.encode(whole)
    case .double(let number): try container.encode(number)
    case .string(let text): try container.encode(text)
    case .array(let elements): try container.encode(elements)
    case .object(let fields): try container.encode(fields)
    }
  }

  /// The field of an object, or nil.
  public subscript(key: String) -> JSONValue? {
    if case .object(let fields) = self { fields[key] } else { nil }
  }

  /// The text, or a whole number written as one: years are answers too.
  public var text: String? {
    switch self {
    case .string(let text): text
    case .int(let whole): String(whole)
    default: nil
    }
  }

  /// The whole number, or nil.
  var whole: Int? {
    if case .int(let whole) = self { whole } else { nil }
  }

  /// Every text and number in the document, in no order that matters.
  var leaves: [JSONValue] {
    switch self {
    case .array(let elements): elements.flatMap(\.leaves)
    case .object(let fields): fields.values.flatMap(\.leaves)
    case .null, .bool: []
    case .int, .double, .string: [self]
    }
  }
}
