/// Why an answer was judged as it was (AN8).
public enum AnswerVerdict: String, Codable, CaseIterable, Sendable, JSONWritable {
  case exact, alias, spelling
  case otherPlace = "other_place"
  case wrong
}

/// What the judge says of an answer, in its finest words (EX36).
public enum AnswerReason: String, Codable, CaseIterable, Sendable, JSONWritable {
  case exact, alias, spelling, near
  case otherPlace = "other_place"
  case tooBroad = "too_broad"
  case generic, multiple, empty, reject
}

/// How an answer was read (EX36).
public struct JudgedView: WirePayload {
  public var reason: AnswerReason
  /// The name that the answer met or came near to.
  public var matched: String?
  /// The other place that the answer names.
  public var other: String?
  /// The host has the last word and used it (EX19).
  public var overruled: Bool

  public init(
    reason: AnswerReason, matched: String? = nil, other: String? = nil, overruled: Bool = false
  ) {
    self.reason = reason
    self.matched = matched
    self.other = other
    self.overruled = overruled
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("reason", reason)
      json.optional("matched", matched)
      json.optional("other", other)
      json.field("overruled", overruled)
    }
  }
}

/// An answer for this destination (PR23–PR26).
public struct LockedAnswerView: WirePayload {
  public var playerId: PlayerID
  /// The key is absent for the TV (PR26).
  public var answerText: String?
  public var lockedAtLevelPoints: Int
  /// Epoch ms.
  public var lockedAtMs: Int
  /// After the reveal only (PR23).
  public var isCorrect: Bool?
  /// After the reveal only (PR23).
  public var pointsAwarded: Int?
  public var speedBonus: Int?
  /// After the reveal, for the HOST only (AN8).
  public var verdict: AnswerVerdict?
  /// EX connections: for the HOST at once, for its PLAYER after the reveal (EX36).
  public var judged: JudgedView?

  public init(
    playerId: PlayerID, answerText: String? = nil, lockedAtLevelPoints: Int, lockedAtMs: Int,
    isCorrect: Bool? = nil, pointsAwarded: Int? = nil, speedBonus: Int? = nil,
    verdict: AnswerVerdict? = nil, judged: JudgedView? = nil
  ) {
    self.playerId = playerId
    self.answerText = answerText
    self.lockedAtLevelPoints = lockedAtLevelPoints
    self.lockedAtMs = lockedAtMs
    self.isCorrect = isCorrect
    self.pointsAwarded = pointsAwarded
    self.speedBonus = speedBonus
    self.verdict = verdict
    self.judged = judged
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("playerId", playerId)
      json.optional("answerText", answerText)
      json.field("lockedAtLevelPoints", lockedAtLevelPoints)
      json.field("lockedAtMs", lockedAtMs)
      json.optional("isCorrect", isCorrect)
      json.optional("pointsAwarded", pointsAwarded)
      json.optional("speedBonus", speedBonus)
      json.optional("verdict", verdict)
      json.optional("judged", judged)
    }
  }
}
