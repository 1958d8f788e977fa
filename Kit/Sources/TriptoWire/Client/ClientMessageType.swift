/// Every `type` a client may send (EV1–EV14, EX8, EX16–EX24, EX38).
public enum ClientMessageType: String, CaseIterable, Sendable {
  case hello = "HELLO"
  case resumeSession = "RESUME_SESSION"
  case hostStartGame = "HOST_START_GAME"
  case hostNextClue = "HOST_NEXT_CLUE"
  case brakePull = "BRAKE_PULL"
  case brakeAnswerSubmit = "BRAKE_ANSWER_SUBMIT"
  case followupAnswerSubmit = "FOLLOWUP_ANSWER_SUBMIT"
  case hostSelectContentPack = "HOST_SELECT_CONTENT_PACK"
  case nextDestination = "NEXT_DESTINATION"
  case endGame = "END_GAME"
  case hostMusicGainSet = "HOST_MUSIC_GAIN_SET"
  /// The other name of `hostMusicGainSet` (EV11).
  case musicGainSet = "MUSIC_GAIN_SET"
  case hostPause = "HOST_PAUSE"
  case hostResume = "HOST_RESUME"
  case hostSkip = "HOST_SKIP"
  case hostForceReveal = "HOST_FORCE_REVEAL"
  case clockPong = "CLOCK_PONG"
  case hostKick = "HOST_KICK"
  case hostRename = "HOST_RENAME"
  case hostLobbyLock = "HOST_LOBBY_LOCK"
  case hostVerdictSet = "HOST_VERDICT_SET"
  case hostSettingsSet = "HOST_SETTINGS_SET"
  case hostReplayClue = "HOST_REPLAY_CLUE"
  case hostExtendTimer = "HOST_EXTEND_TIMER"
  case hostHandover = "HOST_HANDOVER"
  case reaction = "REACTION"
  case tvAudio = "TV_AUDIO"

  /// Whether a connection of `role` may send this: the first check of all (EV15).
  public func isAllowed(for role: Role) -> Bool {
    switch self {
    case .hello, .resumeSession, .clockPong: true
    case .brakePull, .brakeAnswerSubmit, .followupAnswerSubmit, .reaction: role == .player
    case .tvAudio: role == .tv
    case .hostStartGame, .hostNextClue, .hostSelectContentPack, .nextDestination, .endGame,
      .hostMusicGainSet, .musicGainSet, .hostPause, .hostResume, .hostSkip, .hostForceReveal,
      .hostKick, .hostRename, .hostLobbyLock, .hostVerdictSet, .hostSettingsSet, .hostReplayClue,
      .hostExtendTimer, .hostHandover:
      role == .host
    }
  }
}
