public import TriptoKernel

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

/// The one answer a player may give per destination.
public struct LockedAnswer: Sendable, Equatable {
  public let seat: PlayerID
  public let text: Secret<String>
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
  public let verdict: Secret<Verdict>
  /// SC3: 0, 1 or 2, earned only by a correct answer.
  public let speedBonus: Int
  /// The host's own judgement (EX19), if any.
  public internal(set) var override: Bool?

  public var isCorrect: Bool { override ?? verdict.open(.judging).isCorrect }
  /// SC1: the level, for a correct answer
  public var points: Int { isCorrect ? level : 0 }
  public var total: Int { isCorrect ? level + speedBonus : 0 }
}

/// An answer to a follow-up question.
public struct FollowupAnswer: Sendable, Equatable {
  public let seat: PlayerID
  public let text: Secret<String>
  let judgedCorrect: Bool
  public internal(set) var override: Bool?

  public var isCorrect: Bool { override ?? judgedCorrect }
  /// SC2: for a correct answer to a question
  public var points: Int { isCorrect ? Format.standard.questionPoints : 0 }
}

/// One destination being played, or played.
public struct Round: Sendable, Equatable {
  public internal(set) var answers: [LockedAnswer] = []
  /// Which seat's brake was accepted at each level (BR19).
  public internal(set) var brakes: [Int: PlayerID] = [:]
  /// How each of those was pressed, by level; in evenings alone (EVE79).
  var grips: [Int: Grip] = [:]
  /// Brakes that were let go, in order; they are not among `brakes` any more (EVE32).
  public internal(set) var releases: [BrakeRelease] = []
  /// One list per question that has been presented.
  public internal(set) var followups: [[FollowupAnswer]] = []
  public internal(set) var scoredQuestions = 0
  /// ST24: the name is public, and the scores where no verdicts are told one by one.
  public internal(set) var isRevealed = false
  /// Whose answers are told together, in order; empty where all are told at once (EVE57).
  public internal(set) var verdictSteps: [[PlayerID]] = []
  /// How many of them have been told.
  public internal(set) var toldSteps = 0
  /// ST23: the answers count (they may not be shown yet).
  public internal(set) var isScored = false
  /// DESTINATION_RESULTS has been sent.
  public internal(set) var hasResults = false

  public func answer(of seat: PlayerID) -> LockedAnswer? { answers.first { $0.seat == seat } }

  /// The points of this destination may be shown (PR36, EVE16).
  public var areScoresPublic: Bool { isRevealed && (verdictSteps.isEmpty || hasResults) }

  /// How the answer of a seat fared may be shown (PR35, EVE16).
  public func isVerdictPublic(of seat: PlayerID) -> Bool {
    areScoresPublic || verdictSteps.prefix(toldSteps).contains { $0.contains(seat) }
  }
}
