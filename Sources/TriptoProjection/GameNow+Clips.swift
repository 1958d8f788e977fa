import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoStore

extension GameNow {
  /// A clip that is made before the journey has its destinations belongs to no round.
  func row(of clip: Clip) -> ProjectedRow {
    let index = clip.line.round - state.tonight.earlierDestinations
    let isOfRound = state.itinerary.indices.contains(index)
    let key = clip.line.spoken.key
    return ProjectedRow(
      .audioClips, id: "\(state.id.rawValue)/clip/\(clip.assetID)",
      [
        isOfRound ? .text(state.roundID(index)) : .null, .text(clip.line.spoken.kind),
        .text("\(key)/\(clip.line.variant)/\(clip.language.rawValue)"), .text(clip.assetID),
        .int(clip.durationMs), .bool(false), .null,
      ])
  }
}

extension Spoken {
  /// DA9's word for it.
  fileprivate var kind: String {
    switch self {
    case .roundIntro, .rules: "intro"
    case .clue: "clue"
    case .question: "followup"
    case .beforeReveal, .revealCorrect, .revealIncorrect, .revealNobody: "reveal"
    case .beforeClue, .afterLock, .afterBrake, .bridge, .scoreboard, .recalled, .final, .award:
      "banter"
    }
  }

  /// Names the line among those of its destination.
  fileprivate var key: String {
    switch self {
    case .clue(let level): "clue/\(level)"
    case .question(let index): "question/\(index + 1)"
    case .rules(let step): "rules/\(step)"
    case .final(let mood): "final/\(mood.rawValue)"
    case .award(let id): "award/\(id.rawValue)"
    case .recalled: "recalled"
    case .roundIntro: "round_intro"
    case .beforeClue: "before_clue"
    case .afterLock: "after_lock"
    case .afterBrake: "after_brake"
    case .beforeReveal: "before_reveal"
    case .revealCorrect: "reveal_correct"
    case .revealIncorrect: "reveal_incorrect"
    case .revealNobody: "reveal_nobody"
    case .bridge: "bridge"
    case .scoreboard: "scoreboard"
    }
  }
}
