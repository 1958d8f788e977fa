import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoWords

/// What the conductor says in the rules ride (EVE55).
extension Script {
  private static let texts: [ServerText] = [
    .voiceRules1, .voiceRules2, .voiceRules3, .voiceRules4, .voiceRules5,
  ]

  /// - Parameter step: From 1.
  static func rule(_ step: Int, _ language: Language) -> String? {
    guard texts.indices.contains(step - 1) else { return nil }
    return Words.of(language).text(texts[step - 1])
  }

  /// The lines of the ride that are still to come, or that the first start will bring.
  static func rules(_ state: GameState) -> [LineID] {
    let first = state.tonight.rules?.step ?? 1
    guard state.tonight.rules != nil || state.hasRulesAhead else { return [] }
    return (first...max(first, state.lastRulesStep)).map {
      LineID(round: state.nightIndex, spoken: .rules($0))
    }
  }
}
