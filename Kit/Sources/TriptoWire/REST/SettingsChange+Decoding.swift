import TriptoKernel

extension SettingsChange {
  private enum Keys: String, CodingKey {
    case destinationsCount, followupsPerDestination, difficulty, theme, playMode
    case introEveryDestination, speedBonus, language, lateJoin, extraTime, hostPlays, nameFilter
    case voice, pace
  }

  /// In UTF-16 units; everybody in the lobby is sent these texts.
  static let longestText = 100

  /// - Throws: `RequestError` naming the setting that is out of range, `DecodingError` for a wrong
  ///   type.
  public init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: Keys.self)
    self.init(
      destinationsCount: try keys.decodeIfPresent(1...5, forKey: .destinationsCount),
      followupsPerDestination: try keys.decodeIfPresent(2...3, forKey: .followupsPerDestination),
      difficulty: try keys.decodeIfPresent(upTo: Self.longestText, forKey: .difficulty),
      theme: try keys.decodeIfPresent(upTo: Self.longestText, forKey: .theme),
      playMode: try keys.decodeIfPresent(word: PlayMode.self, forKey: .playMode),
      introEveryDestination: try keys.decodeIfPresent(Bool.self, forKey: .introEveryDestination),
      speedBonus: try keys.decodeIfPresent(Bool.self, forKey: .speedBonus),
      language: try keys.decodeIfPresent(word: Language.self, forKey: .language),
      lateJoin: try keys.decodeIfPresent(Bool.self, forKey: .lateJoin),
      extraTime: try Self.extraTime(in: keys),
      hostPlays: try keys.decodeIfPresent(Bool.self, forKey: .hostPlays),
      nameFilter: try keys.decodeIfPresent(word: NameFilter.self, forKey: .nameFilter),
      voice: try keys.decodeIfPresent(Bool.self, forKey: .voice),
      pace: try keys.decodeIfPresent(word: ShowPace.self, forKey: .pace))
  }

  private static func extraTime(in keys: KeyedDecodingContainer<Keys>) throws -> ExtraTime? {
    guard let factor = try keys.decodeIfPresent(Double.self, forKey: .extraTime) else { return nil }
    guard let extraTime = ExtraTime(rawValue: factor) else {
      throw keys.refusal(.extraTime, "must be 1, 1.5 or 2")
    }
    return extraTime
  }
}
