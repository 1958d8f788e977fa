import TriptoKernel

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
