import Crypto
public import TriptoKernel

/// The name of a clip: `tts_` and 16 hexadecimal digits, the same for the same sound.
public struct AssetID: Sendable, Hashable, Codable, CustomStringConvertible {
  public let rawValue: String

  /// From everything that is heard: SHA-256 over the fields with NUL between them.
  public init(voice: Voice, language: Language, text: SpokenText) {
    let fields = [
      voice.engine, voice.model, voice.name, voice.settings, language.rawValue, text.marked,
      String(TextExpander.version), String(ClipMaker.chainVersion),
    ]
    self.init(hashOf: fields)
  }

  /// The name that protocol 1 gives a text in a voice (ID8), whoever speaks it.
  public init(text: String, voiceId: String) {
    self.init(hashOf: [text, voiceId])
  }

  private init(hashOf fields: [String]) {
    let digest = SHA256.hash(data: Array(fields.joined(separator: "\0").utf8))
    rawValue =
      "tts_" + Hex.text(digest.prefix(8))
  }

  /// Nil when it is not of that form, so that no other file can be asked for.
  public init?(_ text: String) {
    let digits = text.dropFirst(4)
    guard text.hasPrefix("tts_"), digits.utf8.count == 16,
      digits.utf8.allSatisfy("0123456789abcdef".utf8.contains)
    else { return nil }
    rawValue = text
  }

  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let id = Self(text) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "no asset id"))
    }
    self = id
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }

  public var description: String { rawValue }
}
