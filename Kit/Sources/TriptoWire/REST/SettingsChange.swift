import TriptoKernel

/// The settings somebody names, in RE9 or EX20; nil leaves a setting as it is.
public struct SettingsChange: WirePayload {
  /// 1–5
  public var destinationsCount: Int?
  /// 2–3
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
}
