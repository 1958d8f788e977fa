/// A word of the protocol to whose kind others are added without a new version: reading one that
/// this build does not know gives a value, so that it costs a client no message.
public protocol OpenWord: RawRepresentable<String>, Codable, CaseIterable, Hashable, Sendable,
  JSONWritable
{
  static func unknown(_ word: String) -> Self
}

extension OpenWord {
  public init(from decoder: any Decoder) throws {
    let word = try decoder.singleValueContainer().decode(String.self)
    self = Self(rawValue: word) ?? .unknown(word)
  }
}

extension KeyedDecodingContainer {
  /// The words of a list that this build knows; others are left out.
  func decodeKnown<Word: RawRepresentable<String>>(
    _ type: Word.Type, forKey key: Key
  ) throws -> [Word] {
    try decode([String].self, forKey: key).compactMap(Word.init(rawValue:))
  }
}
