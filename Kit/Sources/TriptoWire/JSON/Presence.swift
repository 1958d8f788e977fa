/// A key that can be absent, `null` or filled, where all three mean something else.
public enum Presence<Value: Equatable & Sendable>: Equatable, Sendable {
  case absent
  case present(Value?)

  /// The value; nil when the key is absent or `null`.
  public var value: Value? {
    if case .present(let value) = self { value } else { nil }
  }

  /// What stands for it when the key is absent.
  func or(_ other: Presence) -> Presence { self == .absent ? other : self }
}

extension Presence: Decodable where Value: Decodable {
  public init(from decoder: any Decoder) throws {
    self = .present(try Value?(from: decoder))
  }
}

extension KeyedDecodingContainer {
  func decode<Value: Decodable>(
    _ type: Presence<Value>.Type, forKey key: Key
  ) throws -> Presence<Value> {
    contains(key) ? .present(try decodeIfPresent(Value.self, forKey: key)) : .absent
  }
}

extension JSONWriter {
  /// Writes a key unless it is absent.
  public mutating func presence<Value: JSONWritable>(
    _ name: StaticString, _ value: Presence<Value>
  ) {
    if case .present(let value) = value { nullable(name, value) }
  }
}
