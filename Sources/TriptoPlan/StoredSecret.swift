public import TriptoKernel

/// A secret of a game that a snapshot keeps (DA34). Whoever encodes it gives the reason to the encoder;
/// every other encoder is refused, so that no game becomes JSON by accident (PR34).
@propertyWrapper
public struct StoredSecret<Value: Codable & Sendable>: Sendable {
  public var wrappedValue: Secret<Value>

  public init(wrappedValue: Secret<Value>) { self.wrappedValue = wrappedValue }
}

extension StoredSecret: Equatable where Value: Equatable {}

extension StoredSecret: Unprintable {}

extension StoredSecret: Codable {
  public init(from decoder: any Decoder) throws {
    wrappedValue = Secret(try decoder.singleValueContainer().decode(Value.self))
  }

  /// - Throws: `SealedError` without a reason.
  public func encode(to encoder: any Encoder) throws {
    let value = wrappedValue.open(try encoder.disclosure)
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}

/// An encoder that has no reason to open secrets met one.
public struct SealedError: Error {}

extension CodingUserInfoKey {
  /// An encoder's reason to open secrets, a `Disclosure`.
  package static var disclosure: CodingUserInfoKey {
    guard let key = CodingUserInfoKey(rawValue: "disclosure") else {
      preconditionFailure("any text is a key")
    }
    return key
  }
}

extension Encoder {
  /// Why it may open secrets.
  var disclosure: Disclosure {
    get throws(SealedError) {
      guard let reason = userInfo[.disclosure] as? Disclosure else { throw SealedError() }
      return reason
    }
  }
}
