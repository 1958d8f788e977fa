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

/// Somebody has handed in a note; what it says is told with the results (EX48).
public struct NoteHanded: ServerPayload {
  public static let messageType = ServerMessageType.noteHanded
  public var playerId: PlayerID
  public var clueLevelPoints: Int

  public init(playerId: PlayerID, clueLevelPoints: Int) {
    self.playerId = playerId
    self.clueLevelPoints = clueLevelPoints
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("playerId", playerId)
      json.field("clueLevelPoints", clueLevelPoints)
    }
  }
}

/// Who holds the brake, and whether anything has been typed (EVE15, EVE33).
public struct BrakeView: WirePayload {
  public var playerId: PlayerID
  public var typing: Bool
  /// When a silent brake is released (EVE29); null while something is typed, and while paused.
  public var silentUntilMs: Int?

  public init(playerId: PlayerID, typing: Bool, silentUntilMs: Int?) {
    self.playerId = playerId
    self.typing = typing
    self.silentUntilMs = silentUntilMs
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("playerId", playerId)
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

  public init(number: Int, lengthsMin: [Int], minutes: Int, rulesDone: Bool) {
    self.number = number
    self.lengthsMin = lengthsMin
    self.minutes = minutes
    self.rulesDone = rulesDone
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("number", number)
      json.field("lengthsMin", lengthsMin)
      json.field("minutes", minutes)
      json.field("rulesDone", rulesDone)
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
