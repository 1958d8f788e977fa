/// Everything a client may say, one case per message (EV1–EV14, EX8, EX16–EX24, EX38).
///
/// Ids that v1 clients put into payloads (`playerId`, `sessionId`) are not here: the token alone
/// says who is speaking (WS22).
public enum ClientMessage: Equatable, Sendable {
  case hello(Hello)
  case resumeSession(ResumeSession)
  case hostStartGame
  case hostNextClue
  case brakePull(BrakePull)
  /// The answer is trimmed, 1–200 characters (EV16).
  case brakeAnswerSubmit(answerText: String)
  /// The answer is trimmed, 1–200 characters (EV16); `index` as sent, from 0 or 1 by client.
  case followupAnswerSubmit(answerText: String, index: Int?)
  /// Not yet checked against ID7: an id that is none is simply unknown (EV8).
  case hostSelectContentPack(contentPackId: String?)
  case nextDestination
  case endGame
  /// In dB as sent; the game clamps it to −40…+6 (AU12).
  case hostMusicGainSet(gainDb: Double)
  case hostPause
  case hostResume
  case hostSkip(target: String?)
  case hostForceReveal
  /// The client's monotonic clock in ms at the answer (EX8).
  case clockPong(pingId: Int, clientMonoMs: Double)
  case hostKick(playerId: PlayerID, ban: Bool)
  /// The name is clean by `PlayerName` (EX17).
  case hostRename(playerId: PlayerID, name: String)
  case hostLobbyLock(locked: Bool)
  case hostVerdictSet(VerdictSet)
  case hostSettingsSet(SettingsChange)
  case hostReplayClue
  /// 5 000–60 000 ms (EX22).
  case hostExtendTimer(addMs: Int)
  case hostHandover
  case reaction(ReactionEmoji)
  /// Whether the TV may sound (EX38).
  case tvAudio(TVAudio)
}
