/// Why an answer was accepted or not (AN8).
public enum Verdict: String, Sendable, Codable, CaseIterable {
  /// The name or one of the pack's aliases.
  case exact
  /// The name of the same place in another language.
  case alias
  /// A name within the spelling tolerance (AN4).
  case spelling
  /// The name of another place (AN5).
  case otherPlace = "other_place"
  case wrong
}

/// What the judge makes of one answer.
public struct Judgement: Sendable, Equatable {
  public let verdict: Verdict

  public init(_ verdict: Verdict) {
    self.verdict = verdict
  }

  public var isCorrect: Bool {
    switch verdict {
    case .exact, .alias, .spelling: true
    case .otherPlace, .wrong: false
    }
  }
}
