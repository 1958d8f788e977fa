// Made by `make wire` from Kit/Wire/rest/settings.wire: change that, not this file.
public import TriptoKernel

/// How presses are compared (RE9, BR3).
public enum PlayMode: String, Codable, CaseIterable, Sendable, JSONWritable {
  case room
  case remote
}

/// Whether abusive names and reactions are replaced (EX25, EX28).
public enum NameFilter: String, Codable, CaseIterable, Sendable, JSONWritable {
  case off
  case on
}

/// How long the show lingers (EX39).
public enum ShowPace: String, Codable, CaseIterable, Sendable, JSONWritable {
  case calm
  case normal
  case quick
}

/// The factor on every answering time (EX25, EX30).
public enum ExtraTime: Double, Codable, CaseIterable, Sendable, JSONWritable {
  case none = 1
  case half = 1.5
  case double = 2

  public func write(to json: inout JSONWriter) { json.double(rawValue) }
}

/// The settings of a session, complete and with defaults (RE9, EX25).
public struct SessionSettings: WirePayload {
  /// 1–5
  public var destinationsCount: Int
  /// 2–3
  public var followupsPerDestination: Int
  public var difficulty: String?
  public var theme: String?
  public var playMode: PlayMode
  public var introEveryDestination: Bool
  public var speedBonus: Bool
  public var language: Language
  public var lateJoin: Bool
  public var extraTime: ExtraTime
  public var hostPlays: Bool
  public var nameFilter: NameFilter
  public var voice: Bool
  public var pace: ShowPace

  public init(
    destinationsCount: Int = 1, followupsPerDestination: Int = 2, difficulty: String? = nil,
    theme: String? = nil, playMode: PlayMode = .room, introEveryDestination: Bool = false,
    speedBonus: Bool = false, language: Language = .sv, lateJoin: Bool = true,
    extraTime: ExtraTime = .none, hostPlays: Bool = false, nameFilter: NameFilter = .on,
    voice: Bool = true, pace: ShowPace = .normal
  ) {
    self.destinationsCount = destinationsCount
    self.followupsPerDestination = followupsPerDestination
    self.difficulty = difficulty
    self.theme = theme
    self.playMode = playMode
    self.introEveryDestination = introEveryDestination
    self.speedBonus = speedBonus
    self.language = language
    self.lateJoin = lateJoin
    self.extraTime = extraTime
    self.hostPlays = hostPlays
    self.nameFilter = nameFilter
    self.voice = voice
    self.pace = pace
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("destinationsCount", destinationsCount)
      json.field("followupsPerDestination", followupsPerDestination)
      json.optional("difficulty", difficulty)
      json.optional("theme", theme)
      json.field("playMode", playMode)
      json.field("introEveryDestination", introEveryDestination)
      json.field("speedBonus", speedBonus)
      json.field("language", language)
      json.field("lateJoin", lateJoin)
      json.field("extraTime", extraTime)
      json.field("hostPlays", hostPlays)
      json.field("nameFilter", nameFilter)
      json.field("voice", voice)
      json.field("pace", pace)
    }
  }
}

/// The settings somebody names, in RE9 or EX20; nil leaves a setting as it is.
public struct SettingsChange: WirePayload {
  public var destinationsCount: Int?
  public var followupsPerDestination: Int?
  public var difficulty: String?
  public var theme: String?
  public var playMode: PlayMode?
  public var introEveryDestination: Bool?
  public var speedBonus: Bool?
  public var language: Language?
  public var lateJoin: Bool?
  public var extraTime: ExtraTime?
  public var hostPlays: Bool?
  public var nameFilter: NameFilter?
  public var voice: Bool?
  public var pace: ShowPace?

  public init(
    destinationsCount: Int? = nil, followupsPerDestination: Int? = nil, difficulty: String? = nil,
    theme: String? = nil, playMode: PlayMode? = nil, introEveryDestination: Bool? = nil,
    speedBonus: Bool? = nil, language: Language? = nil, lateJoin: Bool? = nil,
    extraTime: ExtraTime? = nil, hostPlays: Bool? = nil, nameFilter: NameFilter? = nil,
    voice: Bool? = nil, pace: ShowPace? = nil
  ) {
    self.destinationsCount = destinationsCount
    self.followupsPerDestination = followupsPerDestination
    self.difficulty = difficulty
    self.theme = theme
    self.playMode = playMode
    self.introEveryDestination = introEveryDestination
    self.speedBonus = speedBonus
    self.language = language
    self.lateJoin = lateJoin
    self.extraTime = extraTime
    self.hostPlays = hostPlays
    self.nameFilter = nameFilter
    self.voice = voice
    self.pace = pace
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.optional("destinationsCount", destinationsCount)
      json.optional("followupsPerDestination", followupsPerDestination)
      json.optional("difficulty", difficulty)
      json.optional("theme", theme)
      json.optional("playMode", playMode)
      json.optional("introEveryDestination", introEveryDestination)
      json.optional("speedBonus", speedBonus)
      json.optional("language", language)
      json.optional("lateJoin", lateJoin)
      json.optional("extraTime", extraTime)
      json.optional("hostPlays", hostPlays)
      json.optional("nameFilter", nameFilter)
      json.optional("voice", voice)
      json.optional("pace", pace)
    }
  }

  enum Keys: String, CodingKey {
    case destinationsCount
    case followupsPerDestination
    case difficulty
    case theme
    case playMode
    case introEveryDestination
    case speedBonus
    case language
    case lateJoin
    case extraTime
    case hostPlays
    case nameFilter
    case voice
    case pace
  }

  /// - Throws: `RequestError` naming what is out of its limits.
  public init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: Keys.self)
    destinationsCount = try keys.decodeIfPresent(1...5, forKey: .destinationsCount)
    followupsPerDestination = try keys.decodeIfPresent(2...3, forKey: .followupsPerDestination)
    difficulty = try keys.decodeIfPresent(upTo: 100, forKey: .difficulty)
    theme = try keys.decodeIfPresent(upTo: 100, forKey: .theme)
    playMode = try keys.decodeIfPresent(word: PlayMode.self, forKey: .playMode)
    introEveryDestination = try keys.decodeIfPresent(Bool.self, forKey: .introEveryDestination)
    speedBonus = try keys.decodeIfPresent(Bool.self, forKey: .speedBonus)
    language = try keys.decodeIfPresent(word: Language.self, forKey: .language)
    lateJoin = try keys.decodeIfPresent(Bool.self, forKey: .lateJoin)
    extraTime = try keys.decodeIfPresent(number: ExtraTime.self, forKey: .extraTime)
    hostPlays = try keys.decodeIfPresent(Bool.self, forKey: .hostPlays)
    nameFilter = try keys.decodeIfPresent(word: NameFilter.self, forKey: .nameFilter)
    voice = try keys.decodeIfPresent(Bool.self, forKey: .voice)
    pace = try keys.decodeIfPresent(word: ShowPace.self, forKey: .pace)
  }
}

extension SessionSettings {
  /// Takes over everything that `change` names.
  public mutating func apply(_ change: SettingsChange) {
    destinationsCount = change.destinationsCount ?? destinationsCount
    followupsPerDestination = change.followupsPerDestination ?? followupsPerDestination
    difficulty = change.difficulty ?? difficulty
    theme = change.theme ?? theme
    playMode = change.playMode ?? playMode
    introEveryDestination = change.introEveryDestination ?? introEveryDestination
    speedBonus = change.speedBonus ?? speedBonus
    language = change.language ?? language
    lateJoin = change.lateJoin ?? lateJoin
    extraTime = change.extraTime ?? extraTime
    hostPlays = change.hostPlays ?? hostPlays
    nameFilter = change.nameFilter ?? nameFilter
    voice = change.voice ?? voice
    pace = change.pace ?? pace
  }
}
