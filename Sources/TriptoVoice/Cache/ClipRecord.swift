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

  init(_ order: ClipOrder, _ clip: ClipMaker.Clip) {
    assetId = order.assetID
    durationMs = clip.figures.milliseconds
    lufs = clip.figures.lufs
    truePeakDb = clip.figures.truePeak
    engine = order.voice.engine
    voice = order.voice.name
    licence = order.voice.licence
    language = order.language
    text = order.text
    spokenText = order.spoken.marked
    bytes = clip.bytes.count
    sha256 = Self.digest(clip.bytes)
  }

  /// For a sound that no engine of this library made.
  /// - Parameter data: The bytes of the file.
  public init(
    assetId: AssetID, durationMs: Int, lufs: Double, truePeakDb: Double, engine: String,
    licence: String, language: Language, data: Data
  ) {
    self.assetId = assetId
    self.durationMs = durationMs
    self.lufs = lufs
    self.truePeakDb = truePeakDb
    self.engine = engine
    self.licence = licence
    self.language = language
    voice = ""
    text = ""
    spokenText = ""
    bytes = data.count
    sha256 = Self.digest(data)
  }

  func describes(_ data: Data) -> Bool {
    data.count == bytes && Self.digest(data) == sha256
  }

  private static func digest(_ data: Data) -> String {
    Hex.text(SHA256.hash(data: data))
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

  public init(file: URL, record: ClipRecord) {
    self.file = file
    self.record = record
  }
}
