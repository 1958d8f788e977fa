import TriptoKernel
import TriptoPlan

/// The reveal, staged (ST23–ST31).
extension Turn {
  mutating func beginReveal() {
    state.phase = .clueLevel
    state.clueIndex = state.format.levels.count - 1
    state.brakeOwner = nil
    changeRound { $0.isScored = true }
    hush()
    start(.revealSilence, for: state.pacing.revealSilenceMs)
    emit(.revealStarted)
  }

  mutating func playRevealBanter() {
    let clipMs = say(.beforeReveal, atMost: state.speechPacing.longestBanterMs)
    start(.revealBanter, for: state.pacing.revealBanterMs + (clipMs ?? 0))
    emit(.revealBanter)
  }

  mutating func revealDestination() {
    state.phase = .revealDestination
    changeRound { $0.isRevealed = true }
    hush()
    beginFlight()
    start(.revealed, for: state.evening?.reveal?.nameMs ?? state.pacing.revealToResultsMs)
    emit(.destinationRevealed)
  }

  mutating func showResults() {
    changeRound { $0.hasResults = true }
    start(.results, for: state.evening?.reveal.map(holdMs) ?? state.pacing.resultsHoldMs)
    emit(.resultsShown)
  }

  mutating func showTotals() {
    let hasQuestions = !state.questions.isEmpty
    if hasQuestions { start(.bridge, for: crossBridge()) }
    let isGameOver = !hasQuestions && state.isLastDestination
    emit(.totalsShown(isGameOver: isGameOver, bridge: hasQuestions && state.upcoming == nil))
    if !hasQuestions { leaveDestination() }
  }

  /// HOST_FORCE_REVEAL (ST35).
  mutating func forceReveal() throws(Refusal) {
    guard state.step?.isBeforeName != true else { throw .invalidPhase }
    endPause()
    settleHold()
    beginReveal()
  }
}
