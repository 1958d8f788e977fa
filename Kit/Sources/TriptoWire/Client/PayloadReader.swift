struct WireKey: CodingKey, ExpressibleByStringLiteral {
  let stringValue: String
  var intValue: Int? { nil }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
  init(stringLiteral value: String) { stringValue = value }
}

/// Reads the payload of a client message. Unknown keys are ignored, `null` is a missing key, and
/// errors name the key.
struct PayloadReader {
  let type: ClientMessageType
  /// nil when the payload is missing or null, which is an empty one (WS22).
  let container: KeyedDecodingContainer<WireKey>?

  func optional<Value: Decodable>(
    _ key: WireKey, _ kind: Value.Type = Value.self
  ) throws(ClientMessageError) -> Value? {
    guard let container else { return nil }
    do {
      return try container.decodeIfPresent(kind, forKey: key)
    } catch {
      throw invalid(Self.complaint(key, RequestError(error)))
    }
  }

  func required<Value: Decodable>(
    _ key: WireKey, _ kind: Value.Type = Value.self
  ) throws(ClientMessageError) -> Value {
    guard let value = try optional(key, kind) else {
      throw invalid("\(key.stringValue) is missing")
    }
    return value
  }

  /// One of the words of `kind`; the error lists them.
  func word<Word: Decodable & RawRepresentable<String> & CaseIterable>(
    _ key: WireKey, _ kind: Word.Type
  ) throws(ClientMessageError) -> Word {
    _ = try required(key, String.self)
    do throws(ClientMessageError) {
      return try required(key, kind)
    } catch {
      let words = kind.allCases.map(\.rawValue).joined(separator: " or ")
      throw invalid("\(key.stringValue) must be \(words)")
    }
  }

  /// What somebody typed, clean by the rules of `kind`.
  func typed<Kind: TypedText>(
    _ key: WireKey, _ kind: Kind.Type
  ) throws(ClientMessageError) -> String {
    guard let text = kind.clean(try required(key, String.self)) else {
      throw invalid("\(key.stringValue) must have 1–\(kind.longest) characters")
    }
    return text
  }

  /// A whole number within `range`.
  func whole(_ key: WireKey, _ range: ClosedRange<Int>) throws(ClientMessageError) -> Int {
    let number = try required(key, Int.self)
    guard range.contains(number) else {
      throw invalid("\(key.stringValue) must be \(range.lowerBound)–\(range.upperBound)")
    }
    return number
  }

  /// Nil where it is left out.
  func optionalWhole(
    _ key: WireKey, _ range: ClosedRange<Int>
  ) throws(ClientMessageError) -> Int? {
    try optional(key, Int.self) == nil ? nil : try whole(key, range)
  }

  /// The words of a list that this build knows; others are left out (EX2).
  func known<Word: RawRepresentable<String>>(
    _ key: WireKey, _ kind: Word.Type
  ) throws(ClientMessageError) -> [Word]? {
    try optional(key, [String].self)?.compactMap(Word.init(rawValue:))
  }

  /// The reason with the path inside the payload, or the key alone when the path is not known.
  private static func complaint(_ key: WireKey, _ error: RequestError) -> String {
    let path = error.field.split(separator: ".").drop { $0 == "payload" }.joined(separator: ".")
    return path.isEmpty ? "\(key.stringValue) has the wrong type" : "\(path) \(error.reason)"
  }

  func invalid(_ reason: String) -> ClientMessageError {
    .invalidPayload(type: type, reason: reason)
  }
}
