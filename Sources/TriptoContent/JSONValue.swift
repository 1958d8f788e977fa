/// A JSON document as it was read, so that fields this version does not know are kept.
public enum JSONValue: Sendable, Equatable, Codable {
  case null
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // NB: a failed attempt is part of finding out what is there, not an error to report.
    if let text = try? container.decode(String.self) {
      self = .string(text)
    } else if let fields = try? container.decode([String: JSONValue].self) {
      self = .object(fields)
    } else if let elements = try? container.decode([JSONValue].self) {
      self = .array(elements)
    } else if let flag = try? container.decode(Bool.self) {
      self = .bool(flag)
    } else if let whole = try? container.decode(Int.self) {
      self = .int(whole)
    } else if container.decodeNil() {
      self = .null
    } else {
      self = .double(try container.decode(Double.self))
    }
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

  /// How deep objects and arrays are nested; a plain value is 0.
  var depth: Int {
    switch self {
    case .array(let elements): 1 + (elements.map(\.depth).max() ?? 0)
    case .object(let fields): 1 + (fields.values.map(\.depth).max() ?? 0)
    default: 0
    }
  }
}
