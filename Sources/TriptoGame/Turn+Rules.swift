import TriptoKernel
import TriptoPlan

/// The rules ride: the intro of the night's first destination (EVE55, EVE56).
extension Turn {
  /// - Returns: Whether it is played instead of the ordinary intro.
  mutating func beginRules() -> Bool {
    guard state.tellsRules, state.evening?.rules != nil else { return false }
    enterRules(RulesRide(startMs: nowMs))
    return true
  }

  /// A step ends with its row, or a moment behind its clip; the ride has its limit.
  private mutating func enterRules(_ ride: RulesRide) {
    guard let pacing = state.evening?.rules else { return }
    let step = ride.step
    if step == RulesRide.brakeStep { state.tonight.rulesDone = true }
    let passedMs = nowMs - ride.startMs
    let clipMs = say(.rules(step), isPrefetched: step > 1)
    let clipEndMs = clipMs.map { passedMs + $0 + pacing.afterClipMs } ?? 0
    let rowMs = pacing.endMs(of: step, isLast: step == state.lastRulesStep)
    let endMs = min(max(rowMs, clipEndMs), pacing.longestMs)
    start(.rules(step), for: max(0, endMs - passedMs))
    state.tonight.rules = ride
    emit(step == 1 ? .introStarted : .rulesStep(step))
  }

  /// The next step, or the first clue.
  mutating func leaveRules() {
    guard var ride = state.tonight.rules, ride.step < state.lastRulesStep else {
      return presentClue(0, .introOver)
    }
    ride.step += 1
    enterRules(ride)
  }

  /// A press that stops nothing; once for each player and ride.
  mutating func tryBrake(_ id: PlayerID) {
    guard state.tonight.rules?.pulled.contains(id) == false else { return }
    state.tonight.rules?.pulled.append(id)
    emit(.testPulled(id))
    if state.haveAllPulled { endTestPulls() }
  }

  /// All have pulled: the step behind it comes sooner, not before its clip and the earliest row.
  private mutating func endTestPulls() {
    guard let pacing = state.evening?.rules, let ride = state.tonight.rules,
      let clock = state.clock, ride.step == RulesRide.brakeStep, ride.step < state.lastRulesStep
    else { return }
    let spokenMs = state.speech.map { $0.endMs + pacing.afterClipMs } ?? nowMs
    let earliestMs = max(nowMs, spokenMs, ride.startMs + pacing.allPulledMs)
    if earliestMs <= nowMs {
      leaveRules()
    } else if earliestMs < clock.endMs {
      state.clock?.durationMs = earliestMs - clock.startMs
    }
  }
}
