public import TriptoGame
public import TriptoWire

extension SessionSettings {
  public init(_ settings: GameSettings) {
    self.init()
    destinationsCount = settings.destinationsCount
    followupsPerDestination = settings.followupsPerDestination
    difficulty = settings.difficulty
    theme = settings.theme
    playMode = settings.playMode == .room ? .room : .remote
    introEveryDestination = settings.introEveryDestination
    speedBonus = settings.speedBonus
    language = settings.language
    lateJoin = settings.lateJoin
    extraTime = ExtraTime(rawValue: settings.extraTime) ?? .none
    hostPlays = settings.hostPlays
    nameFilter = settings.nameFilter ? .on : .off
    voice = settings.voice
    pace = ShowPace(rawValue: settings.pace.rawValue) ?? .normal
  }
}

extension GameSettings {
  public init(_ settings: SessionSettings) {
    self.init()
    destinationsCount = settings.destinationsCount
    followupsPerDestination = settings.followupsPerDestination
    difficulty = settings.difficulty
    theme = settings.theme
    playMode = settings.playMode == .room ? .room : .remote
    introEveryDestination = settings.introEveryDestination
    speedBonus = settings.speedBonus
    language = settings.language
    lateJoin = settings.lateJoin
    extraTime = settings.extraTime.rawValue
    hostPlays = settings.hostPlays
    nameFilter = settings.nameFilter == .on
    voice = settings.voice
    pace = Pace(rawValue: settings.pace.rawValue) ?? .normal
  }
}
