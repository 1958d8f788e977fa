extension ClientMessage {
  /// Writes the `payload` object, as new clients send it.
  public func writePayload(to json: inout JSONWriter) {
    json.object { json in writeMembers(to: &json) }
  }

  private func writeMembers(to json: inout JSONWriter) {
    switch self {
    case .hello(let hello): hello.writeMembers(to: &json)
    case .resumeSession(let resume): resume.writeMembers(to: &json)
    case .brakePull(let pull):
      json.optional("pressMonoMs", pull.pressMonoMs)
      json.optional("renderedMonoMs", pull.renderedMonoMs)
    case .brakeAnswerSubmit(let answer): json.field("answerText", answer)
    case .followupAnswerSubmit(let answer, let index):
      json.field("answerText", answer)
      json.optional("index", index)
    case .hostSelectContentPack(let id): json.nullable("contentPackId", id)
    case .hostMusicGainSet(let gainDb): json.field("gainDb", gainDb)
    case .hostSkip(let target): json.optional("target", target)
    case .clockPong(let pingId, let clientMonoMs):
      json.field("pingId", pingId)
      json.field("clientMonoMs", clientMonoMs)
    case .tvAudio(let audio): json.field("audio", audio)
    default: writeHostTool(to: &json)
    }
  }

  private func writeHostTool(to json: inout JSONWriter) {
    switch self {
    case .hostKick(let playerId, let ban):
      json.field("playerId", playerId)
      json.flag("ban", ban)
    case .hostRename(let playerId, let name):
      json.field("playerId", playerId)
      json.field("name", name)
    case .hostLobbyLock(let locked): json.field("locked", locked)
    case .hostVerdictSet(let verdict): verdict.writeMembers(to: &json)
    case .hostSettingsSet(let change): json.field("settings", change)
    case .hostExtendTimer(let addMs): json.field("addMs", addMs)
    case .reaction(let emoji): json.field("emoji", emoji)
    default: break
    }
  }
}

extension Hello {
  fileprivate func writeMembers(to json: inout JSONWriter) {
    json.optional("authToken", authToken)
    json.optional("clientVersion", clientVersion)
    json.optional("deviceId", deviceId)
    json.optional("playerName", playerName)
    json.optional("capabilities", capabilities)
    json.optional("resume", resume)
  }
}

extension ResumeSession {
  fileprivate func writeMembers(to json: inout JSONWriter) {
    json.nullable("playerId", playerId)
    json.nullable("lastReceivedEventId", lastReceivedEventId)
    json.optional("deviceId", deviceId)
    json.optional("resume", resume)
  }
}

extension VerdictSet {
  fileprivate func writeMembers(to json: inout JSONWriter) {
    json.field("playerId", playerId)
    switch kind {
    case .destination: json.field("kind", JudgedAnswer.destination)
    case .followup(let questionIndex):
      json.field("kind", JudgedAnswer.followup)
      json.field("questionIndex", questionIndex)
    }
    json.field("isCorrect", isCorrect)
  }
}
