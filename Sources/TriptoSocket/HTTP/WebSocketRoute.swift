public import NIOCore
public import NIOHTTP1

/// One path that speaks WebSocket, and who answers there.
public struct WebSocketRoute: Sendable {
  /// What is thought of an upgrade before it is answered.
  public enum Judgement: Sendable, Equatable {
    /// It may come in while there is room for anybody.
    case stranger
    /// It comes back to a game, for which some places are kept (SE26).
    case known
    /// 429: the rate is too high (SE7).
    case tooMany(retryAfterSeconds: Int)
    /// 503: the server goes down, and this one has nothing to finish (EX15).
    case closing
  }

  /// Judges an upgrade. Called on the loop.
  public typealias Gate = @Sendable (HTTPRequestHead, SocketAddress?) -> Judgement

  public var path: String
  public var configuration: WebSocketConfiguration
  public var delegate: any WebSocketDelegate
  public var judge: Gate
  /// Why an upgrade is refused before anything is counted; nobody is, unless this is set. Called on the
  /// loop.
  public var refuse: @Sendable (HTTPRequestHead) -> UpgradeRefusal? = { _ in nil }

  /// - Parameters:
  ///   - path: compared with the request's path without its query.
  ///   - configuration: the limits of this path's sockets.
  ///   - delegate: hears of all of them.
  ///   - judge: who may come in; everybody by default.
  public init(
    path: String, configuration: WebSocketConfiguration = .init(),
    delegate: any WebSocketDelegate, judge: @escaping Gate = { _, _ in .stranger }
  ) {
    self.path = path
    self.configuration = configuration
    self.delegate = delegate
    self.judge = judge
  }
}

/// An answer to an upgrade that is not wanted: RE1's body with this status.
public struct UpgradeRefusal: Sendable {
  public var status: HTTPResponseStatus
  public var error: String
  public var message: String

  /// - Parameters:
  ///   - error: neither this nor `message` may need escaping in JSON.
  public init(status: HTTPResponseStatus, error: String, message: String) {
    (self.status, self.error, self.message) = (status, error, message)
  }
}

/// The limits of a connection while it speaks HTTP.
public struct HTTPConnectionConfiguration: Sendable {
  /// How long a new connection may take until its first request head is complete, TLS included.
  public var headerTimeout: TimeAmount = .seconds(10)
  /// How long a connection may idle between two requests or in the middle of one.
  public var idleTimeout: TimeAmount = .seconds(60)
  /// How long a request may take from its first byte to the end of its body (SE28).
  public var requestTimeout: TimeAmount = .seconds(30)
  /// How long a peer may take nothing of an answer that waits for it (SE28).
  public var stallTimeout: TimeAmount = .seconds(30)
  /// How long a client has to read why its request was given up.
  public var drainTimeout: TimeAmount = .seconds(1)
  /// Longest request head, in bytes.
  public var maxHeaderBytes = 32 * 1_024
  /// Whether requests are known as `https`.
  public var isSecure = false

  public init() {}
}
