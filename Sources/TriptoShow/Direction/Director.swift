public import TriptoGame

/// From what happened to what is sent, in order: a pure function. Offsets are the game's
/// own steps, so everything here goes out at once.
public enum Director {
  /// NB: every event has its line, so that a new one cannot be forgotten.
  public static func cues(for moment: Moment) -> [DirectedCue] {
    let state = moment.state
    return switch moment.event {
    case .seatJoined(let id, let isReconnect):
      [DirectedCue(.watchers, .playerJoined(id, isReconnect: isReconnect))]
    case .lobbyChanged, .planChanged, .lobbyLocked: lobbyChanged(state)
    case .settingsChanged: settingsChanged(state) + speech(state)
    case .connected(let viewer, _): connected(viewer, state)
    case .disconnected(let viewer): left(viewer, .disconnect, state)
    case .timedOut(let viewer): left(viewer, .timeout, state)
    case .seatKicked(let id):
      [DirectedCue(.allExcept(.player(id)), .playerLeft(.player(id), .kicked))]
    case .packSelected(let pack): [DirectedCue(.host, .packSelected(pack))]
    case .handoverOffered(let code, let expiresAtMs):
      [DirectedCue(.host, .handover(code: code, expiresAtMs: expiresAtMs))]
    case .reaction(let seat, let emoji): [DirectedCue(.extendedTV, .reaction(seat, emoji))]
    case .hostReplaced, .seatRenamed, .expired: []
    case .introStarted: introStarted(state)
    case .rulesStep: rulesStep(state) + rule(state)
    case .testPulled(let id): testPulled(id, state)
    case .clueStarted(let cause): clueStarted(cause, state)
    case .brakePending(let holdMs): [DirectedCue(.eventful, .brakePending(holdMs: holdMs))]
    case .brakeAccepted(let id):
      [DirectedCue(.all, .snapshot), DirectedCue(.all, .brakeAccepted(id))]
    case .brakeRejected(let rejection):
      [DirectedCue(.viewer(.player(rejection.seat)), .brakeRejected(rejection))]
    case .brakeDecided(let decision): brakeDecided(decision, state)
    case .answerLocked(let id): answerLocked(id, state)
    case .noteHanded(let id): noteHanded(id, state)
    case .brakeReleased(let release): brakeReleased(release, state)
    case .typingChanged: [DirectedCue(.extended, .snapshot)]
    case .seatChanged, .carriagesChanged: [DirectedCue(.extended, .snapshot)]
    case .refused(let id, let refusal): [DirectedCue(.viewer(.player(id)), .error(refusal))]
    case .clueReplayed: clueReplayed(state)
    case .timerExtended: [DirectedCue(.all, .snapshot), DirectedCue(.timed, .timerSync)]
    case .voiced(let clips): prefetch(state, for: .extendedTV, only: clips)
    case .spoke(let spoken): spoke(spoken, state)
    case .paused: paused(state)
    case .resumed: resumed(state)
    case .musicGainChanged: [DirectedCue(.av, .musicGain(transitionMs: Mix.hostGainTransitionMs))]
    case .verdictChanged(let change): verdictChanged(change, state)
    case .revealStarted: revealStarted(state)
    case .revealBanter: speech(state)
    case .destinationRevealed: destinationRevealed(state)
    case .placeNamed: [DirectedCue(.extendedTV, .sound(.reveal, volume: 1))]
    case .verdictTold(let index): verdictTold(index, state)
    case .resultsShown: resultsShown(state)
    case .totalsShown(let isGameOver, let bridge): totals(isGameOver, bridge, state)
    case .questionStarted: questionStarted(state)
    case .followupAnswered(let id): followupAnswered(id)
    case .questionClosed(let isLast, let isGameOver): questionClosed(isLast, isGameOver, state)
    case .scoreboardShown:
      [DirectedCue(.all, .snapshot), DirectedCue(.all, .scoreboardUpdate(isGameOver: false))]
        + speech(state)
    case .nextDestination: [DirectedCue(.all, .nextDestination)]
    case .gameEnded: gameEnded + speech(state)
    case .finaleStage(let stage, let isCorrected): finale(stage, isCorrected, state)
    case .actBegan(let act, let isCorrected): began(act, isCorrected, state)
    case .roundEnded: [DirectedCue(.all, .snapshot)]
    case .rematched: rematched + speech(state)
    }
  }

  /// A track that follows a snapshot; a paused game stays silent (ST32).
  static func bed(_ track: Track, in state: GameState) -> [DirectedCue] {
    state.isPaused ? [] : [music(track, in: state)]
  }

  static func music(_ track: Track, in state: GameState) -> DirectedCue {
    let isIntro = track == .travel
    let nominal = isIntro ? Mix.introGainDb : 0
    let fade = isIntro ? Mix.introFadeMs : Mix.loopFadeMs
    return DirectedCue(.av, .music(track, gainDb: nominal + state.musicGainDb, fadeInMs: fade))
  }
}
