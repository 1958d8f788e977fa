extension SessionSettings {
  /// Takes over every setting that `change` names.
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

extension SettingsChange {
  /// Whether only `extraTime`, `language` and `voice` change, which the host may do in every
  /// phase (EX20).
  public var isAllowedInEveryPhase: Bool {
    self == SettingsChange(language: language, extraTime: extraTime, voice: voice)
  }
}
