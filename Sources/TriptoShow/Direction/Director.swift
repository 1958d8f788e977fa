import TriptoGame

/// From what happened to what is sent, in order: a pure function. Offsets are the game's
/// own steps, so everything here goes out at once.
public enum Director {
  public static func cues(for moment: Moment) -> [DirectedCue] {
    let state = moment.state
    return switch moment.event {
    case .seatJoined, .lobbyChanged, .connected, .disconnected, .timedOut, .seatKicked,
      .seatRenamed, .hostReplaced, .lobbyLocked, .settingsChanged, .packSelected, .planChanged,
      .handoverOffered, .reaction, .expired:
      seatCues(moment.event, state)
    case .introStarted, .clueStarted, .brakePending, .brakeAccepted, .brakeRejected,
      .brakeDecided, .answerLocked, .refused, .clueReplayed, .timerExtended, .voiced, .spoke:
      clueCues(moment.event, state)
    case .paused, .resumed, .musicGainChanged, .verdictChanged:
      hostCues(moment.event, state)
    default:
      revealCues(moment.event, state)
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
