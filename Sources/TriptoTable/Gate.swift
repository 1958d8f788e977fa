import TriptoGame
import TriptoViews
import TriptoWire

/// Role and phase of a message, for messages whose payload is wrong or needs the library: they are
/// checked before it (EV15).
enum Gate {
  static func check(
    _ type: ClientMessageType, by viewer: Viewer, in state: GameState
  ) throws(Refusal) {
    guard type.isAllowed(for: viewer.role) else { throw .unauthorized }
    if let phases = phases(of: type), !phases.contains(state.phase) { throw .invalidPhase }
    // NB: the rules say so too, but see the text before they see whose it is (EV6).
    if type == .brakeAnswerSubmit, state.brakeOwner != viewer.seatID { throw .unauthorized }
  }

  private static func phases(of type: ClientMessageType) -> Set<Phase>? {
    switch type {
    case .hostStartGame, .hostSelectContentPack: [.lobby]
    case .hostNextClue, .hostForceReveal: [.roundIntro, .clueLevel, .pausedForBrake]
    case .brakeAnswerSubmit: [.pausedForBrake]
    case .followupAnswerSubmit: [.followupQuestion]
    case .nextDestination: [.scoreboard]
    case .hostPause, .hostSkip: Set(Phase.allCases.filter(\.canPause))
    case .hostReplayClue: [.clueLevel]
    case .hostExtendTimer: [.clueLevel, .pausedForBrake, .followupQuestion]
    case .hostVerdictSet: Set(Phase.allCases).subtracting([.lobby, .roundEnd])
    case .endGame: Set(Phase.allCases.filter(\.isInPlay))
    case .hello, .resumeSession, .clockPong, .brakePull, .reaction, .tvAudio, .hostMusicGainSet,
      .musicGainSet, .hostResume, .hostKick, .hostRename, .hostLobbyLock, .hostSettingsSet,
      .hostHandover:
      nil
    }
  }
}
