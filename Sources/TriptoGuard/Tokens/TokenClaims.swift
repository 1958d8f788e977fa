public import TriptoWire

/// What a verified auth token says about its holder (ID11).
public struct TokenClaims: Sendable, Equatable {
  /// The one session the token opens.
  public let sessionId: String
  /// The role the socket or the request gets; it never comes from anywhere else (SE5).
  public let role: Role
  /// The seat of the holder; nil in TV tokens.
  public let playerId: String?
  /// When the token was issued, in whole seconds since 1970.
  public let issuedAt: Int
  /// When the token stops working, in whole seconds since 1970.
  public let expiresAt: Int
}

/// A freshly issued join token (SE3, RE21).
public struct JoinToken: Sendable, Equatable {
  /// The compact JWT, legal in a URL query as it is.
  public let token: String
  /// When it stops working, in Unix epoch ms (ID19).
  public let expiresAtMs: Int64
}

/// Why a token was not accepted.
public enum TokenError: Error, Sendable, Equatable {
  /// Not a token of this server, of another kind, or of another session.
  case invalid
  /// Genuine, but past its `exp`.
  case expired
}
