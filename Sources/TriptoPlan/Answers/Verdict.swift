/// What a judge said of an answer (AN8). Computed before the command, so a replay needs no judge.
public struct Verdict: Sendable, Equatable, Codable {
  public var isCorrect: Bool
  /// `exact`, `alias`, `spelling`, `other_place` or `wrong`.
  public var reason: String
  /// The judge's own, finer word for it (EX36); journals of older builds lack it.
  public var detail: String?
  /// The name that the answer met or came near to.
  public var matched: String?
  /// The other place that the answer names.
  public var other: String?
  /// Where that is, if it is a place that a pin can stand for (EVE65).
  public var otherAt: Position?
  /// How far from the destination that is, in km (EVE66).
  public var otherKm: Double?

  public init(
    isCorrect: Bool, reason: String, detail: String? = nil, matched: String? = nil,
    other: String? = nil, otherAt: Position? = nil, otherKm: Double? = nil
  ) {
    self.isCorrect = isCorrect
    self.reason = reason
    self.detail = detail
    self.matched = matched
    self.other = other
    self.otherAt = otherAt
    self.otherKm = otherKm
  }
}
