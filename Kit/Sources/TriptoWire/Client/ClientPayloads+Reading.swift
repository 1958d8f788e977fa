extension Hello {
  init(reading payload: PayloadReader) throws(ClientMessageError) {
    self.init(
      authToken: try payload.optional("authToken"),
      clientVersion: try payload.optional("clientVersion"),
      deviceId: try payload.optional("deviceId"),
      playerName: try payload.optional("playerName"),
      capabilities: try payload.optional("capabilities", [String].self)?
        .compactMap(Capability.init(rawValue:)),
      resume: try payload.optional("resume"))
  }
}

extension ResumeSession {
  init(reading payload: PayloadReader) throws(ClientMessageError) {
    let playerId = try payload.optional("playerId", PlayerID.self)
    self.init(
      playerId: playerId == "" ? nil : playerId,
      lastReceivedEventId: try payload.optional("lastReceivedEventId"),
      deviceId: try payload.optional("deviceId"),
      resume: try payload.optional("resume"))
  }
}

extension BrakePull {
  init(reading payload: PayloadReader) throws(ClientMessageError) {
    self.init(
      pressMonoMs: try payload.optional("pressMonoMs"),
      renderedMonoMs: try payload.optional("renderedMonoMs"))
  }
}

extension VerdictSet {
  init(reading payload: PayloadReader) throws(ClientMessageError) {
    self.init(
      playerId: try payload.required("playerId"),
      kind: try Self.kind(payload),
      isCorrect: try payload.required("isCorrect"))
  }

  private static func kind(_ payload: PayloadReader) throws(ClientMessageError) -> Kind {
    switch try payload.word("kind", JudgedAnswer.self) {
    case .destination: return .destination
    case .followup:
      let index = try payload.required("questionIndex", Int.self)
      guard index >= 0 else { throw payload.invalid("questionIndex must not be negative") }
      return .followup(questionIndex: index)
    }
  }
}
