import TriptoGame

extension Director {
  /// WS9 in the lobby; in play a snapshot says it all.
  static func lobbyChanged(_ state: GameState) -> [DirectedCue] {
    guard state.phase == .lobby else { return [DirectedCue(.all, .snapshot)] }
    return [DirectedCue(.host, .snapshot), DirectedCue(.all, .lobby)]
  }

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
}
