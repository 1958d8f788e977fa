/// What the judge makes of one answer.
public struct Judgement: Sendable, Equatable {
  public let reason: Reason
  /// The name of the target that the answer met, or came near to; folded where it was misspelt.
  public let matched: String?
  /// The place that the answer names instead, or is as near to.
  public let other: String?
  /// Slips between the answer and `matched`, when they were counted.
  public let distance: Int?

  public init(
    _ reason: Reason, matched: String? = nil, other: String? = nil, distance: Int? = nil
  ) {
    self.reason = reason
    self.matched = matched
    self.other = other
    self.distance = distance
  }

  public var verdict: Verdict { reason.verdict }

  public var isCorrect: Bool {
    switch reason {
    case .exact, .alias, .spelling: true
    case .near, .otherPlace, .tooBroad, .generic, .multiple, .empty, .reject: false
    }
  }
}
