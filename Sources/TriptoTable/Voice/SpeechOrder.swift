public import TriptoShow

/// A line that is to be spoken.
public struct SpeechOrder: Sendable {
  public let line: ScriptLine
  /// The lowest first.
  public let priority: Int
  /// The clip is for this game; else it is spoken ahead, for the cache alone.
  public let isKept: Bool
}

/// A line that has been spoken.
public struct Recording: Sendable {
  /// The name of its sound file.
  public let assetID: String
  public let durationMs: Int
  /// It has the length of the words, but no sound.
  public let isSilent: Bool

  public init(assetID: String, durationMs: Int, isSilent: Bool) {
    self.assetID = assetID
    self.durationMs = durationMs
    self.isSilent = isSilent
  }
}
