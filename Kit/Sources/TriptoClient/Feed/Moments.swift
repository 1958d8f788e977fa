public import TriptoKernel
public import TriptoWire

/// What happened lately, beside the state: the last payload of each event that a screen shows.
public struct Moments: Equatable, Sendable {
  public struct Brake: Equatable, Sendable {
    public var accepted: BrakeAccepted
    /// When the answer window closes, on the server's clock.
    public var endsAtMs: Milliseconds
  }
  public struct Rejection: Equatable, Sendable {
    public var rejected: BrakeRejected
    /// When it was heard, on the server's clock.
    public var atMs: Milliseconds
  }
  public struct Fault: Equatable, Sendable {
    public var error: ErrorMessage
    /// When it was heard, on the server's clock.
    public var atMs: Milliseconds
  }

  public var clue: CluePresent?
  public var advance: ClueAdvance?
  public var pending: BrakePending?
  public var brake: Brake?
  public var rejected: Rejection?
  public var order: BrakeOrder?
  public var locked: BrakeAnswerLocked?
  public var reveal: DestinationReveal?
  public var results: DestinationResults?
  public var scoreboard: ScoreboardUpdate?
  public var followup: FollowupQuestionPresent?
  public var followupLocked: FollowupAnswersLocked?
  public var followupResults: FollowupResults?
  /// This destination's judged questions in the order told; again for a changed verdict.
  public var judged: [FollowupResults] = []
  public var ended: GameEndedEvent?
  public var final: FinalResultsPresent?
  /// The finale's effects so far, in order.
  public var effects: [EffectID] = []
  /// The finale's stage that was told last, of an evening (EX52).
  public var stage: FinaleStageBegun?
  public var error: Fault?

  public init() {}

  mutating func clearClue() {
    (advance, pending, brake, rejected, order, locked) = (nil, nil, nil, nil, nil, nil)
  }

  mutating func clearQuestion() {
    (followup, followupLocked, followupResults) = (nil, nil, nil)
  }

  mutating func clearRound() {
    clearClue()
    clearQuestion()
    (clue, reveal, results, scoreboard, judged) = (nil, nil, nil, nil, [])
  }
}
