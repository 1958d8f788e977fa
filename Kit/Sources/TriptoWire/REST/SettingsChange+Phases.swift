extension SettingsChange {
  /// Whether only `extraTime`, `language` and `voice` change, which the host may do in every
  /// phase (EX20).
  public var isAllowedInEveryPhase: Bool {
    self == SettingsChange(language: language, extraTime: extraTime, voice: voice)
  }
}
