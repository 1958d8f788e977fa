import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoWire

/// The rules ride as it is told (EX49, EX50).
extension Messages {
  var rulesStep: RulesStep? {
    guard let ride = state.tonight.rules, let clock = state.clock else { return nil }
    return RulesStep(
      step: ride.step, startAtServerMs: clock.startMs, durationMs: clock.durationMs)
  }

  func testPull(_ id: PlayerID) -> TestPull? {
    state.tonight.rules.map {
      TestPull(playerId: id, pulled: $0.pulled.count, of: state.testPullers)
    }
  }
}
