public import TriptoKernel

/// A place in one game: what a relaunch needs to come back to it (UI-X8).
public struct Seat: Codable, Equatable, Sendable, Unprintable {
  public var sessionId: SessionID
  public var joinCode: String
  /// Opens the seat for 24 h (ID11): kept in the Keychain, never logged.
  public var token: String
  public var wsURL: String
  public var playerId: PlayerID?
  public var name: String?
  /// What phones are told, with the literal text `{joinCode}` (ID18); nil for who joined by the code.
  public var joinURLTemplate: String?

  public init(
    sessionId: SessionID, joinCode: String, token: String, wsURL: String, playerId: PlayerID? = nil,
    name: String? = nil, joinURLTemplate: String? = nil
  ) {
    self.sessionId = sessionId
    self.joinCode = joinCode
    self.token = token
    self.wsURL = wsURL
    self.playerId = playerId
    self.name = name
    self.joinURLTemplate = joinURLTemplate
  }

  /// Where the seat's socket is.
  public func address(device: String?) -> SocketAddress {
    SocketAddress(wsURL: wsURL, token: token, device: device)
  }
}
