public import TriptoKernel

/// How long everything takes, in ms. The numbers live in `PacingTable` (PA26); a game keeps the pacing it
/// was created with, so a replay gives the same deadlines.
public struct Pacing: Sendable, Equatable, Codable {
  /// PA1; nil leaves the intro out.
  public var introMs: Milliseconds?
  /// PA3, for 10, 8, 6, 4 and 2 points.
  public var discussionMs: [Milliseconds]
  /// PA5: between two brakes of one player
  public var brakeWindowMs: Milliseconds
  /// PA6: to answer after the brake
  public var brakeAnswerMs: Milliseconds
  /// PA7: after a locked answer
  public var afterLockMs: Milliseconds
  /// PA8: silence before the reveal
  public var revealSilenceMs: Milliseconds
  /// PA9: the banter of the reveal, besides its clip
  public var revealBanterMs: Milliseconds
  /// PA10: from the reveal to the results
  public var revealToResultsMs: Milliseconds
  /// PA11: how long the results stay
  public var resultsHoldMs: Milliseconds
  /// PA12: from the results to the questions
  public var bridgeMs: Milliseconds
  /// PA13: to answer a follow-up
  public var followupMs: Milliseconds
  /// PA14: between follow-ups
  public var followupGapMs: Milliseconds
  /// PA15: after the last follow-up
  public var lastFollowupMs: Milliseconds
  /// PA16: until the scoreboard goes on by itself
  public var scoreboardMs: Milliseconds
  /// PA27; nil in games that began before there was a pause.
  public var nextDestinationMs: Milliseconds?
  /// PA17, PA18: offsets from the finale's start, one per `FinaleStage`.
  public var finaleOffsetsMs: [Milliseconds]
  /// PA19: until a lost seat counts as left
  public var graceMs: Milliseconds
  /// EX12: until a lost seat shows as away
  public var awayMs: Milliseconds
  /// PA24, nobody connected.
  public var idleExpiryMs: Milliseconds
  /// PA24, after ROUND_END.
  public var endedExpiryMs: Milliseconds
  /// PA21 and BR5: how a brake is decided
  public var brake: BrakeTiming
  /// EX24: between two reactions of one player
  public var reactionGapMs: Milliseconds
  /// Nil in games that began before there was a voice.
  public var speech: SpeechPacing?
  /// Nil where the host's pace changes nothing (EX39).
  public var paces: PaceFactors?
  /// Of evening sessions alone (EVE10).
  public var evening: EveningPacing?
}

/// The brake's numbers (PA21, BR2–BR7), in ms.
public struct BrakeTiming: Sendable, Equatable, Codable {
  public var holdMs: Milliseconds
  /// With slow lines in the room; nil in games that began before lines were measured.
  public var holdMaxMs: Milliseconds?
  public var tieMs: Milliseconds
  public var stampAllowanceMs: Milliseconds
  public var roomRTTCapMs: Milliseconds
  /// Of a round trip that the kernel has measured; nil as above.
  public var measuredRTTCapMs: Milliseconds?
  public var remoteRTTCapMs: Milliseconds
  public var earlyLockMs: Milliseconds
  public var remoteHoldMaxMs: Milliseconds
  public var remoteHoldExtraMs: Milliseconds
}
