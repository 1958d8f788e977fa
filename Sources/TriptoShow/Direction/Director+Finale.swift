import TriptoGame
import TriptoKernel
import TriptoPlan

extension Director {
  /// FI1: the finale begins
  static let gameEnded = [
    DirectedCue(.all, .gameEnded), DirectedCue(.all, .snapshot),
    DirectedCue(.all, .finalResults), DirectedCue(.av, .musicStop(fadeOutMs: Mix.stopFadeMs)),
    DirectedCue(.av, .sound(.stingBuild, volume: 1)),
  ]

  /// FI2–FI6; a verdict changed meanwhile shows the results again first (EX19).
  static func finale(
    _ stage: FinaleStage, _ isCorrected: Bool, _ state: GameState
  ) -> [DirectedCue] {
    let again = [DirectedCue(.all, .snapshot), DirectedCue(.all, .finalResults)]
    return (isCorrected ? again : []) + speech(state) + cues(of: stage, state)
  }

  private static func cues(of stage: FinaleStage, _ state: GameState) -> [DirectedCue] {
    switch stage {
    case .drumroll: [DirectedCue(.av, .sound(.drumroll, volume: 0.95))]
    case .third: [podiumSound, effect(.podiumThird, .med, 800)]
    case .second: [podiumSound, effect(.podiumSecond, .med, 800)]
    case .winner: winner(state)
    case .standings: [effect(.fullStandings, .low, 4_000)]
    case .end: []
    }
  }

  static let podiumSound = DirectedCue(.av, .sound(.reveal, volume: 0.8))

  /// FI5, FI8, FI9: fanfare, confetti, and the first place last
  private static func winner(_ state: GameState) -> [DirectedCue] {
    let hasPoints = state.standings.contains { $0.score > 0 }
    let confetti = hasPoints ? [effect(.confetti, .high, 2_500)] : []
    return [DirectedCue(.av, .sound(.winnerFanfare, volume: 1))] + confetti
      + [effect(.podiumFirst, .high, 3_800)]
  }

  static func effect(
    _ id: Effect.ID, _ intensity: Effect.Intensity, _ durationMs: Int
  ) -> DirectedCue {
    DirectedCue(.all, .effect(Effect(id: id, intensity: intensity, durationMs: durationMs)))
  }
}
