public import TriptoKernel

/// Where a game is (ST1). Raw values are the names on the wire.
public enum Phase: String, Sendable, Codable, CaseIterable {
  case lobby = "LOBBY"
  case preparingRound = "PREPARING_ROUND"
  case roundIntro = "ROUND_INTRO"
  case clueLevel = "CLUE_LEVEL"
  case pausedForBrake = "PAUSED_FOR_BRAKE"
  case revealDestination = "REVEAL_DESTINATION"
  case followupQuestion = "FOLLOWUP_QUESTION"
  case scoreboard = "SCOREBOARD"
  case finalResults = "FINAL_RESULTS"
  case roundEnd = "ROUND_END"

  /// A game is being played: it can be ended early (EV10).
  public var isInPlay: Bool { self != .lobby && !isOver }

  /// The last destination has been told: nothing is a secret any more.
  public var isOver: Bool { self == .finalResults || self == .roundEnd }

  /// The phases a host may pause (ST32).
  public var canPause: Bool { isInPlay && self != .preparingRound }
}

/// What the game waits for inside a phase. Each step has one clock; its end is a command.
public enum Step: Sendable, Equatable, Codable {
  case intro, clue, brakeAnswer, afterLock
  /// A step of the rules ride, from 1 (EVE55).
  case rules(Int)
  case revealSilence, revealBanter, revealed
  /// The place is named, and the verdicts are told one by one (EVE57).
  case named, verdict
  case results, bridge
  case question, questionGap, lastQuestion
  case scoreboard
  /// The next destination is announced and not begun (PA27).
  case departure
  case finale(FinaleStage)
  /// The next act of an evening's finale (EVE60).
  case act(Act)

  /// Between the start of the reveal and the name (ST28).
  public var isBeforeName: Bool { self == .revealSilence || self == .revealBanter }

  /// The rules are being told (EVE55).
  public var isRules: Bool { if case .rules = self { true } else { false } }
}

/// The finale's stages (FI1–FI7), in order; each is waited for by `Step.finale`.
public enum FinaleStage: Int, Sendable, Codable, CaseIterable {
  case drumroll, third, second, winner, standings, end

  package var next: FinaleStage? { FinaleStage(rawValue: rawValue + 1) }
}

/// A step's clock: it ends at `startMs + durationMs`.
public struct StepClock: Sendable, Equatable, Codable {
  public var step: Step
  public var startMs: Milliseconds
  public var durationMs: Milliseconds

  package init(step: Step, startMs: Milliseconds, durationMs: Milliseconds) {
    self.step = step
    self.startMs = startMs
    self.durationMs = durationMs
  }

  public var endMs: Milliseconds { startMs + durationMs }
}
