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

/// Where destinations are drawn from (RE33, EVE4).
public enum Region: String, Codable, CaseIterable, Sendable, JSONWritable {
  case europe = "Europe"
  case asia = "Asia"
  case africa = "Africa"
  case americas = "Americas"
  case oceania = "Oceania"
  case nordic = "Nordic"
}

/// Whether a night begins with the rules (EVE4, EVE55).
public enum RulesRide: String, Codable, CaseIterable, Sendable, JSONWritable {
  case once
  case off
}

/// Who speaks in an evening session (EVE4).
public enum SpeakerChoice: String, Codable, CaseIterable, Sendable, JSONWritable {
  case auto
  case server
  case tv
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
  /// This and what follows: in evening sessions, on EX connections (EVE2–EVE4).
  @TrueOrAbsent public var evening: Bool
  public var region: Presence<Region>
  public var rules: RulesRide?
  public var notes: Bool?
  public var carriages: Bool?
  /// The children's compartment may be chosen.
  public var childrens: Bool?
  public var reactions: Bool?
  public var drawGenerated: Bool?
  public var speaker: SpeakerChoice?

  public init(
    destinationsCount: Int = 1, followupsPerDestination: Int = 2, difficulty: String? = nil,
    theme: String? = nil, playMode: PlayMode = .room, introEveryDestination: Bool = false,
    speedBonus: Bool = false, language: Language = .sv, lateJoin: Bool = true,
    extraTime: ExtraTime = .none, hostPlays: Bool = false, nameFilter: NameFilter = .on,
    voice: Bool = true, pace: ShowPace = .normal, evening: Bool = false,
    region: Presence<Region> = .absent, rules: RulesRide? = nil, notes: Bool? = nil,
    carriages: Bool? = nil, childrens: Bool? = nil, reactions: Bool? = nil,
    drawGenerated: Bool? = nil, speaker: SpeakerChoice? = nil
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
    self.evening = evening
    self.region = region
    self.rules = rules
    self.notes = notes
    self.carriages = carriages
    self.childrens = childrens
    self.reactions = reactions
    self.drawGenerated = drawGenerated
    self.speaker = speaker
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
      json.flag("evening", evening)
      json.presence("region", region)
      json.optional("rules", rules)
      json.optional("notes", notes)
      json.optional("carriages", carriages)
      json.optional("childrens", childrens)
      json.optional("reactions", reactions)
      json.optional("drawGenerated", drawGenerated)
      json.optional("speaker", speaker)
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
  /// At the creation only (EVE2).
  public var evening: Bool?
  /// This and what follows: in evening sessions only (EVE4).
  public var region: Presence<Region>
  public var rules: RulesRide?
  public var notes: Bool?
  public var carriages: Bool?
  public var childrens: Bool?
  public var reactions: Bool?
  public var drawGenerated: Bool?
  public var speaker: SpeakerChoice?

  public init(
    destinationsCount: Int? = nil, followupsPerDestination: Int? = nil, difficulty: String? = nil,
    theme: String? = nil, playMode: PlayMode? = nil, introEveryDestination: Bool? = nil,
    speedBonus: Bool? = nil, language: Language? = nil, lateJoin: Bool? = nil,
    extraTime: ExtraTime? = nil, hostPlays: Bool? = nil, nameFilter: NameFilter? = nil,
    voice: Bool? = nil, pace: ShowPace? = nil, evening: Bool? = nil,
    region: Presence<Region> = .absent, rules: RulesRide? = nil, notes: Bool? = nil,
    carriages: Bool? = nil, childrens: Bool? = nil, reactions: Bool? = nil,
    drawGenerated: Bool? = nil, speaker: SpeakerChoice? = nil
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
    self.evening = evening
    self.region = region
    self.rules = rules
    self.notes = notes
    self.carriages = carriages
    self.childrens = childrens
    self.reactions = reactions
    self.drawGenerated = drawGenerated
    self.speaker = speaker
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
      json.optional("evening", evening)
      json.presence("region", region)
      json.optional("rules", rules)
      json.optional("notes", notes)
      json.optional("carriages", carriages)
      json.optional("childrens", childrens)
      json.optional("reactions", reactions)
      json.optional("drawGenerated", drawGenerated)
      json.optional("speaker", speaker)
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
    case evening
    case region
    case rules
    case notes
    case carriages
    case childrens
    case reactions
    case drawGenerated
    case speaker
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
    evening = try keys.decodeIfPresent(Bool.self, forKey: .evening)
    region = try keys.decodePresence(word: Region.self, forKey: .region)
    rules = try keys.decodeIfPresent(word: RulesRide.self, forKey: .rules)
    notes = try keys.decodeIfPresent(Bool.self, forKey: .notes)
    carriages = try keys.decodeIfPresent(Bool.self, forKey: .carriages)
    childrens = try keys.decodeIfPresent(Bool.self, forKey: .childrens)
    reactions = try keys.decodeIfPresent(Bool.self, forKey: .reactions)
    drawGenerated = try keys.decodeIfPresent(Bool.self, forKey: .drawGenerated)
    speaker = try keys.decodeIfPresent(word: SpeakerChoice.self, forKey: .speaker)
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
    evening = change.evening ?? evening
    region = change.region.or(region)
    rules = change.rules ?? rules
    notes = change.notes ?? notes
    carriages = change.carriages ?? carriages
    childrens = change.childrens ?? childrens
    reactions = change.reactions ?? reactions
    drawGenerated = change.drawGenerated ?? drawGenerated
    speaker = change.speaker ?? speaker
  }
}
