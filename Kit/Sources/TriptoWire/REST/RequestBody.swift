import Foundation

/// A body a client sends over REST. Unknown keys are ignored; what is wrong throws.
public enum RequestBody {
  /// Reads a body; an empty one counts as `{}` (RE3).
  /// - Throws: `RequestError` naming the field.
  public static func decode<Body: Decodable>(
    _ type: Body.Type = Body.self, from bytes: some Collection<UInt8>
  ) throws(RequestError) -> Body {
    let data = bytes.isEmpty ? Data("{}".utf8) : Data(bytes)
    do {
      return try WireCoding.decoder.decode(type, from: data)
    } catch {
      throw RequestError(error)
    }
  }
}

extension KeyedDecodingContainer {
  /// A whole number within `range`, or nil when there is none.
  func decodeIfPresent(_ range: ClosedRange<Int>, forKey key: Key) throws -> Int? {
    guard let number = try decodeIfPresent(Double.self, forKey: key) else { return nil }
    guard let whole = Int(exactly: number), range.contains(whole) else {
      throw refusal(key, "must be a whole number, \(range.lowerBound)–\(range.upperBound)")
    }
    return whole
  }

  /// A whole number within `range`; one that is missing is an error.
  func decode(_ range: ClosedRange<Int>, forKey key: Key) throws -> Int {
    guard let number = try decodeIfPresent(range, forKey: key) else {
      throw refusal(key, "is missing")
    }
    return number
  }

  /// A text of at most `limit` UTF-16 units, or nil when there is none.
  func decodeIfPresent(upTo limit: Int, forKey key: Key) throws -> String? {
    guard let text = try decodeIfPresent(String.self, forKey: key) else { return nil }
    guard text.utf16.count <= limit else {
      throw refusal(key, "must have at most \(limit) characters")
    }
    return text
  }

  /// One of the words of `type`, or nil when there is none; the error lists them.
  func decodeIfPresent<Word: RawRepresentable<String> & CaseIterable>(
    word type: Word.Type, forKey key: Key
  ) throws -> Word? {
    guard let text = try decodeIfPresent(String.self, forKey: key) else { return nil }
    guard let word = Word(rawValue: text) else {
      let words = type.allCases.map(\.rawValue).joined(separator: ", ")
      throw refusal(key, "must be one of \(words)")
    }
    return word
  }

  /// One of the words of `type`, null, or no key at all; the error lists them.
  func decodePresence<Word: RawRepresentable<String> & CaseIterable>(
    word type: Word.Type, forKey key: Key
  ) throws -> Presence<Word> {
    contains(key) ? .present(try decodeIfPresent(word: type, forKey: key)) : .absent
  }

  /// One of the numbers of `type`, or nil when there is none; the error lists them.
  func decodeIfPresent<Number: RawRepresentable<Double> & CaseIterable>(
    number type: Number.Type, forKey key: Key
  ) throws -> Number? {
    guard let given = try decodeIfPresent(Double.self, forKey: key) else { return nil }
    guard let number = Number(rawValue: given) else {
      let numbers = type.allCases.map { String(decoding: $0.rawValue.jsonBytes(), as: UTF8.self) }
      let list = numbers.dropLast().joined(separator: ", ")
      throw refusal(key, "must be \(list) or \(numbers.last ?? "")")
    }
    return number
  }

  /// An error about `key` with its whole path.
  func refusal(_ key: Key, _ reason: String) -> RequestError {
    RequestError(field: RequestError.path(codingPath + [key]), reason: reason)
  }
}
