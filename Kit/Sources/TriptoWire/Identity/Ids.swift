/// One living-room game, a UUID v4 string (ID1).
public struct SessionID: StringID {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// One seat, a UUID v4 string, or the literal `tv` for the television (ID2).
public struct PlayerID: StringID {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The television, which never has a `players[]` entry (ID2).
  public static let tv: PlayerID = "tv"
}

/// One socket, a new UUID v4 string for each (ID3).
public struct ConnectionID: StringID {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// What a client calls one of its commands, so that a repeat changes nothing (EX5).
public struct CommandID: StringID {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The longest id a client may send, in UTF-8 bytes; the server keeps 256 of them per seat.
  public static let longest = 128
}

/// A piece of music (AU2–AU4).
public struct TrackID: StringID, CaseIterable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let travel: TrackID = "music_travel"
  public static let travelLoop: TrackID = "music_travel_loop"
  public static let followupLoop: TrackID = "music_followup_loop"

  /// Every track there is (AU2–AU4).
  public static let allCases: [TrackID] = [.travel, .travelLoop, .followupLoop]
}

/// A sound effect (AU7–AU10).
public struct SfxID: StringID, CaseIterable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let brake: SfxID = "sfx_brake"
  public static let lock: SfxID = "sfx_lock"
  public static let reveal: SfxID = "sfx_reveal"
  public static let stingBuild: SfxID = "sfx_sting_build"
  public static let drumroll: SfxID = "sfx_drumroll"
  public static let winnerFanfare: SfxID = "sfx_winner_fanfare"

  /// Every effect there is (AU7–AU10).
  public static let allCases: [SfxID] = [
    .brake, .lock, .reveal, .stingBuild, .drumroll, .winnerFanfare,
  ]
}

/// A visual effect of the finale (EV45).
public struct EffectID: StringID, CaseIterable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let podiumThird: EffectID = "podium_third"
  public static let podiumSecond: EffectID = "podium_second"
  public static let podiumFirst: EffectID = "podium_first"
  public static let fullStandings: EffectID = "full_standings"
  public static let confetti: EffectID = "confetti"
  public static let flash: EffectID = "flash"
  public static let spotlight: EffectID = "spotlight"

  /// Every effect there is (EV45).
  public static let allCases: [EffectID] = [
    .podiumThird, .podiumSecond, .podiumFirst, .fullStandings, .confetti, .flash, .spotlight,
  ]
}
