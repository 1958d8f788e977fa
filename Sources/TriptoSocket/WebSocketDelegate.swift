public import NIOCore
public import NIOHTTP1

/// What a socket tells its owner. Every call comes on the connection's event loop, in order:
/// `opened` first, `closed` last and exactly once.
public protocol WebSocketDelegate: Sendable {
  /// The upgrade was answered with 101 (WS3: whoever it is). Nothing has been read from the socket yet.
  func opened(_ connection: WebSocketConnection, head: HTTPRequestHead)

  /// A frame has come that begins a message, or a ping or a pong; nothing of it has been read but its
  /// header. False throws it away, with the rest of its message (SE7).
  func admits(_ connection: WebSocketConnection) -> Bool

  /// A whole text message arrived; its bytes are valid UTF-8 (WS1).
  func received(_ connection: WebSocketConnection, text: ByteBuffer)

  /// A whole binary message arrived; only where ``WebSocketConfiguration/acceptsBinary`` is set.
  func received(_ connection: WebSocketConnection, binary: ByteBuffer)

  /// One of our own pings was answered; `rtt` is the time since it was sent (WS19).
  func pong(_ connection: WebSocketConnection, rtt: TimeAmount)

  /// The server is shutting down gracefully. Not answering keeps the process waiting for this socket.
  func quiescing(_ connection: WebSocketConnection)

  /// The conversation is over; no other call follows.
  func closed(_ connection: WebSocketConnection, reason: WebSocketCloseReason)
}

extension WebSocketDelegate {
  public func admits(_ connection: WebSocketConnection) -> Bool { true }

  public func received(_ connection: WebSocketConnection, binary: ByteBuffer) {}

  public func pong(_ connection: WebSocketConnection, rtt: TimeAmount) {}

  /// Closes with 1012, service restart (EX15).
  public func quiescing(_ connection: WebSocketConnection) {
    connection.close(code: WebSocketCloseCode.serviceRestart, reason: "server restart")
  }
}

/// Why a conversation ended.
public enum WebSocketCloseReason: Sendable, Equatable {
  /// The peer closed, with the code and reason of its close frame; no code means 1005.
  case peer(code: UInt16?, reason: String)
  /// We closed with this code; the peer agreed, left, or did not answer in time.
  case local(code: UInt16, reason: String)
  /// The peer broke RFC 6455 or a limit; it was told the violation's close code.
  case violation(WebSocketViolation)
  /// The peer did not read what it was sent.
  case slowReader
  /// The transport ended without a close frame (1006).
  case lost
}

/// Sends every message back as it came: the far end of a conformance suite or a load test.
public struct EchoDelegate: WebSocketDelegate {
  /// An echo keeps no state.
  public init() {}

  public func opened(_ connection: WebSocketConnection, head: HTTPRequestHead) {}

  public func received(_ connection: WebSocketConnection, text: ByteBuffer) {
    connection.send(text: text)
  }

  public func received(_ connection: WebSocketConnection, binary: ByteBuffer) {
    connection.send(binary: binary)
  }

  public func closed(_ connection: WebSocketConnection, reason: WebSocketCloseReason) {}
}
