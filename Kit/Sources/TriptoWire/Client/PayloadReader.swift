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

  /// The answer, trimmed (EV16).
  func answerText() throws(ClientMessageError) -> String {
    let raw = try required("answerText", String.self)
    guard let answer = AnswerText.clean(raw) else {
      throw invalid("answerText must have 1–\(AnswerText.longest) characters")
    }
    return answer
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
