/// `TRIPTO_PACING` (RE47): how fast the show runs.
public enum PacingProfile: Sendable, Equatable {
  case standard
  case instant
  /// Multiplies the rows that PA marks with ×. Positive.
  case factor(Double)

  /// Reads `default`, `instant` or a positive number; nil for anything else.
  public init?(_ text: String) {
    switch text {
    case "default": self = .standard
    case "instant": self = .instant
    default:
      guard let factor = Double(text), factor.isFinite, factor > 0 else { return nil }
      self = .factor(factor)
    }
  }
}

/// The one place that holds every pause, delay and offset of the show (PA26), in ms.
public enum PacingTable {
  public static func pacing(_ profile: PacingProfile) -> Pacing {
    switch profile {
    case .standard: standard
    case .instant: instant
    case .factor(let factor): scaled(by: factor)
    }
  }

  public static let standard = Pacing(
    introMs: 3_000,
    discussionMs: [30_000, 26_000, 22_000, 18_000, 12_000],
    brakeWindowMs: 2_000,
    brakeAnswerMs: 30_000,
    afterLockMs: 1_200,
    revealSilenceMs: 800,
    revealBanterMs: 2_000,
    revealToResultsMs: 4_000,
    resultsHoldMs: 6_000,
    bridgeMs: 3_000 + 2_500,
    followupMs: 25_000,
    followupGapMs: 3_000,
    lastFollowupMs: 3_000,
    scoreboardMs: 12_000,
    nextDestinationMs: 2_000,
    finaleOffsetsMs: [800, 1_600, 2_400, 3_200, 7_000, 11_000],
    graceMs: 60_000,
    awayMs: 5_000,
    idleExpiryMs: 30 * 60_000,
    endedExpiryMs: 10 * 60_000,
    brake: brake,
    reactionGapMs: 1_000,
    speech: speech,
    paces: PaceFactors(calm: 1.25, quick: 0.8, leastAfterLockMs: 600), evening: evening)

  /// PA25: for tests and simulations; answering times stay playable.
  public static let instant: Pacing = {
    var pacing = standard
    pacing.introMs = nil
    pacing.revealSilenceMs = 50
    pacing.revealBanterMs = 100
    pacing.revealToResultsMs = 50
    pacing.resultsHoldMs = 50
    pacing.bridgeMs = 0
    pacing.followupMs = 5_000
    pacing.followupGapMs = 300
    pacing.lastFollowupMs = 300
    pacing.scoreboardMs = 1_000
    pacing.nextDestinationMs = 100
    pacing.finaleOffsetsMs = standard.finaleOffsetsMs.map { $0 / 10 }
    pacing.speech = instantSpeech
    pacing.paces = nil
    pacing.evening = instantEvening
    return pacing
  }()

  private static let brake = BrakeTiming(
    holdMs: 80, holdMaxMs: 150, tieMs: 2, stampAllowanceMs: 40, roomRTTCapMs: 60,
    measuredRTTCapMs: 300, remoteRTTCapMs: 260,
    earlyLockMs: 250, remoteHoldMaxMs: 300, remoteHoldExtraMs: 40)

  private static let speech = SpeechPacing(
    afterIntroMs: 2_500, beforeClueMs: 500, afterBrakeMs: 700, breathMs: 300,
    afterBridgeMs: 2_500, longestBanterMs: 5_000, textRevealMs: 400, lateClipMs: 1_500,
    waitsForClips: true)

  private static let instantSpeech = SpeechPacing(
    afterIntroMs: 0, beforeClueMs: 0, afterBrakeMs: 0, breathMs: 0, afterBridgeMs: 0,
    longestBanterMs: 5_000, textRevealMs: 0, lateClipMs: 1_500, waitsForClips: false)

  private static func scaled(by factor: Double) -> Pacing {
    func times(_ durationMs: Int, floor: Int = 0) -> Int {
      max(floor, Int((Double(durationMs) * factor).rounded()))
    }
    var pacing = standard
    pacing.introMs = pacing.introMs.map { times($0) }
    pacing.discussionMs = pacing.discussionMs.map { times($0) }
    pacing.brakeAnswerMs = times(pacing.brakeAnswerMs, floor: 5_000)
    pacing.afterLockMs = times(pacing.afterLockMs, floor: 600)
    pacing.revealSilenceMs = times(pacing.revealSilenceMs)
    pacing.revealBanterMs = times(pacing.revealBanterMs)
    pacing.revealToResultsMs = times(pacing.revealToResultsMs)
    pacing.resultsHoldMs = times(pacing.resultsHoldMs)
    pacing.bridgeMs = times(pacing.bridgeMs)
    pacing.followupMs = times(pacing.followupMs, floor: 5_000)
    pacing.followupGapMs = times(pacing.followupGapMs)
    pacing.lastFollowupMs = times(pacing.lastFollowupMs)
    pacing.scoreboardMs = times(pacing.scoreboardMs)
    pacing.finaleOffsetsMs = pacing.finaleOffsetsMs.map { times($0) }
    pacing.speech?.afterIntroMs = times(speech.afterIntroMs)
    pacing.speech?.afterBridgeMs = times(speech.afterBridgeMs)
    pacing.evening?.scale { times($0) }
    pacing.evening?.silenceMs = times(evening.silenceMs, floor: 5_000)
    pacing.evening?.nerveMs = times(evening.nerveMs, floor: 600)
    return pacing
  }
}
