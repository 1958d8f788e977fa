// Made by `make wire` from Kit/Wire/messages.wire: change that, not this file.
public import TriptoKernel

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
  case draft = "DRAFT"
  case brakeRelease = "BRAKE_RELEASE"
  case noteSubmit = "NOTE_SUBMIT"
  case seatSet = "SEAT_SET"
  case hostCarriagesDraw = "HOST_CARRIAGES_DRAW"
  case hostRematch = "HOST_REMATCH"
  case tvVoices = "TV_VOICES"
  case tvSpoke = "TV_SPOKE"
  case hostVoiceSample = "HOST_VOICE_SAMPLE"
}

/// Everything a client may say, one case per message (EV1–EV14, EX8, EX16–EX24, EX38, EX41–EX46).
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
  /// What is typed and not sent yet, at most 200 characters (EX42).
  case draft(text: String, index: Int?)
  /// The owner of the brake lets go (EX43).
  case brakeRelease
  /// A sealed answer to the conductor, which stops nothing (EX44).
  case noteSubmit(answerText: String)
  /// Figure, colour, four choices, carriage; the host may say it for another (EX41).
  case seatSet(SeatSet)
  /// Carriages are drawn anew (EX46).
  case hostCarriagesDraw
  /// One more journey with the same people (EX45).
  case hostRematch
  /// The voices of a TV that can speak itself, at most 40 (EX53).
  case tvVoices(voices: [TVVoice])
  /// How long the TV has spoken a clip that it says itself (EX54).
  case tvSpoke(clipId: String, durationMs: Int)
  /// The TV says how the voice sounds (EX55).
  case hostVoiceSample
}

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
    case .draft: .draft
    case .brakeRelease: .brakeRelease
    case .noteSubmit: .noteSubmit
    case .seatSet: .seatSet
    case .hostCarriagesDraw: .hostCarriagesDraw
    case .hostRematch: .hostRematch
    case .tvVoices: .tvVoices
    case .tvSpoke: .tvSpoke
    case .hostVoiceSample: .hostVoiceSample
    }
  }
}

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
    case .brakeAnswerSubmit:
      self = .brakeAnswerSubmit(answerText: try payload.typed("answerText", AnswerText.self))
    case .followupAnswerSubmit:
      self = .followupAnswerSubmit(
        answerText: try payload.typed("answerText", AnswerText.self),
        index: try payload.optional("index"))
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
        pingId: try payload.required("pingId"),
        clientMonoMs: try payload.required("clientMonoMs"))
    case .hostKick:
      self = .hostKick(
        playerId: try payload.required("playerId"),
        ban: try payload.optional("ban") ?? false)
    case .hostRename:
      self = .hostRename(
        playerId: try payload.required("playerId"),
        name: try payload.typed("name", PlayerName.self))
    case .hostLobbyLock: self = .hostLobbyLock(locked: try payload.required("locked"))
    case .hostVerdictSet: self = .hostVerdictSet(try VerdictSet(reading: payload))
    case .hostSettingsSet: self = .hostSettingsSet(try payload.required("settings"))
    case .hostReplayClue: self = .hostReplayClue
    case .hostExtendTimer:
      self = .hostExtendTimer(addMs: try payload.whole("addMs", 5_000...60_000))
    case .hostHandover: self = .hostHandover
    case .reaction: self = .reaction(try payload.required("emoji"))
    case .tvAudio: self = .tvAudio(try payload.required("audio"))
    case .draft:
      self = .draft(
        text: try payload.typed("text", DraftText.self),
        index: try payload.optional("index"))
    case .brakeRelease: self = .brakeRelease
    case .noteSubmit:
      self = .noteSubmit(answerText: try payload.typed("answerText", AnswerText.self))
    case .seatSet: self = .seatSet(try SeatSet(reading: payload))
    case .hostCarriagesDraw: self = .hostCarriagesDraw
    case .hostRematch: self = .hostRematch
    case .tvVoices: self = .tvVoices(voices: try payload.required("voices"))
    case .tvSpoke:
      self = .tvSpoke(
        clipId: try payload.required("clipId"),
        durationMs: try payload.whole("durationMs", 0...600_000))
    case .hostVoiceSample: self = .hostVoiceSample
    }
  }
}

extension ClientMessage {
  /// Writes the `payload` object, as new clients send it.
  public func writePayload(to json: inout JSONWriter) {
    json.object { json in
      switch self {
      case .hello(let payload): payload.writeMembers(to: &json)
      case .resumeSession(let payload): payload.writeMembers(to: &json)
      case .brakePull(let payload): payload.writeMembers(to: &json)
      case .brakeAnswerSubmit(let answerText):
        json.field("answerText", answerText)
      case .followupAnswerSubmit(let answerText, let index):
        json.field("answerText", answerText)
        json.optional("index", index)
      case .hostSelectContentPack(let contentPackId):
        json.nullable("contentPackId", contentPackId)
      case .hostMusicGainSet(let gainDb):
        json.field("gainDb", gainDb)
      case .hostSkip(let target):
        json.optional("target", target)
      case .clockPong(let pingId, let clientMonoMs):
        json.field("pingId", pingId)
        json.field("clientMonoMs", clientMonoMs)
      case .hostKick(let playerId, let ban):
        json.field("playerId", playerId)
        json.flag("ban", ban)
      case .hostRename(let playerId, let name):
        json.field("playerId", playerId)
        json.field("name", name)
      case .hostLobbyLock(let locked):
        json.field("locked", locked)
      case .hostVerdictSet(let payload): payload.writeMembers(to: &json)
      case .hostSettingsSet(let settings):
        json.field("settings", settings)
      case .hostExtendTimer(let addMs):
        json.field("addMs", addMs)
      case .reaction(let emoji):
        json.field("emoji", emoji)
      case .tvAudio(let audio):
        json.field("audio", audio)
      case .draft(let text, let index):
        json.field("text", text)
        json.optional("index", index)
      case .noteSubmit(let answerText):
        json.field("answerText", answerText)
      case .seatSet(let payload): payload.writeMembers(to: &json)
      case .tvVoices(let voices):
        json.field("voices", voices)
      case .tvSpoke(let clipId, let durationMs):
        json.field("clipId", clipId)
        json.field("durationMs", durationMs)
      case .hostStartGame, .hostNextClue, .nextDestination, .endGame, .hostPause, .hostResume,
        .hostForceReveal, .hostReplayClue, .hostHandover, .brakeRelease, .hostCarriagesDraw,
        .hostRematch, .hostVoiceSample:
        break
      }
    }
  }
}
