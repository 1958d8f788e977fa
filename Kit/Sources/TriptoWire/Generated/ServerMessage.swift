// Made by `make wire` from Kit/Wire/messages.wire: change that, not this file.

/// Every `type` the server sends (EV17–EV57, EX). No other name goes out (EV48, EV58).
public enum ServerMessageType: String, Codable, CaseIterable, Sendable, JSONWritable {
  case welcome = "WELCOME"
  case stateSnapshot = "STATE_SNAPSHOT"
  case lobbyUpdated = "LOBBY_UPDATED"
  case playerJoined = "PLAYER_JOINED"
  case playerLeft = "PLAYER_LEFT"
  case error = "ERROR"
  case contentPackSelected = "CONTENT_PACK_SELECTED"
  case cluePresent = "CLUE_PRESENT"
  case brakeAccepted = "BRAKE_ACCEPTED"
  case brakeRejected = "BRAKE_REJECTED"
  case brakeAnswerLocked = "BRAKE_ANSWER_LOCKED"
  case answerCountUpdate = "ANSWER_COUNT_UPDATE"
  case destinationReveal = "DESTINATION_REVEAL"
  case destinationResults = "DESTINATION_RESULTS"
  case scoreboardUpdate = "SCOREBOARD_UPDATE"
  case followupQuestionPresent = "FOLLOWUP_QUESTION_PRESENT"
  case followupAnswersLocked = "FOLLOWUP_ANSWERS_LOCKED"
  case followupResults = "FOLLOWUP_RESULTS"
  case nextDestinationEvent = "NEXT_DESTINATION_EVENT"
  case gameEndedEvent = "GAME_ENDED_EVENT"
  case finalResultsPresent = "FINAL_RESULTS_PRESENT"
  case uiEffectTrigger = "UI_EFFECT_TRIGGER"
  case musicSet = "MUSIC_SET"
  case musicStop = "MUSIC_STOP"
  case musicGainSet = "MUSIC_GAIN_SET"
  case sfxPlay = "SFX_PLAY"
  case audioPlay = "AUDIO_PLAY"
  case audioStop = "AUDIO_STOP"
  case ttsPrefetch = "TTS_PREFETCH"
  case voiceLine = "VOICE_LINE"
  case helloAck = "HELLO_ACK"
  case resumed = "RESUMED"
  case statePatch = "STATE_PATCH"
  case timerSync = "TIMER_SYNC"
  case clockPing = "CLOCK_PING"
  case clueAdvance = "CLUE_ADVANCE"
  case brakePending = "BRAKE_PENDING"
  case brakeOrder = "BRAKE_ORDER"
  case goodbye = "GOODBYE"
  case handoverCode = "HANDOVER_CODE"
  case reaction = "REACTION"
  case showHealth = "SHOW_HEALTH"
  case followupAnswerCount = "FOLLOWUP_ANSWER_COUNT"
  case brakeReleased = "BRAKE_RELEASED"
  case noteHanded = "NOTE_HANDED"
  case rulesStep = "RULES_STEP"
  case testPull = "TEST_PULL"
  case verdictShown = "VERDICT_SHOWN"
  case finaleStage = "FINALE_STAGE"

  /// Whether the message belongs to the extensions, so that v1 connections never get it (EX1).
  public var isExtension: Bool {
    switch self {
    case .helloAck, .resumed, .statePatch, .timerSync, .clockPing, .clueAdvance, .brakePending,
      .brakeOrder, .goodbye, .handoverCode, .reaction, .showHealth, .followupAnswerCount,
      .brakeReleased, .noteHanded, .rulesStep, .testPull, .verdictShown, .finaleStage:
      true
    default: false
    }
  }
}

/// Everything the server says (EV17–EV57, EX). No other name goes out (EV48, EV58).
public enum ServerMessage: Equatable, Sendable {
  case welcome(Welcome)
  indirect case stateSnapshot(StateSnapshot)
  case lobbyUpdated(LobbyUpdated)
  case playerJoined(PlayerJoined)
  case playerLeft(PlayerLeft)
  case error(ErrorMessage)
  case contentPackSelected(ContentPackSelected)
  case cluePresent(CluePresent)
  case brakeAccepted(BrakeAccepted)
  case brakeRejected(BrakeRejected)
  case brakeAnswerLocked(BrakeAnswerLocked)
  case answerCountUpdate(AnswerCountUpdate)
  case destinationReveal(DestinationReveal)
  case destinationResults(DestinationResults)
  case scoreboardUpdate(ScoreboardUpdate)
  case followupQuestionPresent(FollowupQuestionPresent)
  case followupAnswersLocked(FollowupAnswersLocked)
  case followupResults(FollowupResults)
  case nextDestinationEvent(NextDestinationEvent)
  case gameEndedEvent(GameEndedEvent)
  case finalResultsPresent(FinalResultsPresent)
  case uiEffectTrigger(UiEffectTrigger)
  case musicSet(MusicSet)
  case musicStop(MusicStop)
  case musicGainSet(MusicGainSet)
  case sfxPlay(SfxPlay)
  case audioPlay(AudioPlay)
  case audioStop(AudioStop)
  case ttsPrefetch(TtsPrefetch)
  case voiceLine(VoiceLine)
  case helloAck(HelloAck)
  case resumed(Resumed)
  case statePatch(StatePatch)
  case timerSync(TimerSync)
  case clockPing(ClockPing)
  case clueAdvance(ClueAdvance)
  case brakePending(BrakePending)
  case brakeOrder(BrakeOrder)
  case goodbye(Goodbye)
  case handoverCode(HandoverCode)
  case reaction(Reaction)
  case showHealth(ShowHealth)
  case followupAnswerCount(FollowupAnswerCount)
  case brakeReleased(BrakeReleased)
  case noteHanded(NoteHanded)
  case rulesStep(RulesStep)
  case testPull(TestPull)
  case verdictShown(VerdictShown)
  case finaleStage(FinaleStageBegun)
  /// A message newer than this build: clients skip it. The server never makes one.
  case unknown(String)
}

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
    case .brakeReleased(let payload): payload
    case .noteHanded(let payload): payload
    case .rulesStep(let payload): payload
    case .testPull(let payload): payload
    case .verdictShown(let payload): payload
    case .finaleStage(let payload): payload
    case .unknown: nil
    }
  }

  /// The `type` of the envelope.
  public var type: String {
    switch self {
    case .welcome: ServerMessageType.welcome.rawValue
    case .stateSnapshot: ServerMessageType.stateSnapshot.rawValue
    case .lobbyUpdated: ServerMessageType.lobbyUpdated.rawValue
    case .playerJoined: ServerMessageType.playerJoined.rawValue
    case .playerLeft: ServerMessageType.playerLeft.rawValue
    case .error: ServerMessageType.error.rawValue
    case .contentPackSelected: ServerMessageType.contentPackSelected.rawValue
    case .cluePresent: ServerMessageType.cluePresent.rawValue
    case .brakeAccepted: ServerMessageType.brakeAccepted.rawValue
    case .brakeRejected: ServerMessageType.brakeRejected.rawValue
    case .brakeAnswerLocked: ServerMessageType.brakeAnswerLocked.rawValue
    case .answerCountUpdate: ServerMessageType.answerCountUpdate.rawValue
    case .destinationReveal: ServerMessageType.destinationReveal.rawValue
    case .destinationResults: ServerMessageType.destinationResults.rawValue
    case .scoreboardUpdate: ServerMessageType.scoreboardUpdate.rawValue
    case .followupQuestionPresent: ServerMessageType.followupQuestionPresent.rawValue
    case .followupAnswersLocked: ServerMessageType.followupAnswersLocked.rawValue
    case .followupResults: ServerMessageType.followupResults.rawValue
    case .nextDestinationEvent: ServerMessageType.nextDestinationEvent.rawValue
    case .gameEndedEvent: ServerMessageType.gameEndedEvent.rawValue
    case .finalResultsPresent: ServerMessageType.finalResultsPresent.rawValue
    case .uiEffectTrigger: ServerMessageType.uiEffectTrigger.rawValue
    case .musicSet: ServerMessageType.musicSet.rawValue
    case .musicStop: ServerMessageType.musicStop.rawValue
    case .musicGainSet: ServerMessageType.musicGainSet.rawValue
    case .sfxPlay: ServerMessageType.sfxPlay.rawValue
    case .audioPlay: ServerMessageType.audioPlay.rawValue
    case .audioStop: ServerMessageType.audioStop.rawValue
    case .ttsPrefetch: ServerMessageType.ttsPrefetch.rawValue
    case .voiceLine: ServerMessageType.voiceLine.rawValue
    case .helloAck: ServerMessageType.helloAck.rawValue
    case .resumed: ServerMessageType.resumed.rawValue
    case .statePatch: ServerMessageType.statePatch.rawValue
    case .timerSync: ServerMessageType.timerSync.rawValue
    case .clockPing: ServerMessageType.clockPing.rawValue
    case .clueAdvance: ServerMessageType.clueAdvance.rawValue
    case .brakePending: ServerMessageType.brakePending.rawValue
    case .brakeOrder: ServerMessageType.brakeOrder.rawValue
    case .goodbye: ServerMessageType.goodbye.rawValue
    case .handoverCode: ServerMessageType.handoverCode.rawValue
    case .reaction: ServerMessageType.reaction.rawValue
    case .showHealth: ServerMessageType.showHealth.rawValue
    case .followupAnswerCount: ServerMessageType.followupAnswerCount.rawValue
    case .brakeReleased: ServerMessageType.brakeReleased.rawValue
    case .noteHanded: ServerMessageType.noteHanded.rawValue
    case .rulesStep: ServerMessageType.rulesStep.rawValue
    case .testPull: ServerMessageType.testPull.rawValue
    case .verdictShown: ServerMessageType.verdictShown.rawValue
    case .finaleStage: ServerMessageType.finaleStage.rawValue
    case .unknown(let type): type
    }
  }

  /// Writes the `payload` object: the hot path.
  public func writePayload(to json: inout JSONWriter) {
    switch self {
    case .welcome(let payload): payload.write(to: &json)
    case .stateSnapshot(let payload): payload.write(to: &json)
    case .lobbyUpdated(let payload): payload.write(to: &json)
    case .playerJoined(let payload): payload.write(to: &json)
    case .playerLeft(let payload): payload.write(to: &json)
    case .error(let payload): payload.write(to: &json)
    case .contentPackSelected(let payload): payload.write(to: &json)
    case .cluePresent(let payload): payload.write(to: &json)
    case .brakeAccepted(let payload): payload.write(to: &json)
    case .brakeRejected(let payload): payload.write(to: &json)
    case .brakeAnswerLocked(let payload): payload.write(to: &json)
    case .answerCountUpdate(let payload): payload.write(to: &json)
    case .destinationReveal(let payload): payload.write(to: &json)
    case .destinationResults(let payload): payload.write(to: &json)
    case .scoreboardUpdate(let payload): payload.write(to: &json)
    case .followupQuestionPresent(let payload): payload.write(to: &json)
    case .followupAnswersLocked(let payload): payload.write(to: &json)
    case .followupResults(let payload): payload.write(to: &json)
    case .nextDestinationEvent(let payload): payload.write(to: &json)
    case .gameEndedEvent(let payload): payload.write(to: &json)
    case .finalResultsPresent(let payload): payload.write(to: &json)
    case .uiEffectTrigger(let payload): payload.write(to: &json)
    case .musicSet(let payload): payload.write(to: &json)
    case .musicStop(let payload): payload.write(to: &json)
    case .musicGainSet(let payload): payload.write(to: &json)
    case .sfxPlay(let payload): payload.write(to: &json)
    case .audioPlay(let payload): payload.write(to: &json)
    case .audioStop(let payload): payload.write(to: &json)
    case .ttsPrefetch(let payload): payload.write(to: &json)
    case .voiceLine(let payload): payload.write(to: &json)
    case .helloAck(let payload): payload.write(to: &json)
    case .resumed(let payload): payload.write(to: &json)
    case .statePatch(let payload): payload.write(to: &json)
    case .timerSync(let payload): payload.write(to: &json)
    case .clockPing(let payload): payload.write(to: &json)
    case .clueAdvance(let payload): payload.write(to: &json)
    case .brakePending(let payload): payload.write(to: &json)
    case .brakeOrder(let payload): payload.write(to: &json)
    case .goodbye(let payload): payload.write(to: &json)
    case .handoverCode(let payload): payload.write(to: &json)
    case .reaction(let payload): payload.write(to: &json)
    case .showHealth(let payload): payload.write(to: &json)
    case .followupAnswerCount(let payload): payload.write(to: &json)
    case .brakeReleased(let payload): payload.write(to: &json)
    case .noteHanded(let payload): payload.write(to: &json)
    case .rulesStep(let payload): payload.write(to: &json)
    case .testPull(let payload): payload.write(to: &json)
    case .verdictShown(let payload): payload.write(to: &json)
    case .finaleStage(let payload): payload.write(to: &json)
    case .unknown: json.object { _ in }
    }
  }

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
    case .brakeReleased: self = .brakeReleased(try read())
    case .noteHanded: self = .noteHanded(try read())
    case .rulesStep: self = .rulesStep(try read())
    case .testPull: self = .testPull(try read())
    case .verdictShown: self = .verdictShown(try read())
    case .finaleStage: self = .finaleStage(try read())
    }
  }
}
