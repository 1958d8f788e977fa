extension PhaseName {
  /// The phases in which a clue is up and `clueTimerEnd` is present (PR7, PR9).
  public var isCluePhase: Bool {
    self == .roundIntro || self == .clueLevel || self == .pausedForBrake
  }
}
