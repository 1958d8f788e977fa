import TriptoWire

extension Moments {
  /// Drops what the new state has made old.
  mutating func settle(from before: StateView?, to after: StateView) {
    if after.phase == .lobby || Self.isNewJourney(before, after) {
      let error = self.error
      self = Moments()
      self.error = error
      return
    }
    if let before, before.roundIndex != after.roundIndex { clearRound() }
    if after.phase != .pausedForBrake { (brake, pending) = (nil, nil) }
    if let asked = after.followupQuestion?.currentQuestionIndex,
      let shown = followup?.currentQuestionIndex, asked != shown
    {
      clearQuestion()
    }
  }

  /// The next journey has begun meanwhile, whose rounds are numbered from 0 again (EVE19).
  private static func isNewJourney(_ before: StateView?, _ after: StateView) -> Bool {
    guard let journey = before?.journey else { return false }
    return journey.number != after.journey?.number
  }
}
