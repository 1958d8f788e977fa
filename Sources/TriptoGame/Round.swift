public import TriptoKernel
public import TriptoPlan

/// One destination being played, or played.
public struct Round: Sendable, Equatable, Codable {
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
