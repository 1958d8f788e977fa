import Foundation

/// Any JSON value: for what the protocol leaves open (`details`, `params`, patches) and for tests.
public enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// Parses one JSON text.
  /// - Throws: `DecodingError` when `bytes` is not JSON.
  public init(parsing bytes: some Collection<UInt8>) throws {
    self = try WireCoding.decoder.decode(JSONValue.self, from: Data(bytes))
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

extension JSONValue: JSONWritable {
  public static var wireShape: WireShape { .anything }

  /// Writes object members in the order of their keys, so equal values give equal bytes.
  public func write(to json: inout JSONWriter) {
    switch self {
    case .null: json.null()
    case .bool(let flag): json.bool(flag)
    case .int(let whole): json.int(whole)
    case .double(let number): json.double(number)
    case .string(let text): json.string(text)
    case .array(let elements): elements.write(to: &json)
    case .object(let members):
      json.object { json in
        for (name, value) in members.sorted(by: { $0.key < $1.key }) {
          json.key(escaping: name)
          value.write(to: &json)
        }
      }
    }
  }
}
