import TriptoDesign
import TriptoKernel
import TriptoWire

/// What stands on the TV in each phase (UI.md §5.1).
public enum TVPicture: Equatable, Sendable {
  case lobby(TVLobby)
  /// *Förbereder spel...*
  case preparing(String)
  case rules(TVRules)
  case intro(TVIntro)
  case clue(TVClue)
  case reveal(TVReveal)
  case question(TVQuestion)
  case scores(TVScores)
  case finale(TVFinale)
  /// The phase is newer than the app; the game goes on without it (UI-A21).
  case older(String)

  /// - Parameter base: the address that phones reach; nil when they reach none.
  init(_ view: TVView, base: String?) {
    switch view.state.phase {
    case .lobby: self = .lobby(TVLobby(view, base: base))
    case .preparingRound: self = .preparing(view.tv.preparing)
    case .roundIntro: self = TVRules(view).map { .rules($0) } ?? .intro(TVIntro(view))
    case .clueLevel, .pausedForBrake: self = .clue(TVClue(view))
    case .revealDestination: self = .reveal(TVReveal(view))
    case .followupQuestion:
      self = TVQuestion(view).map { .question($0) } ?? .preparing(view.tv.preparing)
    case .scoreboard: self = .scores(TVScores(view))
    case .finalResults, .roundEnd: self = .finale(TVFinale(view))
    case .unknown: self = .older(view.messages.apps.appTooOld)
    }
  }
}
