package import TriptoClient
package import TriptoDesign
import TriptoKernel
package import TriptoWire

/// The game with the texts that it is shown in, as cards are made from it.
package struct GameView {
  package let game: Game
  package let state: StateView
  package let messages: Messages

  package init?(_ game: Game, _ messages: Messages) {
    guard let state = game.state else { return nil }
    (self.game, self.state, self.messages) = (game, state, messages)
  }

  package var host: HostMessages { messages.host }
  package var moments: Moments { game.moments }
  /// The session is an evening (EVE2): only there the server tells of journeys.
  package var isEvening: Bool { state.journey != nil }

  func name(_ id: PlayerID) -> String {
    state.players.first { $0.playerId == id }?.name ?? ""
  }

  func quoted(_ text: String) -> String { messages.common.quoted(text: text) }

  /// "+8 p"; none are a dash, which is kinder than "+0 p".
  func given(_ points: Int) -> String { points == 0 ? "–" : messages.common.plusPts(n: points) }

  /// Every unit that may answer has answered: what comes next is the answer (EVE20, EVE49).
  var haveAllAnswered: Bool {
    state.units.map { $0.total > 0 && $0.answered >= $0.total } ?? false
  }

  var isLastClue: Bool { state.clueLevelPoints == Format.standard.levels.last }

  /// The open question takes no more answers: its event tells it, on a restored screen the missing timer (UI-H40).
  package var isQuestionClosed: Bool {
    guard let question = state.followupQuestion else { return false }
    return moments.followupLocked?.currentQuestionIndex == question.currentQuestionIndex
      || (question.timer == nil && !state.paused)
  }

  /// What the server made of an answer, when that is not self-evident (EX36); "" else.
  func reading(_ judged: JudgedView?) -> String {
    guard let judged else { return "" }
    let (verdicts, place) = (messages.verdicts, state.destination?.name ?? "")
    if judged.overruled { return verdicts.overruled }
    switch judged.reason {
    case .alias, .spelling: return verdicts.readAs(x: place)
    case .near: return verdicts.near(x: place)
    case .otherPlace: return judged.other.map { verdicts.otherPlace(x: $0) } ?? ""
    case .tooBroad: return verdicts.tooBroad
    case .generic: return verdicts.generic
    case .multiple: return verdicts.multiple
    case .exact, .empty, .reject, .unknown: return ""
    }
  }
}
