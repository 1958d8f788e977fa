/// Any JSON value: packs as they were read, and what the protocol leaves open.
public enum JSONValue: Equatable, Sendable {
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
    parsing bytes: some Collection<UInt8>, maximumDepth: Int = 64, mayRepeatKeys: Bool = false
  ) throws(JSONFailure) {
    var parser = JSONParser(
      bytes: [UInt8](bytes), maximumDepth: maximumDepth, mayRepeatKeys: mayRepeatKeys)
    self = try parser.document()
  }

  /// The member of an object; nil when there is none or this is no object.
  public subscript(key: String) -> JSONValue? {
    if case .object(let members) = self { members[key] } else { nil }
  }
}

extension JSONValue: Codable {
  // NB: `try?` here discards nothing: Codable shows a value's type only by trying.
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let text = try? value.decode(String.self) {
      self = .string(text)
    } else if let flag = try? value.decode(Bool.self) {
      self = .bool(flag)
    } else if let whole = try? value.decode(Int.self) {
      self = .int(whole)
    } else if let number = try? value.decode(Double.self) {
      self = .double(number)
    } else if let elements = try? value.decode([JSONValue].self) {
      self = .array(elements)
    } else {
      self = .object(try value.decode([String: JSONValue].self))
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
    case .object(let members): try container.encode(members)
    }
  }
}
