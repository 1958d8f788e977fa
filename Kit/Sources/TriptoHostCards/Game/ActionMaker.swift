import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoScreens
import TriptoWire

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
      view.isEvening && view.hasFullStandings ? rematch : nil
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
