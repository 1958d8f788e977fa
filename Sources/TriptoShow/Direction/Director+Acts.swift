import TriptoGame
import TriptoKernel
import TriptoPlan

/// The finale of an evening (EVE60); v1 clients hear it and get its effects, at these times.
extension Director {
  /// A verdict changed meanwhile shows the results again first (EX19).
  static func began(_ act: Act, _ isCorrected: Bool, _ state: GameState) -> [DirectedCue] {
    let again = [DirectedCue(.all, .snapshot), DirectedCue(.all, .finalResults)]
    let stage = [Act.spotlight, .end].contains(act) ? [] : [DirectedCue(.extended, .finaleStage)]
    return (isCorrected ? again : []) + stage + cues(of: act, state)
  }

  private static func cues(of act: Act, _ state: GameState) -> [DirectedCue] {
    switch act {
    case .route: prefetch(state, for: .extendedTV)
    case .award(let index):
      [DirectedCue(.av, .sound(.lock, volume: 0.9))] + praise(index, state)
    case .podium: [drumroll] + speech(state)
    case .third: speech(state) + [podiumSound, effect(.podiumThird, .med, 800)]
    case .second: speech(state) + [podiumSound, effect(.podiumSecond, .med, 800)]
    case .spotlight: [drumroll]
    case .winner:
      speech(state) + [
        DirectedCue(.av, .sound(.winnerFanfare, volume: 1)), effect(.confetti, .high, 4_000),
        effect(.podiumFirst, .high, 3_800),
      ]
    case .standings: [effect(.fullStandings, .low, 4_000)]
    case .end: []
    }
  }

  private static let drumroll = DirectedCue(.av, .sound(.drumroll, volume: 0.95))

  /// The conductor's words for an award; without a clip they are read (AU20).
  private static func praise(_ index: Int, _ state: GameState) -> [DirectedCue] {
    guard state.speechNews.started == nil, state.awards.indices.contains(index) else {
      return speech(state)
    }
    let id = LineID(round: state.nightIndex, spoken: .award(state.awards[index].id))
    return speech(state) + [line(id, state)].compactMap(\.self)
  }
}
