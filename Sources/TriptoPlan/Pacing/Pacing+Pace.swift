public import TriptoKernel

/// What the host's pace makes of the show (EX39).
public struct PaceFactors: Sendable, Equatable, Codable {
  public var calm: Double
  public var quick: Double
  /// PA7 is never shorter than this, in ms.
  public var leastAfterLockMs: Milliseconds

  func factor(_ pace: GameSettings.Pace) -> Double {
    switch pace {
    case .calm: calm
    case .normal: 1
    case .quick: quick
    }
  }
}

extension Pacing {
  /// The pacing of a game at that pace: pauses and clues are scaled; clips, and the times to answer a
  /// brake or a question in, are not.
  package func at(_ pace: GameSettings.Pace) -> Pacing {
    guard let paces, pace != .normal else { return self }
    let factor = paces.factor(pace)
    func times(_ durationMs: Milliseconds) -> Milliseconds {
      Milliseconds((Double(durationMs) * factor).rounded())
    }
    var pacing = self
    pacing.introMs = introMs.map(times)
    pacing.discussionMs = discussionMs.map(times)
    pacing.afterLockMs = max(min(afterLockMs, paces.leastAfterLockMs), times(afterLockMs))
    pacing.revealSilenceMs = times(revealSilenceMs)
    pacing.revealBanterMs = times(revealBanterMs)
    pacing.revealToResultsMs = times(revealToResultsMs)
    pacing.resultsHoldMs = times(resultsHoldMs)
    pacing.bridgeMs = times(bridgeMs)
    pacing.followupGapMs = times(followupGapMs)
    pacing.lastFollowupMs = times(lastFollowupMs)
    pacing.scoreboardMs = times(scoreboardMs)
    pacing.finaleOffsetsMs = finaleOffsetsMs.map(times)
    pacing.speech?.scaleGaps(times)
    pacing.evening?.scale(times)
    return pacing
  }
}

extension SpeechPacing {
  fileprivate mutating func scaleGaps(_ times: (Milliseconds) -> Milliseconds) {
    afterIntroMs = times(afterIntroMs)
    afterBridgeMs = times(afterBridgeMs)
  }
}
