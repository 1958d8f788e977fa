import TriptoKernel
import TriptoPlan

/// The finale of an evening, act by act (EVE60).
extension Turn {
  mutating func beginActs() {
    guard let pacing = state.evening?.finale else { return }
    hush()
    let awards = state.chosenAwards
    state.tonight.awards = awards
    let hasRoute = state.destinationsCompleted > 0
    let standings = state.standings
    let hasPoints = standings.contains { $0.score > 0 }
    state.tonight.programme = Programme(
      hasRoute: hasRoute, awards: hasRoute ? awards.count : 0,
      places: hasPoints ? min(3, standings.count) : 0, pacing, startMs: nowMs)
    waitForAct(said: nil)
  }

  /// The moment of an act.
  mutating func enterAct(_ act: Act) {
    let isCorrected = correctFinale()
    state.tonight.programme?.enter(act, atMs: nowMs)
    guard act != .end else {
      if isCorrected { emit(.actBegan(act, isCorrected: true)) }
      return endRound()
    }
    let saidMs = speak(act)
    waitForAct(said: saidMs)
    emit(.actBegan(act, isCorrected: isCorrected))
  }

  /// A verdict that changed meanwhile may change who is praised; how many acts there are stands (EX19).
  mutating func correctFinale() -> Bool {
    guard state.isFinaleStale else { return false }
    state.isFinaleStale = false
    if state.tonight.programme != nil {
      state.tonight.awards = Array(state.chosenAwards.prefix(state.tonight.awards.count))
    }
    return true
  }

  /// - Returns: How long the finale waits for it.
  private mutating func speak(_ act: Act) -> Milliseconds? {
    switch act {
    case .award(let index):
      guard state.tonight.awards.indices.contains(index) else { return nil }
      return say(.award(state.tonight.awards[index].id), isPrefetched: false)
    case .podium: return say(.final(state.mood(of: state.endReason ?? .allCompleted)))
    case .winner:
      hush()
      return nil
    case .route, .third, .second, .spotlight, .standings, .end: return nil
    }
  }

  /// The next act stands where its row says, or a moment behind the clip that is said now.
  private mutating func waitForAct(said clipMs: Milliseconds?) {
    guard let pacing = state.evening?.finale, let next = state.tonight.programme?.next else {
      return
    }
    let spokenMs = clipMs.map { $0 > 0 ? $0 + pacing.afterClipMs : 0 } ?? 0
    start(.act(next.act), for: max(next.afterMs, spokenMs))
  }
}
