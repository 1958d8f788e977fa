import TriptoPlan

/// The finale by its timeline (FI, ST21, ST22); an evening has acts instead (EVE60).
extension Turn {
  mutating func beginFinale(_ reason: EndReason) {
    state.hold = nil
    state.tonight.beginStep()
    state.phase = .finalResults
    state.endReason = reason
    state.brakeOwner = nil
    state.finaleStartMs = nowMs
    if state.isEvening { state.tonight.lastFinaleMs = nowMs }
    if state.evening?.finale != nil {
      beginActs()
    } else {
      say(.final(state.mood(of: reason)))
      schedule(.drumroll)
    }
    emit(.gameEnded(reason))
  }

  mutating func enterFinale(_ stage: FinaleStage) {
    let isCorrected = correctFinale()
    if stage == .winner { hush() }
    if stage != .end || isCorrected { emit(.finaleStage(stage, isCorrected: isCorrected)) }
    if let next = stage.next { schedule(next) } else { endRound() }
  }

  mutating func endRound() {
    state.phase = .roundEnd
    state.clock = nil
    emit(.roundEnded)
  }

  /// Stages stand at fixed offsets from the finale's start, whatever delayed the one before.
  private mutating func schedule(_ stage: FinaleStage) {
    let offset = state.pacing.finaleOffsetsMs[stage.rawValue]
    let startMs = state.finaleStartMs ?? nowMs
    state.clock = StepClock(step: .finale(stage), startMs: startMs, durationMs: offset)
  }

  /// END_GAME (EV10, ST21).
  mutating func endGame() {
    endPause()
    settleHold()
    beginFinale(.hostEnded)
  }
}
