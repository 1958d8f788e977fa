import TriptoGame
import TriptoPlan

extension Director {
  /// WS9 in the lobby, where an evening's TV shows who travels (EVE15); in play a snapshot says it all.
  static func lobbyChanged(_ state: GameState) -> [DirectedCue] {
    guard state.phase == .lobby else { return [DirectedCue(.all, .snapshot)] }
    let passengers = state.isEvening ? [DirectedCue(.extendedTV, .snapshot)] : []
    return [DirectedCue(.host, .snapshot)] + passengers + [DirectedCue(.all, .lobby)]
  }

  /// EVE17: everybody is in the lobby again
  static let rematched = [
    DirectedCue(.all, .snapshot), DirectedCue(.all, .lobby),
    DirectedCue(.av, .musicStop(fadeOutMs: Mix.stopFadeMs)),
  ]

  /// EX33: in play too, whoever shows the game learns its language.
  static func settingsChanged(_ state: GameState) -> [DirectedCue] {
    let change = lobbyChanged(state)
    return state.phase == .lobby ? change : change + [DirectedCue(.extended, .lobby)]
  }

  /// WS4, WS7. In the lobby the host's snapshot comes with the lobby change that follows.
  static func connected(_ viewer: Viewer, _ state: GameState) -> [DirectedCue] {
    guard state.phase == .lobby else {
      let welcome = [DirectedCue(.viewer(viewer), .snapshot)]
      let others = [DirectedCue(.allExcept(viewer), .snapshot)]
      return welcome + gain(for: viewer, state) + others + hostReturned(viewer)
    }
    if case .host = viewer { return [] }
    return [DirectedCue(.viewer(viewer), .snapshot)]
  }

  /// ST38: no snapshot says whether the host is there, and a TV that was told of its absence says so.
  private static func hostReturned(_ viewer: Viewer) -> [DirectedCue] {
    guard case .host = viewer, let id = viewer.seatID else { return [] }
    return [DirectedCue(.extendedTV, .playerJoined(id, isReconnect: true))]
  }

  /// AU5: a v1 TV starts the phase's loop at 0 dB, so the host's gain follows its snapshot.
  private static func gain(for viewer: Viewer, _ state: GameState) -> [DirectedCue] {
    let bed = MusicBed(of: state)
    guard viewer == .tv, state.musicGainDb != 0, bed.isPlaying, let track = bed.track else {
      return []
    }
    return [DirectedCue(.viewer(.tv), music(track, in: state).cue)]
  }

  /// ST37, ST38: the others are told who has left, and why
  static func left(
    _ viewer: Viewer, _ reason: LeaveReason, _ state: GameState
  ) -> [DirectedCue] {
    let goodbye = DirectedCue(.allExcept(viewer), .playerLeft(viewer, reason))
    guard state.phase != .lobby else { return [goodbye] }
    return [goodbye, DirectedCue(.extended, .snapshot)]
  }

  /// ST32: everything stands still
  static func paused(_ state: GameState) -> [DirectedCue] {
    [DirectedCue(.all, .snapshot), DirectedCue(.av, .musicStop(fadeOutMs: Mix.stopFadeMs))]
      + speech(state)
  }

  /// ST34: it goes on with what was left
  static func resumed(_ state: GameState) -> [DirectedCue] {
    var cues = [DirectedCue(.all, .snapshot)]
    let bed = MusicBed(of: state)
    if bed.isPlaying, let track = bed.track { cues.append(music(track, in: state)) }
    if state.step == .clue { cues.append(DirectedCue(.extended, .cluePresent)) }
    cues.append(DirectedCue(.timed, .timerSync))
    return cues
  }

  /// EX19: scores anew, and results to who can show them
  static func verdictChanged(
    _ change: VerdictChange, _ state: GameState
  ) -> [DirectedCue] {
    let isOver = state.endReason != nil
    let isGameOver = isOver || (state.step == .lastQuestion && state.isLastDestination)
    let totals = [
      DirectedCue(.all, .scoreboardUpdate(isGameOver: isGameOver)), DirectedCue(.all, .snapshot),
    ]
    return totals + results(change, state).map { DirectedCue(.extended, $0) }
  }

  /// Only what has been shown is repeated (PR35).
  private static func results(_ change: VerdictChange, _ state: GameState) -> [Cue] {
    switch change.subject {
    case .destination: state.round?.hasResults == true ? [.destinationResults] : []
    case .followup(let question):
      [.questionResults(question: question, isLast: question + 1 >= state.questions.count)]
    }
  }
}
