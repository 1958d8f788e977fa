// Made by `make wire` from Kit/Wire/state.wire: change that, not this file.
public import TriptoKernel

/// Why an answer was judged as it was (AN8).
public enum AnswerVerdict: OpenWord {
  case exact
  case alias
  case spelling
  case otherPlace
  case wrong
  /// A word newer than this build; the server never writes one.
  case unknown(String)

  /// Every one that this build knows.
  public static let allCases: [AnswerVerdict] = [.exact, .alias, .spelling, .otherPlace, .wrong]

  public init?(rawValue: String) {
    switch rawValue {
    case "exact": self = .exact
    case "alias": self = .alias
    case "spelling": self = .spelling
    case "other_place": self = .otherPlace
    case "wrong": self = .wrong
    default: return nil
    }
  }

  public var rawValue: String {
    switch self {
    case .exact: "exact"
    case .alias: "alias"
    case .spelling: "spelling"
    case .otherPlace: "other_place"
    case .wrong: "wrong"
    case .unknown(let word): word
    }
  }
}

/// What the judge says of an answer, in its finest words (EX36).
public enum AnswerReason: OpenWord {
  case exact
  case alias
  case spelling
  case near
  case otherPlace
  case tooBroad
  case generic
  case multiple
  case empty
  case reject
  /// A word newer than this build; the server never writes one.
  case unknown(String)

  /// Every one that this build knows.
  public static let allCases: [AnswerReason] = [
    .exact, .alias, .spelling, .near, .otherPlace, .tooBroad, .generic, .multiple, .empty, .reject,
  ]

  public init?(rawValue: String) {
    switch rawValue {
    case "exact": self = .exact
    case "alias": self = .alias
    case "spelling": self = .spelling
    case "near": self = .near
    case "other_place": self = .otherPlace
    case "too_broad": self = .tooBroad
    case "generic": self = .generic
    case "multiple": self = .multiple
    case "empty": self = .empty
    case "reject": self = .reject
    default: return nil
    }
  }

  public var rawValue: String {
    switch self {
    case .exact: "exact"
    case .alias: "alias"
    case .spelling: "spelling"
    case .near: "near"
    case .otherPlace: "other_place"
    case .tooBroad: "too_broad"
    case .generic: "generic"
    case .multiple: "multiple"
    case .empty: "empty"
    case .reject: "reject"
    case .unknown(let word): word
    }
  }
}

/// A running timer (PR16, ID6).
public struct TimerView: WirePayload {
  public var timerId: String
  /// Epoch ms.
  public var startAtServerMs: Int
  public var durationMs: Int

  public init(timerId: String, startAtServerMs: Int, durationMs: Int) {
    self.timerId = timerId
    self.startAtServerMs = startAtServerMs
    self.durationMs = durationMs
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("timerId", timerId)
      json.field("startAtServerMs", startAtServerMs)
      json.field("durationMs", durationMs)
    }
  }
}

/// A seat (PR22).
public struct PlayerView: WirePayload {
  public var playerId: PlayerID
  public var name: String
  public var role: Role
  public var isConnected: Bool
  /// Epoch ms.
  public var joinedAtMs: Int
  public var score: Int
  /// The grace after a disconnect is over (ST37), or the host removed the seat.
  @TrueOrAbsent public var hasLeft: Bool
  /// Disconnected for 5 s (EX12); for EX connections.
  @TrueOrAbsent public var isAway: Bool
  /// HOST on EX connections: what the filter took away, until the host has decided (EX28).
  public var askedName: String?
  /// This and what follows: evening sessions on EX connections (EVE15, EVE74).
  public var passenger: Figure?
  /// The colour, 1–12 (EVE75).
  public var tone: Int?
  /// It answers with four choices (EVE45).
  public var child: Bool?
  /// In a journey with carriages (EVE42).
  public var carriageId: String?

  public init(
    playerId: PlayerID, name: String, role: Role, isConnected: Bool, joinedAtMs: Int, score: Int,
    hasLeft: Bool = false, isAway: Bool = false, askedName: String? = nil, passenger: Figure? = nil,
    tone: Int? = nil, child: Bool? = nil, carriageId: String? = nil
  ) {
    self.playerId = playerId
    self.name = name
    self.role = role
    self.isConnected = isConnected
    self.joinedAtMs = joinedAtMs
    self.score = score
    self.hasLeft = hasLeft
    self.isAway = isAway
    self.askedName = askedName
    self.passenger = passenger
    self.tone = tone
    self.child = child
    self.carriageId = carriageId
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("playerId", playerId)
      json.field("name", name)
      json.field("role", role)
      json.field("isConnected", isConnected)
      json.field("joinedAtMs", joinedAtMs)
      json.field("score", score)
      json.flag("hasLeft", hasLeft)
      json.flag("isAway", isAway)
      json.optional("askedName", askedName)
      json.optional("passenger", passenger)
      json.optional("tone", tone)
      json.optional("child", child)
      json.optional("carriageId", carriageId)
    }
  }
}

/// A point on the Earth, in degrees: north and east are positive.
public struct PositionView: WirePayload {
  public var lat: Double
  public var lon: Double

  public init(lat: Double, lon: Double) {
    self.lat = lat
    self.lon = lon
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("lat", lat)
      json.field("lon", lon)
    }
  }
}

/// The place, as far as the viewer may know it (PR27).
public struct DestinationView: WirePayload {
  public var name: String?
  public var country: String?
  public var aliases: [String]
  public var revealed: Bool
  /// Only after the reveal, on EX connections, when the pack says it (EX35).
  public var position: PositionView?
  /// After the reveal in evening sessions, on EX connections (EVE15).
  public var place: PlaceView?

  public init(
    name: String?, country: String?, aliases: [String], revealed: Bool,
    position: PositionView? = nil, place: PlaceView? = nil
  ) {
    self.name = name
    self.country = country
    self.aliases = aliases
    self.revealed = revealed
    self.position = position
    self.place = place
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.nullable("name", name)
      json.nullable("country", country)
      json.field("aliases", aliases)
      json.field("revealed", revealed)
      json.optional("position", position)
      json.optional("place", place)
    }
  }
}

/// The open question, as far as the viewer may know it (PR28, PR29).
public struct FollowupView: WirePayload {
  public var questionText: String
  /// nil for an open question.
  public var options: [String]?
  /// From 0.
  public var currentQuestionIndex: Int
  public var totalQuestions: Int
  /// nil for TV and PLAYER.
  public var correctAnswer: String?
  /// Empty for TV and PLAYER.
  public var answersByPlayer: [NamedAnswer]
  /// nil while paused.
  public var timer: TimerView?
  /// PLAYER only.
  public var answeredByMe: Bool?
  /// TV on EX connections: how many have answered, of those who may (EX40).
  public var answeredCount: Int?
  public var totalPlayers: Int?

  public init(
    questionText: String, options: [String]?, currentQuestionIndex: Int, totalQuestions: Int,
    correctAnswer: String?, answersByPlayer: [NamedAnswer], timer: TimerView?,
    answeredByMe: Bool? = nil, answeredCount: Int? = nil, totalPlayers: Int? = nil
  ) {
    self.questionText = questionText
    self.options = options
    self.currentQuestionIndex = currentQuestionIndex
    self.totalQuestions = totalQuestions
    self.correctAnswer = correctAnswer
    self.answersByPlayer = answersByPlayer
    self.timer = timer
    self.answeredByMe = answeredByMe
    self.answeredCount = answeredCount
    self.totalPlayers = totalPlayers
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("questionText", questionText)
      json.nullable("options", options)
      json.field("currentQuestionIndex", currentQuestionIndex)
      json.field("totalQuestions", totalQuestions)
      json.nullable("correctAnswer", correctAnswer)
      json.field("answersByPlayer", answersByPlayer)
      json.nullable("timer", timer)
      json.optional("answeredByMe", answeredByMe)
      json.optional("answeredCount", answeredCount)
      json.optional("totalPlayers", totalPlayers)
    }
  }
}

/// How an answer was read (EX36).
public struct JudgedView: WirePayload {
  public var reason: AnswerReason
  /// The name that the answer met or came near to.
  public var matched: String?
  /// The other place that the answer names.
  public var other: String?
  /// The host has the last word and used it (EX19).
  public var overruled: Bool

  public init(
    reason: AnswerReason, matched: String? = nil, other: String? = nil, overruled: Bool = false
  ) {
    self.reason = reason
    self.matched = matched
    self.other = other
    self.overruled = overruled
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("reason", reason)
      json.optional("matched", matched)
      json.optional("other", other)
      json.field("overruled", overruled)
    }
  }
}

/// An answer for this destination (PR23–PR26).
public struct LockedAnswerView: WirePayload {
  public var playerId: PlayerID
  /// The key is absent for the TV (PR26).
  public var answerText: String?
  public var lockedAtLevelPoints: Int
  /// Epoch ms.
  public var lockedAtMs: Int
  /// After the reveal only (PR23).
  public var isCorrect: Bool?
  /// After the reveal only (PR23).
  public var pointsAwarded: Int?
  public var speedBonus: Int?
  /// After the reveal, for the HOST only (AN8).
  public var verdict: AnswerVerdict?
  /// EX connections: for the HOST at once, for its PLAYER after the reveal (EX36).
  public var judged: JudgedView?
  /// This and what follows: evening sessions on EX connections (EVE13).
  public var note: Bool?
  /// The clue at which it was given.
  public var clueLevelPoints: Int?

  public init(
    playerId: PlayerID, answerText: String? = nil, lockedAtLevelPoints: Int, lockedAtMs: Int,
    isCorrect: Bool? = nil, pointsAwarded: Int? = nil, speedBonus: Int? = nil,
    verdict: AnswerVerdict? = nil, judged: JudgedView? = nil, note: Bool? = nil,
    clueLevelPoints: Int? = nil
  ) {
    self.playerId = playerId
    self.answerText = answerText
    self.lockedAtLevelPoints = lockedAtLevelPoints
    self.lockedAtMs = lockedAtMs
    self.isCorrect = isCorrect
    self.pointsAwarded = pointsAwarded
    self.speedBonus = speedBonus
    self.verdict = verdict
    self.judged = judged
    self.note = note
    self.clueLevelPoints = clueLevelPoints
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("playerId", playerId)
      json.optional("answerText", answerText)
      json.field("lockedAtLevelPoints", lockedAtLevelPoints)
      json.field("lockedAtMs", lockedAtMs)
      json.optional("isCorrect", isCorrect)
      json.optional("pointsAwarded", pointsAwarded)
      json.optional("speedBonus", speedBonus)
      json.optional("verdict", verdict)
      json.optional("judged", judged)
      json.optional("note", note)
      json.optional("clueLevelPoints", clueLevelPoints)
    }
  }
}

/// The clip that is being spoken (PR31).
public struct ActiveVoiceClip: WirePayload {
  public var clipId: String
  public var url: String
  /// Epoch ms.
  public var startAtServerMs: Int
  public var durationMs: Int
  public var text: String

  public init(clipId: String, url: String, startAtServerMs: Int, durationMs: Int, text: String) {
    self.clipId = clipId
    self.url = url
    self.startAtServerMs = startAtServerMs
    self.durationMs = durationMs
    self.text = text
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("clipId", clipId)
      json.field("url", url)
      json.field("startAtServerMs", startAtServerMs)
      json.field("durationMs", durationMs)
      json.field("text", text)
    }
  }
}

/// What sounds now; HOST and TV only (PR31, PR32).
public struct AudioStateView: WirePayload {
  public var currentTrackId: TrackID?
  public var isPlaying: Bool
  /// The host's gain, −40…+6 dB.
  public var gainDb: Double
  public var activeVoiceClip: ActiveVoiceClip?
  /// HOST only.
  public var ttsManifest: [SpeechClip]?

  public init(
    currentTrackId: TrackID?, isPlaying: Bool, gainDb: Double, activeVoiceClip: ActiveVoiceClip?,
    ttsManifest: [SpeechClip]? = nil
  ) {
    self.currentTrackId = currentTrackId
    self.isPlaying = isPlaying
    self.gainDb = gainDb
    self.activeVoiceClip = activeVoiceClip
    self.ttsManifest = ttsManifest
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.nullable("currentTrackId", currentTrackId)
      json.field("isPlaying", isPlaying)
      json.field("gainDb", gainDb)
      json.nullable("activeVoiceClip", activeVoiceClip)
      json.optional("ttsManifest", ttsManifest)
    }
  }
}

/// The state of a game as one viewer may see it (PR1–PR21). Times are epoch ms. It is built field
/// by field, so a new field of the game reaches nobody by itself (PR38).
public struct StateView: WirePayload {
  /// Grows with every change of the session (PR1).
  public var version: Int
  public var phase: PhaseName
  public var sessionId: SessionID
  public var joinCode: String
  public var players: [PlayerView]
  /// From 0; after start (PR5).
  public var roundIndex: Int?
  /// After start (PR6).
  public var destination: DestinationView?
  /// nil outside the clue phases (PR7).
  public var clueLevelPoints: Int?
  public var clueText: String?
  /// Written, null or not, in the clue phases only (PR9).
  public var clueTimerEnd: Int?
  public var brakeOwnerPlayerId: PlayerID?
  /// While braked (PR11).
  public var brakeOwnerName: String?
  public var lockedAnswers: [LockedAnswerView]
  /// Of all players, whatever the viewer sees of them (PR13).
  public var lockedAnswersCount: Int
  public var followupQuestion: FollowupView?
  public var scoreboard: [ScoreRow]
  public var timer: TimerView?
  /// HOST and TV; the key is absent for PLAYER (PR17).
  public var audioState: AudioStateView?
  /// HOST only, after select or start (PR18).
  public var contentPackId: Presence<PackID>
  /// From 1; with a plan or more than one destination (PR19).
  public var destinationIndex: Int?
  public var totalDestinations: Int?
  public var nextDestinationAvailable: Bool?
  /// After start (PR20).
  public var answeredCount: Int?
  /// After start (PR20).
  public var totalPlayers: Int?
  /// While the host has paused the game (PR21).
  @TrueOrAbsent public var paused: Bool
  /// HOST on EX connections: whether a TV shows the game now (EX34).
  public var tvConnected: Bool?
  /// This and what follows: evening sessions on EX connections (EVE15).
  public var journey: JourneyView?
  /// In the LOBBY of a later journey, SCOREBOARD, FINAL_RESULTS and ROUND_END.
  public var night: NightView?
  /// In PAUSED_FOR_BRAKE.
  public var brake: BrakeView?
  /// In a journey with carriages.
  public var carriages: [CarriageView]?
  /// In the clue phases.
  public var units: UnitsView?
  /// In ROUND_INTRO; null without a rules ride.
  public var rules: Presence<RulesView>
  /// From DESTINATION_REVEAL on.
  public var reveal: RevealView?
  /// In FINAL_RESULTS and ROUND_END.
  public var finale: FinaleView?
  /// PLAYER only.
  public var me: MeView?

  public init(
    version: Int, phase: PhaseName, sessionId: SessionID, joinCode: String, players: [PlayerView],
    roundIndex: Int? = nil, destination: DestinationView? = nil, clueLevelPoints: Int?,
    clueText: String?, clueTimerEnd: Int?, brakeOwnerPlayerId: PlayerID?,
    brakeOwnerName: String? = nil, lockedAnswers: [LockedAnswerView], lockedAnswersCount: Int,
    followupQuestion: FollowupView?, scoreboard: [ScoreRow], timer: TimerView?,
    audioState: AudioStateView? = nil, contentPackId: Presence<PackID> = .absent,
    destinationIndex: Int? = nil, totalDestinations: Int? = nil,
    nextDestinationAvailable: Bool? = nil, answeredCount: Int? = nil, totalPlayers: Int? = nil,
    paused: Bool = false, tvConnected: Bool? = nil, journey: JourneyView? = nil,
    night: NightView? = nil, brake: BrakeView? = nil, carriages: [CarriageView]? = nil,
    units: UnitsView? = nil, rules: Presence<RulesView> = .absent, reveal: RevealView? = nil,
    finale: FinaleView? = nil, me: MeView? = nil
  ) {
    self.version = version
    self.phase = phase
    self.sessionId = sessionId
    self.joinCode = joinCode
    self.players = players
    self.roundIndex = roundIndex
    self.destination = destination
    self.clueLevelPoints = clueLevelPoints
    self.clueText = clueText
    self.clueTimerEnd = clueTimerEnd
    self.brakeOwnerPlayerId = brakeOwnerPlayerId
    self.brakeOwnerName = brakeOwnerName
    self.lockedAnswers = lockedAnswers
    self.lockedAnswersCount = lockedAnswersCount
    self.followupQuestion = followupQuestion
    self.scoreboard = scoreboard
    self.timer = timer
    self.audioState = audioState
    self.contentPackId = contentPackId
    self.destinationIndex = destinationIndex
    self.totalDestinations = totalDestinations
    self.nextDestinationAvailable = nextDestinationAvailable
    self.answeredCount = answeredCount
    self.totalPlayers = totalPlayers
    self.paused = paused
    self.tvConnected = tvConnected
    self.journey = journey
    self.night = night
    self.brake = brake
    self.carriages = carriages
    self.units = units
    self.rules = rules
    self.reveal = reveal
    self.finale = finale
    self.me = me
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("version", version)
      json.field("phase", phase)
      json.field("sessionId", sessionId)
      json.field("joinCode", joinCode)
      json.field("players", players)
      json.optional("roundIndex", roundIndex)
      json.optional("destination", destination)
      json.nullable("clueLevelPoints", clueLevelPoints)
      json.nullable("clueText", clueText)
      if phase.isCluePhase { json.nullable("clueTimerEnd", clueTimerEnd) }
      json.nullable("brakeOwnerPlayerId", brakeOwnerPlayerId)
      json.optional("brakeOwnerName", brakeOwnerName)
      json.field("lockedAnswers", lockedAnswers)
      json.field("lockedAnswersCount", lockedAnswersCount)
      json.nullable("followupQuestion", followupQuestion)
      json.field("scoreboard", scoreboard)
      json.nullable("timer", timer)
      json.optional("audioState", audioState)
      json.presence("contentPackId", contentPackId)
      json.optional("destinationIndex", destinationIndex)
      json.optional("totalDestinations", totalDestinations)
      json.optional("nextDestinationAvailable", nextDestinationAvailable)
      json.optional("answeredCount", answeredCount)
      json.optional("totalPlayers", totalPlayers)
      json.flag("paused", paused)
      json.optional("tvConnected", tvConnected)
      json.optional("journey", journey)
      json.optional("night", night)
      json.optional("brake", brake)
      json.optional("carriages", carriages)
      json.optional("units", units)
      json.presence("rules", rules)
      json.optional("reveal", reveal)
      json.optional("finale", finale)
      json.optional("me", me)
    }
  }
}
