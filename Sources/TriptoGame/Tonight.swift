public import TriptoKernel
public import TriptoPlan

/// What a player has typed and not sent yet (EX42).
public struct Draft: Sendable, Equatable, Codable {
  @StoredSecret public private(set) var text: Secret<String>
  /// As if it had been sent (EVE12).
  @StoredSecret private(set) var verdict: Secret<Verdict>
}

/// A brake that was let go without an answer (EVE31).
public struct BrakeRelease: Sendable, Equatable, Codable {
  public enum Reason: String, Sendable, Equatable, Codable {
    case letGo = "let_go"
    case silent, timeout, left, host
  }

  public let seat: PlayerID
  public let level: Int
  public let reason: Reason
}

/// What only an evening has to remember; empty in other sessions (EVE2).
public struct Tonight: Sendable, Equatable, Codable {
  /// Of the brake's owner, or of those who answer the open question; none of them is empty.
  public internal(set) var drafts: [PlayerID: Draft] = [:]
  /// When a brake is released whose owner types nothing (EVE29).
  public internal(set) var silentUntilMs: Milliseconds?
  /// The owner of the brake has such a window: the press came from an EX connection.
  var hasSilenceWindow = false
  /// What the clue had left at the brake, and how long it is in all (EVE31).
  var clueLeftMs: Milliseconds = 0
  var clueMs: Milliseconds = 0
  /// When the clue or the question ends although its clock runs on (EVE49, EVE50).
  public internal(set) var earlyEndMs: Milliseconds?
  /// The nerve after this lock leads to the reveal (EVE49).
  public internal(set) var endsAfterLock = false
  /// When the reveal began: the zero of its offsets (EVE15).
  public internal(set) var revealStartMs: Milliseconds?
  /// The host wants more time for this clue or question (EVE51).
  var isEarlyEndOff = false

  /// From 1 (EVE23).
  public internal(set) var journey = 1
  /// The rules have been told (EVE55).
  public internal(set) var rulesDone = false
  /// Where they are being told; nil elsewhere.
  public internal(set) var rules: RulesRide?
  /// By their numbers; empty without (EVE42).
  var carriages: [Carriage] = []
  /// How often they have been drawn tonight.
  var carriageDraws = 0
  /// Journeys before this one, in order.
  public internal(set) var finished: [FinishedJourney] = []
  /// What happened at the destinations that they began, in order (EVE90).
  var past: [PlayedStop] = []
  /// How many destinations they had: lines and clips are numbered through the night (EVE19).
  public internal(set) var earlierDestinations = 0
  /// The finale that is on, or was last in this journey (EVE60).
  public internal(set) var programme: Programme?
  var awards: [Award] = []
  /// How often each player has reacted in this journey; not during the rules (EVE79).
  var reactions: [PlayerID: Int] = [:]
  /// When the last finale began (EVE28).
  var lastFinaleMs: Milliseconds?

  public init() {}

  /// What was typed, and what was waited for, belongs to one step.
  mutating func beginStep() {
    drafts = [:]
    silentUntilMs = nil
    earlyEndMs = nil
    rules = nil
  }

  /// What the present step waits for, later by so much.
  mutating func shiftStep(by ms: Milliseconds) {
    silentUntilMs? += ms
    earlyEndMs? += ms
    revealStartMs? += ms
    rules?.startMs += ms
  }

  mutating func moveTimes(by ms: Milliseconds) {
    shiftStep(by: ms)
    lastFinaleMs? += ms
    programme?.shownAtMs += ms
  }
}
