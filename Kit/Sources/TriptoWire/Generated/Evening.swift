// Made by `make wire` from Kit/Wire/evening.wire: change that, not this file.
public import TriptoKernel

/// Why the train rolls on without an answer (EX47).
public enum ReleaseReason: OpenWord {
  case letGo
  case silent
  case timeout
  case left
  case host
  /// A word newer than this build; the server never writes one.
  case unknown(String)

  /// Every one that this build knows.
  public static let allCases: [ReleaseReason] = [.letGo, .silent, .timeout, .left, .host]

  public init?(rawValue: String) {
    switch rawValue {
    case "let_go": self = .letGo
    case "silent": self = .silent
    case "timeout": self = .timeout
    case "left": self = .left
    case "host": self = .host
    default: return nil
    }
  }

  public var rawValue: String {
    switch self {
    case .letGo: "let_go"
    case .silent: "silent"
    case .timeout: "timeout"
    case .left: "left"
    case .host: "host"
    case .unknown(let word): word
    }
  }
}

/// Why a player may not brake now (EVE15).
public enum NoBrake: OpenWord {
  case locked
  case out
  case spent
  case late
  case choicesLater
  /// A word newer than this build; the server never writes one.
  case unknown(String)

  /// Every one that this build knows.
  public static let allCases: [NoBrake] = [.locked, .out, .spent, .late, .choicesLater]

  public init?(rawValue: String) {
    switch rawValue {
    case "locked": self = .locked
    case "out": self = .out
    case "spent": self = .spent
    case "late": self = .late
    case "choices_later": self = .choicesLater
    default: return nil
    }
  }

  public var rawValue: String {
    switch self {
    case .locked: "locked"
    case .out: "out"
    case .spent: "spent"
    case .late: "late"
    case .choicesLater: "choices_later"
    case .unknown(let word): word
    }
  }
}

/// Who travels: figures that every page draws (EVE74).
public enum Figure: OpenWord {
  case fox
  case owl
  case bear
  case cat
  case dog
  case moose
  case hedgehog
  case frog
  case penguin
  case rabbit
  case badger
  case turtle
  case puffin
  case octopus
  case dragon
  case squirrel
  /// A word newer than this build; the server never writes one.
  case unknown(String)

  /// Every one that this build knows.
  public static let allCases: [Figure] = [
    .fox, .owl, .bear, .cat, .dog, .moose, .hedgehog, .frog, .penguin, .rabbit, .badger, .turtle,
    .puffin, .octopus, .dragon, .squirrel,
  ]

  public init?(rawValue: String) {
    switch rawValue {
    case "fox": self = .fox
    case "owl": self = .owl
    case "bear": self = .bear
    case "cat": self = .cat
    case "dog": self = .dog
    case "moose": self = .moose
    case "hedgehog": self = .hedgehog
    case "frog": self = .frog
    case "penguin": self = .penguin
    case "rabbit": self = .rabbit
    case "badger": self = .badger
    case "turtle": self = .turtle
    case "puffin": self = .puffin
    case "octopus": self = .octopus
    case "dragon": self = .dragon
    case "squirrel": self = .squirrel
    default: return nil
    }
  }

  public var rawValue: String {
    switch self {
    case .fox: "fox"
    case .owl: "owl"
    case .bear: "bear"
    case .cat: "cat"
    case .dog: "dog"
    case .moose: "moose"
    case .hedgehog: "hedgehog"
    case .frog: "frog"
    case .penguin: "penguin"
    case .rabbit: "rabbit"
    case .badger: "badger"
    case .turtle: "turtle"
    case .puffin: "puffin"
    case .octopus: "octopus"
    case .dragon: "dragon"
    case .squirrel: "squirrel"
    case .unknown(let word): word
    }
  }
}

/// How far the reveal is (EVE15).
public enum RevealStage: OpenWord {
  case flight
  case verdicts
  case results
  /// A word newer than this build; the server never writes one.
  case unknown(String)

  /// Every one that this build knows.
  public static let allCases: [RevealStage] = [.flight, .verdicts, .results]

  public init?(rawValue: String) {
    switch rawValue {
    case "flight": self = .flight
    case "verdicts": self = .verdicts
    case "results": self = .results
    default: return nil
    }
  }

  public var rawValue: String {
    switch self {
    case .flight: "flight"
    case .verdicts: "verdicts"
    case .results: "results"
    case .unknown(let word): word
    }
  }
}

/// What a name on the map stands for (EVE64).
public enum LabelKind: OpenWord {
  case country
  case city
  /// A word newer than this build; the server never writes one.
  case unknown(String)

  /// Every one that this build knows.
  public static let allCases: [LabelKind] = [.country, .city]

  public init?(rawValue: String) {
    switch rawValue {
    case "country": self = .country
    case "city": self = .city
    default: return nil
    }
  }

  public var rawValue: String {
    switch self {
    case .country: "country"
    case .city: "city"
    case .unknown(let word): word
    }
  }
}

/// What somebody is praised for (EVE79).
public enum AwardID: OpenWord {
  case nearMiss
  case aloneRight
  case quickBrake
  case comeback
  case photoFinish
  case ten
  case postman
  case quiz
  case patient
  case steady
  case longWay
  case brave
  case crew
  case cheer
  /// A word newer than this build; the server never writes one.
  case unknown(String)

  /// Every one that this build knows.
  public static let allCases: [AwardID] = [
    .nearMiss, .aloneRight, .quickBrake, .comeback, .photoFinish, .ten, .postman, .quiz, .patient,
    .steady, .longWay, .brave, .crew, .cheer,
  ]

  public init?(rawValue: String) {
    switch rawValue {
    case "near_miss": self = .nearMiss
    case "alone_right": self = .aloneRight
    case "quick_brake": self = .quickBrake
    case "comeback": self = .comeback
    case "photo_finish": self = .photoFinish
    case "ten": self = .ten
    case "postman": self = .postman
    case "quiz": self = .quiz
    case "patient": self = .patient
    case "steady": self = .steady
    case "long_way": self = .longWay
    case "brave": self = .brave
    case "crew": self = .crew
    case "cheer": self = .cheer
    default: return nil
    }
  }

  public var rawValue: String {
    switch self {
    case .nearMiss: "near_miss"
    case .aloneRight: "alone_right"
    case .quickBrake: "quick_brake"
    case .comeback: "comeback"
    case .photoFinish: "photo_finish"
    case .ten: "ten"
    case .postman: "postman"
    case .quiz: "quiz"
    case .patient: "patient"
    case .steady: "steady"
    case .longWay: "long_way"
    case .brave: "brave"
    case .crew: "crew"
    case .cheer: "cheer"
    case .unknown(let word): word
    }
  }
}

/// A stage of the finale (EX52).
public enum FinaleStage: OpenWord {
  case route
  case award
  case podium
  case third
  case second
  case winner
  case standings
  /// A word newer than this build; the server never writes one.
  case unknown(String)

  /// Every one that this build knows.
  public static let allCases: [FinaleStage] = [
    .route, .award, .podium, .third, .second, .winner, .standings,
  ]

  public init?(rawValue: String) {
    switch rawValue {
    case "route": self = .route
    case "award": self = .award
    case "podium": self = .podium
    case "third": self = .third
    case "second": self = .second
    case "winner": self = .winner
    case "standings": self = .standings
    default: return nil
    }
  }

  public var rawValue: String {
    switch self {
    case .route: "route"
    case .award: "award"
    case .podium: "podium"
    case .third: "third"
    case .second: "second"
    case .winner: "winner"
    case .standings: "standings"
    case .unknown(let word): word
    }
  }
}

/// The owner of the brake has let go: the clue goes on with the time that it had left (EX47).
public struct BrakeReleased: ServerPayload {
  public static let messageType = ServerMessageType.brakeReleased
  public var playerId: PlayerID
  public var clueLevelPoints: Int
  public var reason: ReleaseReason
  /// Epoch ms, equal to `state.clueTimerEnd`.
  public var timerEnd: Int

  public init(playerId: PlayerID, clueLevelPoints: Int, reason: ReleaseReason, timerEnd: Int) {
    self.playerId = playerId
    self.clueLevelPoints = clueLevelPoints
    self.reason = reason
    self.timerEnd = timerEnd
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("playerId", playerId)
      json.field("clueLevelPoints", clueLevelPoints)
      json.field("reason", reason)
      json.field("timerEnd", timerEnd)
    }
  }
}

/// Who holds the brake, and whether anything has been typed (EVE15, EVE33).
public struct BrakeView: WirePayload {
  public var playerId: PlayerID
  public var carriageId: String?
  public var typing: Bool
  /// When a silent brake is released (EVE29); null while something is typed, and while paused.
  public var silentUntilMs: Int?

  public init(playerId: PlayerID, carriageId: String? = nil, typing: Bool, silentUntilMs: Int?) {
    self.playerId = playerId
    self.carriageId = carriageId
    self.typing = typing
    self.silentUntilMs = silentUntilMs
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("playerId", playerId)
      json.optional("carriageId", carriageId)
      json.field("typing", typing)
      json.nullable("silentUntilMs", silentUntilMs)
    }
  }
}

/// How many of those who may answer have answered (EVE20).
public struct UnitsView: WirePayload {
  public var answered: Int
  public var total: Int

  public init(answered: Int, total: Int) {
    self.answered = answered
    self.total = total
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("answered", answered)
      json.field("total", total)
    }
  }
}

/// What a player may do now (EVE15).
public struct MeView: WirePayload {
  public var mayBrake: Bool
  public var mayNote: Bool
  public var why: NoBrake?
  public var noteWorth: Int
  public var brakeWorth: Int
  public var choices: [String]?
  /// The player's own, so that a new tab finds it.
  public var draft: String?

  public init(
    mayBrake: Bool, mayNote: Bool, why: NoBrake? = nil, noteWorth: Int, brakeWorth: Int,
    choices: [String]?, draft: String?
  ) {
    self.mayBrake = mayBrake
    self.mayNote = mayNote
    self.why = why
    self.noteWorth = noteWorth
    self.brakeWorth = brakeWorth
    self.choices = choices
    self.draft = draft
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("mayBrake", mayBrake)
      json.field("mayNote", mayNote)
      json.optional("why", why)
      json.field("noteWorth", noteWorth)
      json.field("brakeWorth", brakeWorth)
      json.nullable("choices", choices)
      json.nullable("draft", draft)
    }
  }
}

/// What one destination has given a player (EVE53).
public struct GainedPoints: WirePayload {
  public var place: Int
  public var questions: Int

  public init(place: Int, questions: Int) {
    self.place = place
    self.questions = questions
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("place", place)
      json.field("questions", questions)
    }
  }
}

/// Which journey of the night this is, and how long one takes (EVE15, EVE54).
public struct JourneyView: WirePayload {
  /// From 1.
  public var number: Int
  /// Minutes for 1–5 destinations.
  public var lengthsMin: [Int]
  /// Of what is planned, else of `destinationsCount`.
  public var minutes: Int
  public var rulesDone: Bool
  /// A HOST who does not play, while a journey lasts: the draw took places of tonight again (EVE5).
  @TrueOrAbsent public var libraryOut: Bool

  public init(
    number: Int, lengthsMin: [Int], minutes: Int, rulesDone: Bool, libraryOut: Bool = false
  ) {
    self.number = number
    self.lengthsMin = lengthsMin
    self.minutes = minutes
    self.rulesDone = rulesDone
    self.libraryOut = libraryOut
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("number", number)
      json.field("lengthsMin", lengthsMin)
      json.field("minutes", minutes)
      json.field("rulesDone", rulesDone)
      json.flag("libraryOut", libraryOut)
    }
  }
}

/// A row of the night's standing (EVE26).
public struct NightStanding: WirePayload {
  public var playerId: PlayerID
  public var name: String
  public var wins: Int
  public var points: Int

  public init(playerId: PlayerID, name: String, wins: Int, points: Int) {
    self.playerId = playerId
    self.name = name
    self.wins = wins
    self.points = points
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("playerId", playerId)
      json.field("name", name)
      json.field("wins", wins)
      json.field("points", points)
    }
  }
}

/// A place that the night has seen (EVE15).
public struct NightStopView: WirePayload {
  public var name: String
  public var country: String
  public var lat: Double?
  public var lon: Double?
  public var journey: Int

  public init(name: String, country: String, lat: Double? = nil, lon: Double? = nil, journey: Int) {
    self.name = name
    self.country = country
    self.lat = lat
    self.lon = lon
    self.journey = journey
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("name", name)
      json.field("country", country)
      json.optional("lat", lat)
      json.optional("lon", lon)
      json.field("journey", journey)
    }
  }
}

/// The night so far (EVE15, EVE26).
public struct NightView: WirePayload {
  /// Finished ones that count.
  public var journeys: Int
  public var standings: [NightStanding]
  public var stops: [NightStopView]

  public init(journeys: Int, standings: [NightStanding], stops: [NightStopView]) {
    self.journeys = journeys
    self.standings = standings
    self.stops = stops
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("journeys", journeys)
      json.field("standings", standings)
      json.field("stops", stops)
    }
  }
}

/// A carriage and who rides in it (EVE15, EVE42).
public struct CarriageView: WirePayload {
  public var carriageId: String
  /// 1–12, which names it.
  public var number: Int
  public var tone: Int
  public var members: [PlayerID]
  public var score: Int
  public var rank: Int
  public var answered: Bool

  public init(
    carriageId: String, number: Int, tone: Int, members: [PlayerID], score: Int, rank: Int,
    answered: Bool
  ) {
    self.carriageId = carriageId
    self.number = number
    self.tone = tone
    self.members = members
    self.score = score
    self.rank = rank
    self.answered = answered
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("carriageId", carriageId)
      json.field("number", number)
      json.field("tone", tone)
      json.field("members", members)
      json.field("score", score)
      json.field("rank", rank)
      json.field("answered", answered)
    }
  }
}

/// Somebody has handed in a note; never what stands in it (EX48).
public struct NoteHanded: ServerPayload {
  public static let messageType = ServerMessageType.noteHanded
  public var playerId: PlayerID
  public var carriageId: String?
  public var clueLevelPoints: Int

  public init(playerId: PlayerID, carriageId: String? = nil, clueLevelPoints: Int) {
    self.playerId = playerId
    self.carriageId = carriageId
    self.clueLevelPoints = clueLevelPoints
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("playerId", playerId)
      json.optional("carriageId", carriageId)
      json.field("clueLevelPoints", clueLevelPoints)
    }
  }
}

/// A step of the rules ride begins (EX49).
public struct RulesStep: ServerPayload {
  public static let messageType = ServerMessageType.rulesStep
  /// 1–5
  public var step: Int
  public var startAtServerMs: Int
  public var durationMs: Int

  public static let of = 5

  public init(step: Int, startAtServerMs: Int, durationMs: Int) {
    self.step = step
    self.startAtServerMs = startAtServerMs
    self.durationMs = durationMs
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("step", step)
      json.field("of", Self.of)
      json.field("startAtServerMs", startAtServerMs)
      json.field("durationMs", durationMs)
    }
  }
}

/// Somebody has tried the brake, for the first time in this ride (EX50).
public struct TestPull: ServerPayload {
  public static let messageType = ServerMessageType.testPull
  public var playerId: PlayerID
  public var pulled: Int
  public var of: Int

  public init(playerId: PlayerID, pulled: Int, of: Int) {
    self.playerId = playerId
    self.pulled = pulled
    self.of = of
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("playerId", playerId)
      json.field("pulled", pulled)
      json.field("of", of)
    }
  }
}

/// Where the rules ride is (EVE15).
public struct RulesView: WirePayload {
  public var step: Int
  public var pulled: [PlayerID]

  public init(step: Int, pulled: [PlayerID]) {
    self.step = step
    self.pulled = pulled
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("step", step)
      json.field("pulled", pulled)
    }
  }
}

/// Another place that an answer named, for a pin on the map (EVE65).
public struct GuessView: WirePayload {
  public var name: String
  public var lat: Double
  public var lon: Double
  public var distanceKm: Double

  public init(name: String, lat: Double, lon: Double, distanceKm: Double) {
    self.name = name
    self.lat = lat
    self.lon = lon
    self.distanceKm = distanceKm
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("name", name)
      json.field("lat", lat)
      json.field("lon", lon)
      json.field("distanceKm", distanceKm)
    }
  }
}

/// What one answer was and gave (EX51).
public struct ShownVerdict: WirePayload {
  public var playerId: PlayerID
  public var playerName: String
  public var carriageId: String?
  public var answerText: String
  public var isCorrect: Bool
  public var pointsAwarded: Int
  public var clueLevelPoints: Int
  public var note: Bool
  public var byChoice: Bool
  public var guess: GuessView?
  /// Of a wrong answer without a pin (EVE65).
  public var reason: AnswerReason?

  public init(
    playerId: PlayerID, playerName: String, carriageId: String? = nil, answerText: String,
    isCorrect: Bool, pointsAwarded: Int, clueLevelPoints: Int, note: Bool, byChoice: Bool,
    guess: GuessView? = nil, reason: AnswerReason? = nil
  ) {
    self.playerId = playerId
    self.playerName = playerName
    self.carriageId = carriageId
    self.answerText = answerText
    self.isCorrect = isCorrect
    self.pointsAwarded = pointsAwarded
    self.clueLevelPoints = clueLevelPoints
    self.note = note
    self.byChoice = byChoice
    self.guess = guess
    self.reason = reason
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("playerId", playerId)
      json.field("playerName", playerName)
      json.optional("carriageId", carriageId)
      json.field("answerText", answerText)
      json.field("isCorrect", isCorrect)
      json.field("pointsAwarded", pointsAwarded)
      json.field("clueLevelPoints", clueLevelPoints)
      json.field("note", note)
      json.field("byChoice", byChoice)
      json.optional("guess", guess)
      json.optional("reason", reason)
    }
  }
}

/// A step of the verdicts (EX51).
public struct VerdictShown: ServerPayload {
  public static let messageType = ServerMessageType.verdictShown
  public var group: [ShownVerdict]
  /// From 0.
  public var index: Int
  public var of: Int
  public var isLast: Bool

  public init(group: [ShownVerdict], index: Int, of: Int, isLast: Bool) {
    self.group = group
    self.index = index
    self.of = of
    self.isLast = isLast
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("group", group)
      json.field("index", index)
      json.field("of", of)
      json.field("isLast", isLast)
    }
  }
}

/// The reveal as far as it has been told (EVE15).
public struct RevealView: WirePayload {
  public var stage: RevealStage
  /// The zero of its offsets (SPEC 19.13).
  public var startAtServerMs: Int
  public var shown: [VerdictShown]

  public init(stage: RevealStage, startAtServerMs: Int, shown: [VerdictShown]) {
    self.stage = stage
    self.startAtServerMs = startAtServerMs
    self.shown = shown
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("stage", stage)
      json.field("startAtServerMs", startAtServerMs)
      json.field("shown", shown)
    }
  }
}

/// A name on the map around the place (EVE64).
public struct MapLabel: WirePayload {
  public var name: String
  public var lat: Double
  public var lon: Double
  public var kind: LabelKind

  public init(name: String, lat: Double, lon: Double, kind: LabelKind) {
    self.name = name
    self.lat = lat
    self.lon = lon
    self.kind = kind
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("name", name)
      json.field("lat", lat)
      json.field("lon", lon)
      json.field("kind", kind)
    }
  }
}

/// Where the journey came from (EVE59).
public struct PlaceOrigin: WirePayload {
  public var lat: Double
  public var lon: Double
  public var name: String?

  public init(lat: Double, lon: Double, name: String? = nil) {
    self.lat = lat
    self.lon = lon
    self.name = name
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("lat", lat)
      json.field("lon", lon)
      json.optional("name", name)
    }
  }
}

/// What postcard and map show of a revealed place (EVE15, EVE70).
public struct PlaceView: WirePayload {
  public var kind: String
  public var climate: String
  public var scene: [String]
  public var wonder: String?
  /// At most 6.
  public var labels: [MapLabel]
  /// Of the map around it, by the farthest guess (EVE62).
  public var radiusKm: Double?
  public var from: PlaceOrigin

  public init(
    kind: String, climate: String, scene: [String], wonder: String? = nil, labels: [MapLabel],
    radiusKm: Double? = nil, from: PlaceOrigin
  ) {
    self.kind = kind
    self.climate = climate
    self.scene = scene
    self.wonder = wonder
    self.labels = labels
    self.radiusKm = radiusKm
    self.from = from
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("kind", kind)
      json.field("climate", climate)
      json.field("scene", scene)
      json.optional("wonder", wonder)
      json.field("labels", labels)
      json.optional("radiusKm", radiusKm)
      json.field("from", from)
    }
  }
}

/// The best answer at a stop.
public struct BestAnswer: WirePayload {
  public var playerId: PlayerID
  public var playerName: String
  public var pointsAwarded: Int

  public init(playerId: PlayerID, playerName: String, pointsAwarded: Int) {
    self.playerId = playerId
    self.playerName = playerName
    self.pointsAwarded = pointsAwarded
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("playerId", playerId)
      json.field("playerName", playerName)
      json.field("pointsAwarded", pointsAwarded)
    }
  }
}

/// A stop of this journey, for the map of its route (SPEC 19.14).
public struct RouteStop: WirePayload {
  public var name: String
  public var country: String
  public var lat: Double?
  public var lon: Double?
  /// nil when nobody was right.
  public var best: BestAnswer?

  public init(
    name: String, country: String, lat: Double? = nil, lon: Double? = nil, best: BestAnswer? = nil
  ) {
    self.name = name
    self.country = country
    self.lat = lat
    self.lon = lon
    self.best = best
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("name", name)
      json.field("country", country)
      json.optional("lat", lat)
      json.optional("lon", lon)
      json.optional("best", best)
    }
  }
}

/// An award of this journey (EVE78).
public struct AwardView: WirePayload {
  public var id: AwardID
  /// At most two; of `crew` all the members.
  public var playerIds: [PlayerID]
  public var names: [String]
  /// In the award's unit (EVE79).
  public var value: Double?
  /// Where it was, of `alone_right`.
  public var place: String?

  public init(
    id: AwardID, playerIds: [PlayerID], names: [String], value: Double? = nil, place: String? = nil
  ) {
    self.id = id
    self.playerIds = playerIds
    self.names = names
    self.value = value
    self.place = place
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("id", id)
      json.field("playerIds", playerIds)
      json.field("names", names)
      json.optional("value", value)
      json.optional("place", place)
    }
  }
}

/// A stage of the finale begins (EX52).
public struct FinaleStageBegun: ServerPayload {
  public static let messageType = ServerMessageType.finaleStage
  public var stage: FinaleStage
  /// Of an award, from 0.
  public var index: Int?
  public var startAtServerMs: Int
  public var durationMs: Int

  public init(stage: FinaleStage, index: Int? = nil, startAtServerMs: Int, durationMs: Int) {
    self.stage = stage
    self.index = index
    self.startAtServerMs = startAtServerMs
    self.durationMs = durationMs
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("stage", stage)
      json.optional("index", index)
      json.field("startAtServerMs", startAtServerMs)
      json.field("durationMs", durationMs)
    }
  }
}

/// How far the finale is (EVE15).
public struct FinaleView: WirePayload {
  public var stage: FinaleStage
  public var startAtServerMs: Int
  /// Of the award that is shown.
  public var index: Int?
  public var route: [RouteStop]
  /// At most 3.
  public var awards: [AwardView]

  public init(
    stage: FinaleStage, startAtServerMs: Int, index: Int? = nil, route: [RouteStop],
    awards: [AwardView]
  ) {
    self.stage = stage
    self.startAtServerMs = startAtServerMs
    self.index = index
    self.route = route
    self.awards = awards
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("stage", stage)
      json.field("startAtServerMs", startAtServerMs)
      json.optional("index", index)
      json.field("route", route)
      json.field("awards", awards)
    }
  }
}
