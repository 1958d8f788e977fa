public import TriptoPlan
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
    if let evening = settings.evening { show(evening) }
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
    evening = Evening(settings)
  }
}

extension SessionSettings {
  fileprivate mutating func show(_ choice: TriptoPlan.Evening) {
    evening = true
    region = .present(choice.region.flatMap(Region.init))
    rules = choice.rules == .once ? .once : .off
    notes = choice.notes
    carriages = choice.carriages
    childrens = choice.childrens
    reactions = choice.reactions
    drawGenerated = choice.drawGenerated
    speaker = SpeakerChoice(rawValue: choice.speaker.rawValue) ?? .auto
  }
}

extension TriptoPlan.Evening {
  /// - Returns: nil where the session is no evening (EVE2).
  fileprivate init?(_ settings: SessionSettings) {
    guard settings.evening else { return nil }
    self.init()
    region = settings.region.value?.rawValue
    rules = settings.rules == .off ? .off : .once
    notes = settings.notes ?? notes
    carriages = settings.carriages ?? carriages
    childrens = settings.childrens ?? childrens
    reactions = settings.reactions ?? reactions
    drawGenerated = settings.drawGenerated ?? drawGenerated
    speaker = (settings.speaker?.rawValue).flatMap(Speaker.init) ?? speaker
  }
}
