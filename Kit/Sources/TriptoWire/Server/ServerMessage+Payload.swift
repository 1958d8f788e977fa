extension ServerMessage {
  /// What is inside; nil for an unknown message.
  public var payload: (any ServerPayload)? {
    switch self {
    case .welcome(let payload): payload
    case .stateSnapshot(let payload): payload
    case .lobbyUpdated(let payload): payload
    case .playerJoined(let payload): payload
    case .playerLeft(let payload): payload
    case .error(let payload): payload
    case .contentPackSelected(let payload): payload
    case .cluePresent(let payload): payload
    case .brakeAccepted(let payload): payload
    case .brakeRejected(let payload): payload
    case .brakeAnswerLocked(let payload): payload
    case .answerCountUpdate(let payload): payload
    case .destinationReveal(let payload): payload
    case .destinationResults(let payload): payload
    case .scoreboardUpdate(let payload): payload
    case .followupQuestionPresent(let payload): payload
    case .followupAnswersLocked(let payload): payload
    case .followupResults(let payload): payload
    case .nextDestinationEvent(let payload): payload
    case .gameEndedEvent(let payload): payload
    case .finalResultsPresent(let payload): payload
    case .uiEffectTrigger(let payload): payload
    case .musicSet(let payload): payload
    case .musicStop(let payload): payload
    case .musicGainSet(let payload): payload
    case .sfxPlay(let payload): payload
    case .audioPlay(let payload): payload
    case .audioStop(let payload): payload
    case .ttsPrefetch(let payload): payload
    case .voiceLine(let payload): payload
    case .helloAck(let payload): payload
    case .resumed(let payload): payload
    case .statePatch(let payload): payload
    case .timerSync(let payload): payload
    case .clockPing(let payload): payload
    case .clueAdvance(let payload): payload
    case .brakePending(let payload): payload
    case .brakeOrder(let payload): payload
    case .goodbye(let payload): payload
    case .handoverCode(let payload): payload
    case .reaction(let payload): payload
    case .showHealth(let payload): payload
    case .followupAnswerCount(let payload): payload
    case .unknown: nil
    }
  }

  /// The `type` of the envelope.
  public var type: String {
    switch self {
    case .unknown(let type): type
    default: payload.map { Swift.type(of: $0).messageType.rawValue } ?? ""
    }
  }

  /// Writes the `payload` object: the hot path.
  public func writePayload(to json: inout JSONWriter) {
    if let payload { payload.write(to: &json) } else { json.object { _ in } }
  }
}
