public import TriptoShow

/// A line that is to be spoken.
public struct SpeechOrder: Sendable {
  public let line: ScriptLine
  /// The lowest first.
  public let priority: Int
  /// The clip is for this game; else it is spoken ahead, for the cache alone.
  public let isKept: Bool
  /// For how long the TV will say it itself, in ms (EVE81); nil for the server's engines.
  public let tvMs: Int?

  init(line: ScriptLine, priority: Int = 0, isKept: Bool, tvMs: Int? = nil) {
    (self.line, self.priority, self.isKept, self.tvMs) = (line, priority, isKept, tvMs)
  }
}

/// A line that has been spoken.
public struct Recording: Sendable {
  /// The name of its sound file.
  public let assetID: String
  public let durationMs: Int
  /// It has the length of the words, but no sound.
  public let isSilent: Bool
  /// The TV says it itself (EVE81).
  public let isByTV: Bool

  public init(assetID: String, durationMs: Int, isSilent: Bool, isByTV: Bool = false) {
    self.assetID = assetID
    self.durationMs = durationMs
    self.isSilent = isSilent
    self.isByTV = isByTV
  }
}
