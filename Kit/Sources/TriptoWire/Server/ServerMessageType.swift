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

  /// Whether the message belongs to the extensions, so that v1 connections never get it (EX1).
  public var isExtension: Bool {
    switch self {
    case .helloAck, .resumed, .statePatch, .timerSync, .clockPing, .clueAdvance, .brakePending,
      .brakeOrder, .goodbye, .handoverCode, .reaction, .showHealth,
      .followupAnswerCount:
      true
    default: false
    }
  }
}
