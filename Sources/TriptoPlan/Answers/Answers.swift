public import TriptoKernel

/// The one answer a player may give per destination.
public struct LockedAnswer: Sendable, Equatable, Codable {
  public let seat: PlayerID
  @StoredSecret public private(set) var text: Secret<String>
  /// What it is worth: of a brake the level of its clue, of a note the next one's (EVE14, EVE37).
  public let level: Int
  /// The level of the clue at which it was given.
  public let clueLevel: Int
  /// It came as a note and stopped nothing (EX44).
  public let isNote: Bool
  /// A child chose it among four, for half the points (EVE45).
  public let isByChoice: Bool
  public let lockedAtMs: Milliseconds
  /// The judge's; it may name the destination.
  @StoredSecret public private(set) var verdict: Secret<Verdict>
  /// SC3: 0, 1 or 2, earned only by a correct answer.
  public let speedBonus: Int
  /// The host's own judgement (EX19), if any.
  public package(set) var override: Bool?

  package init(
    seat: PlayerID, text: Secret<String>, level: Int, clueLevel: Int, isNote: Bool,
    isByChoice: Bool, lockedAtMs: Milliseconds, verdict: Secret<Verdict>, speedBonus: Int
  ) {
    self.seat = seat
    self.text = text
    self.level = level
    self.clueLevel = clueLevel
    self.isNote = isNote
    self.isByChoice = isByChoice
    self.lockedAtMs = lockedAtMs
    self.verdict = verdict
    self.speedBonus = speedBonus
  }

  public var isCorrect: Bool { override ?? verdict.open(.judging).isCorrect }
  /// SC1: the level, for a correct answer
  public var points: Int { isCorrect ? level : 0 }
  public var total: Int { isCorrect ? level + speedBonus : 0 }
}

/// An answer to a follow-up question.
public struct FollowupAnswer: Sendable, Equatable, Codable {
  public let seat: PlayerID
  @StoredSecret public private(set) var text: Secret<String>
  let judgedCorrect: Bool
  public package(set) var override: Bool?

  package init(seat: PlayerID, text: Secret<String>, judgedCorrect: Bool) {
    self.seat = seat
    self.text = text
    self.judgedCorrect = judgedCorrect
  }

  public var isCorrect: Bool { override ?? judgedCorrect }
  /// SC2: for a correct answer to a question
  public var points: Int { isCorrect ? Format.standard.questionPoints : 0 }
}
