import Crypto
public import Foundation
public import TriptoKernel

/// The sidecar of a clip: what it is and where it comes from (AU23).
public struct ClipRecord: Sendable, Equatable, Codable {
  public let assetId: AssetID
  public let durationMs: Int
  public let lufs: Double
  public let truePeakDb: Double
  public let engine: String
  public let voice: String
  public let licence: String
  public let language: Language
  /// As written; captions show this.
  public let text: String
  /// As spoken.
  public let spokenText: String
  public let bytes: Int
  public let sha256: String

  func describes(_ data: Data) -> Bool { data.count == bytes && Self.digest(data) == sha256 }

  static func digest(_ data: Data) -> String { Hex.text(SHA256.hash(data: data)) }
}

extension ClipRecord {
  init(_ order: ClipOrder, _ clip: ClipMaker.Clip) {
    self.init(
      assetId: order.assetID, durationMs: clip.figures.milliseconds, lufs: clip.figures.lufs,
      truePeakDb: clip.figures.truePeak, engine: order.voice.engine, voice: order.voice.name,
      licence: order.voice.licence, language: order.language, text: order.text,
      spokenText: order.spoken.marked, bytes: clip.bytes.count, sha256: Self.digest(clip.bytes))
  }
}

/// One sound that is wanted.
struct ClipOrder: Sendable {
  let text: String
  let spoken: SpokenText
  let language: Language
  let voice: Voice

  init(_ text: String, in language: Language, by engine: any SpeechEngine) {
    self.text = text
    self.language = language
    spoken = TextExpander.expand(text, in: language)
    voice = engine.voice(for: language)
  }

  var assetID: AssetID { AssetID(voice: voice, language: language, text: spoken) }
}

/// A clip on the disk.
public struct StoredClip: Sendable, Equatable {
  public let file: URL
  public let record: ClipRecord
}

/// The name of a clip: `tts_` and 16 hexadecimal digits, the same for the same sound.
public struct AssetID: RawRepresentable, Sendable, Hashable, Codable, CustomStringConvertible {
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
    rawValue = "tts_" + Hex.text(digest.prefix(8))
  }

  /// Nil when it is not of that form, so that no other file can be asked for.
  public init?(rawValue text: String) {
    let digits = text.dropFirst(4)
    guard text.hasPrefix("tts_"), digits.utf8.count == 16,
      digits.utf8.allSatisfy("0123456789abcdef".utf8.contains)
    else { return nil }
    rawValue = text
  }

  public var description: String { rawValue }
}
