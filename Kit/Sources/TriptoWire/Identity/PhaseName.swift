/// The phases of a game as the wire spells them (ST1).
public enum PhaseName: String, Codable, CaseIterable, Sendable, JSONWritable {
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

  /// The phases in which a clue is up and `clueTimerEnd` is present (PR7, PR9).
  public var isCluePhase: Bool {
    self == .roundIntro || self == .clueLevel || self == .pausedForBrake
  }
}
