extension ClientMessage {
  /// The `type` this message is sent with.
  public var type: ClientMessageType {
    switch self {
    case .hello: .hello
    case .resumeSession: .resumeSession
    case .hostStartGame: .hostStartGame
    case .hostNextClue: .hostNextClue
    case .brakePull: .brakePull
    case .brakeAnswerSubmit: .brakeAnswerSubmit
    case .followupAnswerSubmit: .followupAnswerSubmit
    case .hostSelectContentPack: .hostSelectContentPack
    case .nextDestination: .nextDestination
    case .endGame: .endGame
    case .hostMusicGainSet: .hostMusicGainSet
    case .hostPause: .hostPause
    case .hostResume: .hostResume
    case .hostSkip: .hostSkip
    case .hostForceReveal: .hostForceReveal
    case .clockPong: .clockPong
    case .hostKick: .hostKick
    case .hostRename: .hostRename
    case .hostLobbyLock: .hostLobbyLock
    case .hostVerdictSet: .hostVerdictSet
    case .hostSettingsSet: .hostSettingsSet
    case .hostReplayClue: .hostReplayClue
    case .hostExtendTimer: .hostExtendTimer
    case .hostHandover: .hostHandover
    case .reaction: .reaction
    case .tvAudio: .tvAudio
    }
  }
}
