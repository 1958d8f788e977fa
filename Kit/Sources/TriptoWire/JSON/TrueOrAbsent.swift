/// A mark that is on the wire only while it holds: `true`, or no key at all.
@propertyWrapper
public struct TrueOrAbsent: Equatable, Sendable, Decodable {
  public var wrappedValue: Bool

  public init(wrappedValue: Bool) { self.wrappedValue = wrappedValue }

  public init(from decoder: any Decoder) throws {
    wrappedValue = try decoder.singleValueContainer().decode(Bool.self)
  }
}

extension KeyedDecodingContainer {
  func decode(_ type: TrueOrAbsent.Type, forKey key: Key) throws -> TrueOrAbsent {
    TrueOrAbsent(wrappedValue: try decodeIfPresent(Bool.self, forKey: key) ?? false)
  }
}
