extension ClientMessage {
  /// Reads the payload that belongs to the reader's type.
  /// - Throws: `.invalidPayload`, naming the field.
  init(reading payload: PayloadReader) throws(ClientMessageError) {
    switch payload.type {
    case .hello: self = .hello(try Hello(reading: payload))
    case .resumeSession: self = .resumeSession(try ResumeSession(reading: payload))
    case .hostStartGame: self = .hostStartGame
    case .hostNextClue: self = .hostNextClue
    case .brakePull: self = .brakePull(try BrakePull(reading: payload))
    case .brakeAnswerSubmit: self = .brakeAnswerSubmit(answerText: try payload.answerText())
    case .followupAnswerSubmit:
      self = .followupAnswerSubmit(
        answerText: try payload.answerText(), index: try payload.optional("index"))
    case .hostSelectContentPack:
      self = .hostSelectContentPack(contentPackId: try payload.optional("contentPackId"))
    case .nextDestination: self = .nextDestination
    case .endGame: self = .endGame
    case .hostMusicGainSet, .musicGainSet:
      self = .hostMusicGainSet(gainDb: try payload.required("gainDb"))
    case .hostPause: self = .hostPause
    case .hostResume: self = .hostResume
    case .hostSkip: self = .hostSkip(target: try payload.optional("target"))
    case .hostForceReveal: self = .hostForceReveal
    case .clockPong:
      self = .clockPong(
        pingId: try payload.required("pingId"), clientMonoMs: try payload.required("clientMonoMs"))
    case .tvAudio: self = .tvAudio(try payload.required("audio"))
    default: self = try Self.hostTool(payload)
    }
  }

  /// The messages of SPEC 14.1 (EX16–EX24).
  private static func hostTool(
    _ payload: PayloadReader
  ) throws(ClientMessageError) -> ClientMessage {
    switch payload.type {
    case .hostKick:
      .hostKick(
        playerId: try payload.required("playerId"), ban: try payload.optional("ban") ?? false)
    case .hostRename:
      .hostRename(playerId: try payload.required("playerId"), name: try payload.playerName())
    case .hostLobbyLock: .hostLobbyLock(locked: try payload.required("locked"))
    case .hostVerdictSet: .hostVerdictSet(try VerdictSet(reading: payload))
    case .hostSettingsSet: .hostSettingsSet(try payload.required("settings"))
    case .hostReplayClue: .hostReplayClue
    case .hostExtendTimer: .hostExtendTimer(addMs: try payload.extraMs())
    case .hostHandover: .hostHandover
    default: .reaction(try payload.required("emoji"))
    }
  }
}

extension PayloadReader {
  fileprivate func playerName() throws(ClientMessageError) -> String {
    guard let name = PlayerName.clean(try required("name", String.self)) else {
      throw invalid("name must have 1–\(PlayerName.longest) characters")
    }
    return name
  }

  fileprivate func extraMs() throws(ClientMessageError) -> Int {
    let addMs = try required("addMs", Int.self)
    guard (5_000...60_000).contains(addMs) else { throw invalid("addMs must be 5000–60000") }
    return addMs
  }
}
