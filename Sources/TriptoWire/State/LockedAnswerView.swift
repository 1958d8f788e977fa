/// Why an answer was judged as it was (AN8).
public enum AnswerVerdict: String, Codable, CaseIterable, Sendable, JSONWritable {
  case exact, alias, spelling
  case otherPlace = "other_place"
  case wrong
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

  public init(
    playerId: PlayerID, answerText: String? = nil, lockedAtLevelPoints: Int, lockedAtMs: Int,
    isCorrect: Bool? = nil, pointsAwarded: Int? = nil, speedBonus: Int? = nil,
    verdict: AnswerVerdict? = nil
  ) {
    self.playerId = playerId
    self.answerText = answerText
    self.lockedAtLevelPoints = lockedAtLevelPoints
    self.lockedAtMs = lockedAtMs
    self.isCorrect = isCorrect
    self.pointsAwarded = pointsAwarded
    self.speedBonus = speedBonus
    self.verdict = verdict
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
    }
  }
}
