/// The session a game is played in. Format: UUID v4 (ID1).
public struct GameID: RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ value: String) { rawValue = value }
  public var description: String { rawValue }
}

/// A seat at the table, the host's or a player's. Format: UUID v4 (ID2).
public struct SeatID: RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ value: String) { rawValue = value }
  public var description: String { rawValue }
}
