package import TriptoGame
import TriptoPlan
import TriptoViews
package import TriptoWire

extension Table {
  /// Role and phase of a message whose payload is wrong or needs the library: they are checked before
  /// it (EV15), as the game says (`Permit`).
  func admit(_ type: ClientMessageType, from viewer: Viewer) throws(Refusal) {
    if let command = type.command {
      try state.admit(command, from: .viewer(viewer))
      if type == .noteSubmit, let id = viewer.seatID { try state.admitNote(from: id) }
      return
    }
    try admit(ofShow: type, from: viewer)
  }

  /// What only the TV knows of itself (EX38, EX53, EX54), and what the host asks of it (EX55).
  private func admit(ofShow type: ClientMessageType, from viewer: Viewer) throws(Refusal) {
    if [.tvAudio, .tvVoices, .tvSpoke].contains(type), viewer != .tv { throw .unauthorized }
    // NB: the others are about a connection, whose ever it is.
    guard type == .hostVoiceSample else { return }
    guard viewer.role == .host else { throw .unauthorized }
    guard isQuiet else { throw .invalidPhase }
  }
}

extension ClientMessageType {
  /// Only an evening knows it, and only on EX connections (EVE3).
  package var isOfEvenings: Bool {
    switch self {
    case .draft, .brakeRelease, .noteSubmit, .hostRematch, .hostCarriagesDraw, .seatSet, .tvVoices,
      .tvSpoke, .hostVoiceSample:
      true
    case .hello, .resumeSession, .clockPong, .tvAudio, .hostStartGame, .hostNextClue, .brakePull,
      .brakeAnswerSubmit, .followupAnswerSubmit, .hostSelectContentPack, .nextDestination, .endGame,
      .hostMusicGainSet, .musicGainSet, .hostPause, .hostResume, .hostSkip, .hostForceReveal,
      .hostKick, .hostRename, .hostLobbyLock, .hostVerdictSet, .hostSettingsSet, .hostReplayClue,
      .hostExtendTimer, .hostHandover, .reaction:
      false
    }
  }

  /// What this message asks of the game; nil when it is about the connection alone.
  package var command: Command.Kind? {
    switch self {
    case .hello, .resumeSession, .clockPong, .tvAudio, .tvVoices, .tvSpoke, .hostVoiceSample: nil
    case .hostStartGame: .start
    case .hostNextClue: .nextClue
    case .brakePull: .pullBrake
    case .brakeAnswerSubmit: .lockAnswer
    case .followupAnswerSubmit: .answerFollowup
    case .hostSelectContentPack: .selectPack
    case .nextDestination: .nextDestination
    case .endGame: .endGame
    case .hostMusicGainSet, .musicGainSet: .setMusicGain
    case .hostPause: .pause
    case .hostResume: .resume
    case .hostSkip: .skip
    case .hostForceReveal: .forceReveal
    case .hostKick: .kick
    case .hostRename: .rename
    case .hostLobbyLock: .lockLobby
    case .hostVerdictSet: .setVerdict
    case .hostSettingsSet: .setSettings
    case .hostReplayClue: .replayClue
    case .hostExtendTimer: .extendTimer
    case .hostHandover: .offerHandover
    case .reaction: .react
    case .draft: .draft
    case .brakeRelease: .release
    case .noteSubmit: .note
    case .seatSet: .seat
    case .hostRematch: .rematch
    case .hostCarriagesDraw: .drawCarriages
    }
  }
}
