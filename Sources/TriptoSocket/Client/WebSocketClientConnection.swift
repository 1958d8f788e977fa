public import NIOCore
import NIOHTTP1

/// A client's end of a socket. May be used from any thread.
public struct WebSocketClientConnection: Sendable {
  /// The socket below, with its counters.
  public let socket: WebSocketConnection
  /// Everything that happens, kept until read; ends after `.closed`. Empty where callbacks were given.
  public let messages: AsyncStream<WebSocketClientEvent>

  /// Sends one masked text frame.
  public func send(text: String) { socket.send(text: ByteBuffer(string: text)) }

  /// Sends one masked text frame; the bytes must be UTF-8.
  public func send(text: ByteBuffer) { socket.send(text: text) }

  /// Sends one masked binary frame.
  public func send(binary: ByteBuffer) { socket.send(binary: binary) }

  /// Sends bytes as they are, right or wrong: for tests of the other side.
  public func send(raw bytes: ByteBuffer) { socket.send(framed: bytes) }

  /// Starts the closing handshake; 1000 by default.
  public func close(code: UInt16 = WebSocketCloseCode.normal, reason: String = "") {
    socket.close(code: code, reason: reason)
  }

  /// Sends a ping; the answer is a `.pong` event.
  public func ping() { socket.ping() }

  /// Stops or resumes reading, so that a test can play the slow reader.
  public func setReading(_ reads: Bool) { socket.setReading(reads) }
}

/// Passes a socket's news on to callbacks or to the stream.
struct ClientDelegate: WebSocketDelegate {
  let handlers: WebSocketClientHandlers?
  let stream: AsyncStream<WebSocketClientEvent>.Continuation
  let messages: AsyncStream<WebSocketClientEvent>

  init(handlers: WebSocketClientHandlers?) {
    self.handlers = handlers
    (messages, stream) = AsyncStream.makeStream()
    if handlers != nil { stream.finish() }
  }

  func opened(_ connection: WebSocketConnection, head: HTTPRequestHead) {}

  func received(_ connection: WebSocketConnection, text: ByteBuffer) {
    guard let handlers else {
      stream.yield(.text(String(buffer: text)))
      return
    }
    handlers.onText(connection, text)
  }

  func received(_ connection: WebSocketConnection, binary: ByteBuffer) {
    stream.yield(.binary(binary))
  }

  func pong(_ connection: WebSocketConnection, rtt: TimeAmount) {
    stream.yield(.pong(rtt: rtt))
  }

  func closed(_ connection: WebSocketConnection, reason: WebSocketCloseReason) {
    let (code, text) = reason.seenByClient
    handlers?.onClose(code, text)
    stream.yield(.closed(code: code, reason: text))
    stream.finish()
  }
}

extension WebSocketCloseReason {
  /// The code and reason as a browser would show them.
  public var seenByClient: (code: UInt16, reason: String) {
    switch self {
    case .peer(let code, let reason): (code ?? WebSocketCloseCode.noStatus, reason)
    case .local(let code, let reason): (code, reason)
    case .violation(let violation): (violation.closeCode, violation.closeReason)
    case .slowReader: (WebSocketCloseCode.tryAgainLater, "slow reader")
    case .lost: (WebSocketCloseCode.abnormal, "")
    }
  }
}
