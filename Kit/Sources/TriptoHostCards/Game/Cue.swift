import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoWire

/// The prompter: what happens now, and what the host may do.
enum Cue {
  static func text(_ view: GameView) -> String {
    let host = view.host
    switch view.state.phase {
    case .lobby: return host.cueLobby
    case .preparingRound: return host.cuePreparing
    case .roundIntro: return host.cueIntro
    case .clueLevel: return clue(view)
    case .pausedForBrake: return brake(view)
    case .revealDestination:
      return view.moments.results?.results.isEmpty == false ? host.cueResults : host.cueReveal
    case .followupQuestion: return question(view)
    case .scoreboard: return host.cueScoreboard
    case .finalResults: return host.cueFinale
    case .roundEnd: return host.cueEnd
    case .unknown: return ""
    }
  }

  private static func clue(_ view: GameView) -> String {
    if view.state.clueTimerEnd != nil {
      return view.isLastClue ? view.host.cueLastClue : view.host.cueClue
    }
    let isOver = view.haveAllAnswered || (view.isLastClue && view.state.timer == nil)
    return isOver ? view.host.cueDrumroll : view.host.cueLocked
  }

  private static func brake(_ view: GameView) -> String {
    if view.state.brake != nil { return view.host.cueRelease }
    let name = view.state.brakeOwnerName ?? view.moments.brake?.accepted.playerName ?? ""
    return view.host.cueBrake(name: name)
  }

  private static func question(_ view: GameView) -> String {
    if view.isQuestionClosed { return view.host.cueQuestionOver }
    let plays = view.state.followupQuestion?.correctAnswer == nil
    return plays ? view.host.cueQuestionPlays : view.host.cueQuestion
  }
}
