/// Why a verdict came about; finer than the wire, for the host and for tools.
public enum Reason: String, Sendable, Codable, CaseIterable {
  case exact, alias, spelling
  /// One slip more than is forgiven, or as near to another place: the host decides.
  case near
  case otherPlace = "other_place"
  /// The country or continent the target lies in (AN6).
  case tooBroad = "too_broad"
  /// A word with which many names begin (AN6).
  case generic
  /// Two guesses in one.
  case multiple
  /// Nothing is left after folding.
  case empty
  case reject

  /// The word of the wire for it.
  public var verdict: Verdict { Verdict(rawValue: rawValue) ?? .wrong }
}
