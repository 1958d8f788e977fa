extension ServerMessage {
  /// Reads the payload that belongs to `type`.
  /// - Throws: `DecodingError` when the payload lacks a key or holds a wrong type.
  init<Key>(
    _ type: ServerMessageType, from container: KeyedDecodingContainer<Key>, at key: Key
  ) throws {
    func read<Payload: ServerPayload>(_ kind: Payload.Type = Payload.self) throws -> Payload {
      try container.decode(kind, forKey: key)
    }
    switch type {
    case .welcome: self = .welcome(try read())
    case .stateSnapshot: self = .stateSnapshot(try read())
    case .lobbyUpdated: self = .lobbyUpdated(try read())
    case .playerJoined: self = .playerJoined(try read())
    case .playerLeft: self = .playerLeft(try read())
    case .error: self = .error(try read())
    case .contentPackSelected: self = .contentPackSelected(try read())
    case .cluePresent: self = .cluePresent(try read())
    case .brakeAccepted: self = .brakeAccepted(try read())
    case .brakeRejected: self = .brakeRejected(try read())
    case .brakeAnswerLocked: self = .brakeAnswerLocked(try read())
    case .answerCountUpdate: self = .answerCountUpdate(try read())
    case .destinationReveal: self = .destinationReveal(try read())
    case .destinationResults: self = .destinationResults(try read())
    case .scoreboardUpdate: self = .scoreboardUpdate(try read())
    case .followupQuestionPresent: self = .followupQuestionPresent(try read())
    case .followupAnswersLocked: self = .followupAnswersLocked(try read())
    case .followupResults: self = .followupResults(try read())
    case .nextDestinationEvent: self = .nextDestinationEvent(try read())
    case .gameEndedEvent: self = .gameEndedEvent(try read())
    case .finalResultsPresent: self = .finalResultsPresent(try read())
    case .uiEffectTrigger: self = .uiEffectTrigger(try read())
    case .musicSet: self = .musicSet(try read())
    case .musicStop: self = .musicStop(try read())
    case .musicGainSet: self = .musicGainSet(try read())
    case .sfxPlay: self = .sfxPlay(try read())
    case .audioPlay: self = .audioPlay(try read())
    case .audioStop: self = .audioStop(try read())
    case .ttsPrefetch: self = .ttsPrefetch(try read())
    case .voiceLine: self = .voiceLine(try read())
    case .helloAck: self = .helloAck(try read())
    case .resumed: self = .resumed(try read())
    case .statePatch: self = .statePatch(try read())
    case .timerSync: self = .timerSync(try read())
    case .clockPing: self = .clockPing(try read())
    case .clueAdvance: self = .clueAdvance(try read())
    case .brakePending: self = .brakePending(try read())
    case .brakeOrder: self = .brakeOrder(try read())
    case .goodbye: self = .goodbye(try read())
    case .handoverCode: self = .handoverCode(try read())
    case .reaction: self = .reaction(try read())
    case .showHealth: self = .showHealth(try read())
    case .followupAnswerCount: self = .followupAnswerCount(try read())
    }
  }
}
