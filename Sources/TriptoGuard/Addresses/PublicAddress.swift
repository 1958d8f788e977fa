/// The address other devices use, and the texts made of it (ID17, ID18).
public struct PublicAddress: Sendable, Equatable {
  /// `PUBLIC_BASE_URL`: scheme, host and perhaps port, without a trailing slash.
  public let base: String

  public init(base: String) {
    self.base = base
  }

  /// ID17: `ws://` or `wss://`, the same host and port, and `/ws`.
  public var webSocketURL: String {
    let isSecure = base.lowercased().hasPrefix("https://")
    let authority = base.split(separator: "/").last.map(String.init) ?? base
    return (isSecure ? "wss://" : "ws://") + authority + "/ws"
  }

  /// ID18: with the literal text `{joinCode}`.
  public var joinURLTemplate: String { base + "/join/{joinCode}" }

  /// The page a television opens (RE53).
  public var tvPage: String { base + "/tv" }
  /// The page of the person who runs the show (RE53).
  public var hostPage: String { base + "/host" }
  /// The page of everybody else (RE7).
  public var playerPage: String { base + "/" }
}
