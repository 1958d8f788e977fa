public import NIOCore
public import NIOSSL

/// How a client connects.
public struct WebSocketClientOptions: Sendable {
  /// Limits of the client's side; wide, since a server's snapshots may be long.
  public var configuration: WebSocketConfiguration
  /// For `wss`; nil makes one with the system's roots. Share one between many clients.
  public var tls: NIOSSLContext?
  /// How long TCP, TLS and the handshake may take together.
  public var timeout: TimeAmount = .seconds(10)
  /// The kernel's receive buffer (`SO_RCVBUF`), set before connecting; nil leaves it to the kernel.
  public var socketReceiveBuffer: Int?

  public init() {
    configuration = WebSocketConfiguration()
    configuration.maxFrameBytes = 32 << 20
    configuration.maxMessageBytes = 32 << 20
    configuration.acceptsBinary = true
    configuration.socketSendBuffer = nil
  }
}

/// Why a client could not connect.
public enum WebSocketClientError: Error, Sendable, Equatable {
  /// Not a `ws://` or `wss://` URL with a host.
  case invalidURL(String)
  /// The server answered something else than 101; the body is cut at 4 KiB.
  case refused(status: Int, body: String)
  /// The server's accept key is wrong.
  case wrongAcceptKey
  /// The connection ended before the handshake did.
  case closedInHandshake
  /// The handshake took too long.
  case timedOut
}

/// What a client's socket has to tell.
public enum WebSocketClientEvent: Sendable, Equatable {
  case text(String)
  case binary(ByteBuffer)
  case pong(rtt: TimeAmount)
  /// The last event. 1005 for a close frame without a code, 1006 for none at all.
  case closed(code: UInt16, reason: String)
}

/// Callbacks of a client, on its loop. Cheaper than the stream: what a thousand bots use.
public struct WebSocketClientHandlers: Sendable {
  public typealias OnText = @Sendable (WebSocketConnection, ByteBuffer) -> Void
  public typealias OnClose = @Sendable (UInt16, String) -> Void

  public var onText: OnText
  public var onClose: OnClose

  public init(onText: @escaping OnText, onClose: @escaping OnClose = { _, _ in }) {
    self.onText = onText
    self.onClose = onClose
  }
}
