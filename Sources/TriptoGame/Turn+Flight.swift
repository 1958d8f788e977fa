import TriptoKernel
import TriptoPlan

/// The reveal of an evening: the flight, the name, then the verdicts one by one (EVE57).
extension Turn {
  /// Who is told when is settled now, so that a verdict of the host moves nobody.
  mutating func beginFlight() {
    guard state.evening?.reveal != nil else { return }
    let steps = state.verdictSteps
    changeRound { $0.verdictSteps = steps }
    state.tonight.revealStartMs = state.pausedAtMs ?? nowMs
  }

  mutating func leaveFlight() {
    guard let reveal = state.evening?.reveal else { return showResults() }
    start(.named, for: reveal.firstVerdictMs - reveal.nameMs)
    emit(.placeNamed)
  }

  /// The next step; with the last one the results are out.
  mutating func tellVerdicts() {
    guard let round = state.round, let reveal = state.evening?.reveal,
      round.toldSteps < round.verdictSteps.count
    else { return showResults() }
    let index = round.toldSteps
    let left = round.verdictSteps.count - index - 1
    changeRound { $0.toldSteps += 1 }
    if left > 0 { start(.verdict, for: left == 1 ? reveal.lastVerdictMs : reveal.verdictGapMs) }
    emit(.verdictTold(index))
    if left == 0 { showResults() }
  }

  /// HOST_SKIP: everything at once (EVE52).
  mutating func skipVerdicts() {
    if state.step == .revealed { emit(.placeNamed) }
    changeRound { $0.toldSteps = $0.verdictSteps.count }
    showResults()
  }

  /// How long the results stand, so that all of it takes long enough (PA41).
  func holdMs(_ reveal: RevealPacing) -> Milliseconds {
    let steps = state.round?.verdictSteps.count ?? 0
    guard steps > 0 else { return reveal.nobodyMs - reveal.firstVerdictMs }
    let gapsMs = max(0, steps - 2) * reveal.verdictGapMs + (steps > 1 ? reveal.lastVerdictMs : 0)
    return max(reveal.leastMs - reveal.firstVerdictMs - gapsMs, reveal.afterLastMs)
  }
}
