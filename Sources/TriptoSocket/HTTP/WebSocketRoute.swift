import NIOCore
import NIOHTTP1

/// One path that speaks WebSocket, and who answers there.
public struct WebSocketRoute: Sendable {
  /// Decides about an upgrade before it is answered; false gives 429 (SE7). Called on the loop.
  public typealias Gate = @Sendable (HTTPRequestHead, SocketAddress?) -> Bool

  public var path: String
  public var configuration: WebSocketConfiguration
  public var delegate: any WebSocketDelegate
  public var allow: Gate

  /// - Parameters:
  ///   - path: compared with the request's path without its query.
  ///   - configuration: the limits of this path's sockets.
  ///   - delegate: hears of all of them.
  ///   - allow: the rate limit of addresses; everybody by default.
  public init(
    path: String, configuration: WebSocketConfiguration = .init(),
    delegate: any WebSocketDelegate, allow: @escaping Gate = { _, _ in true }
  ) {
    self.path = path
    self.configuration = configuration
    self.delegate = delegate
    self.allow = allow
  }
}

/// The limits of a connection while it speaks HTTP.
public struct HTTPConnectionConfiguration: Sendable {
  /// How long a new connection may take until its first request head is complete, TLS included.
  public var headerTimeout: TimeAmount = .seconds(10)
  /// How long a connection may idle between two requests or in the middle of one.
  public var idleTimeout: TimeAmount = .seconds(60)
  /// Longest request head, in bytes.
  public var maxHeaderBytes = 32 * 1_024
  /// Whether requests are known as `https`.
  public var isSecure = false

  public init() {}
}
