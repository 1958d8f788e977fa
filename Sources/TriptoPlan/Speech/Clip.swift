public import TriptoKernel

/// One line of one destination.
public struct LineID: Hashable, Sendable, Codable {
  public let round: Int
  public let spoken: Spoken
  /// From 0; clues, questions and bridges have one.
  public let variant: Int

  public init(round: Int, spoken: Spoken, variant: Int = 0) {
    self.round = round
    self.spoken = spoken
    self.variant = variant
  }
}

/// A line that has been made into sound.
public struct Clip: Hashable, Sendable, Codable {
  public let line: LineID
  public let language: Language
  /// Names the sound file; says nothing about the words.
  public let assetID: String
  public let durationMs: Milliseconds
  /// Only carries its caption (AU19).
  public let isSilent: Bool
  // NB: nil for no, so that clips from before there was a choice are read alike.
  private let byTV: Bool?

  /// A TV that has a voice says the words itself; its sound file is silent (EVE81).
  public var isByTV: Bool { byTV == true }

  public init(
    line: LineID, language: Language, assetID: String, durationMs: Milliseconds,
    isSilent: Bool = false, isByTV: Bool = false
  ) {
    self.line = line
    self.language = language
    self.assetID = assetID
    self.durationMs = durationMs
    self.isSilent = isSilent
    byTV = isByTV ? true : nil
  }
}
