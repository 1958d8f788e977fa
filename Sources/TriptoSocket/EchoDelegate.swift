public import NIOCore
public import NIOHTTP1

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
