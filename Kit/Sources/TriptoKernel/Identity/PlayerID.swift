/// One living-room game, a UUID v4 string (ID1).
public struct SessionID: StringID {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// One seat, the host's or a player's, a UUID v4 string, or the literal `tv` for the television (ID2).
public struct PlayerID: StringID {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The television, which never has a `players[]` entry.
  public static let tv: PlayerID = "tv"
}
