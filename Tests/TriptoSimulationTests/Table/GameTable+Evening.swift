public import TriptoGame

extension GameSettings {
  /// Of an evening session, as EVE4 has them.
  public static var ofEvening: GameSettings {
    var settings = GameSettings()
    settings.destinationsCount = 3
    settings.evening = Evening()
    return settings
  }
}
