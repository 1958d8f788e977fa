import TriptoClient
public import TriptoDesign
import TriptoKernel
public import TriptoWire

/// The bar at the bottom: the prompter's line, what comes next, pause, skip, reveal (UI-H22, UI-H35, UI-H51–UI-H53).
public struct ControlBar: Equatable, Sendable {
  public enum Press: Equatable, Sendable {
    case send(ClientMessage)
    case newGame
    /// The host leaves: without one the night goes no further (EVE27).
    case leave
  }

  public struct Action: Equatable, Sendable, Identifiable {
    public let id: String
    public let label: String
    public let symbol: Symbol
    public let isEnabled: Bool
    /// Asked before it is done.
    public let question: String?
    let press: Press
    let haptic: Haptic?

    init(
      _ id: String, _ label: String, _ symbol: Symbol, _ press: Press, isEnabled: Bool,
      question: String? = nil, haptic: Haptic? = nil
    ) {
      (self.id, self.label, self.symbol, self.press) = (id, label, symbol, press)
      (self.isEnabled, self.question, self.haptic) = (isEnabled, question, haptic)
    }

    /// The same, once it has been asked.
    var withoutQuestion: Action {
      Action(id, label, symbol, press, isEnabled: isEnabled, haptic: haptic)
    }
  }

  public let cue: String
  /// The one thing that a host may want to press.
  public let primary: Action?
  public let others: [Action]

  init(_ view: GameView, isOff: Bool) {
    guard !view.game.keepsResults else {
      cue = ""
      primary = Action(
        "to-start", view.messages.common.backToStart, .end, .leave, isEnabled: true)
      others = []
      return
    }
    let state = view.state
    let make = ActionMaker(view: view, isOn: !isOff)
    cue = state.paused ? view.host.cuePaused : Cue.text(view)
    primary = state.paused ? make.resume : make.primary
    others = make.others
  }
}

/// The actions of each phase (UI.md §3.1).
struct ActionMaker {
  let view: GameView
  let isOn: Bool
  private var host: HostMessages { view.host }

  typealias Action = ControlBar.Action

  var resume: Action { Action("resume", host.resume, .resume, .send(.hostResume), isEnabled: isOn) }

  var primary: Action? {
    switch view.state.phase {
    case .clueLevel: nextClue
    // NB: in an evening the brake's own card has it (UI-E23).
    case .pausedForBrake: view.isEvening ? nil : nextClue
    case .scoreboard:
      Action(
        "next-destination", host.nextDestination, .next, .send(.nextDestination),
        isEnabled: isOn && view.state.nextDestinationAvailable != false, haptic: .medium)
    case .finalResults:
      // NB: from the full standings on the server takes it.
      view.isEvening && view.moments.effects.contains(.fullStandings) ? rematch : nil
    case .roundEnd:
      view.isEvening
        ? rematch : Action("new-game", host.newGame, .create, .newGame, isEnabled: true)
    case .lobby, .preparingRound, .roundIntro, .revealDestination, .followupQuestion, .unknown: nil
    }
  }

  var others: [Action] {
    switch view.state.phase {
    case .roundIntro: pause + [skip(host.skipIntro), reveal]
    case .clueLevel: pause + pausedNextClue + [reveal]
    case .pausedForBrake:
      pause + pausedNextClue + (view.isEvening ? [] : [skip(host.skip)]) + [reveal]
    case .revealDestination, .followupQuestion, .scoreboard: pause + [skip(host.skip)]
    case .roundEnd: view.isEvening ? [endNight] : []
    case .lobby, .preparingRound, .finalResults, .unknown: []
    }
  }

  private var nextClue: Action {
    Action(
      "next-clue", NextClue.label(view), .next, .send(NextClue.command(view)), isEnabled: isOn,
      haptic: .medium)
  }

  /// While the game stands still, resuming is the main action, and the next clue moves here.
  private var pausedNextClue: [Action] { view.state.paused ? [nextClue] : [] }

  private var pause: [Action] {
    view.state.paused
      ? []
      : [Action("pause", host.pause, .pause, .send(.hostPause), isEnabled: isOn, haptic: .medium)]
  }

  private func skip(_ label: String) -> Action {
    Action("skip", label, .skip, .send(.hostSkip(target: nil)), isEnabled: isOn)
  }

  private var reveal: Action {
    Action(
      "force-reveal", host.forceReveal, .reveal, .send(.hostForceReveal), isEnabled: isOn,
      question: host.forceRevealSure)
  }

  private var rematch: Action {
    Action("rematch", host.oneMore, .next, .send(.hostRematch), isEnabled: isOn, haptic: .heavy)
  }

  private var endNight: Action {
    Action(
      "end-night", host.endNight, .end, .leave, isEnabled: true, question: host.endNightSure,
      haptic: .medium)
  }
}

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
