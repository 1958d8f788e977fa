import NIOCore
package import TriptoClient
package import TriptoSocket

/// A client's socket on NIO. One reader at a time, as `Socket` is used.
package struct NIOSocket: Socket {
  private let connection: WebSocketClientConnection

  package init(_ connection: WebSocketClientConnection) { self.connection = connection }

  /// What cannot go out any more is told by `nextFrame()`, which ends.
  package func sendFrame(_ text: String) async throws { connection.send(text: text) }

  package func nextFrame() async throws -> String {
    // NB: all iterators of this stream read on where the last one ended.
    for await event in connection.messages {
      switch event {
      case .text(let text): return text
      case .closed(let code, let reason): throw SocketClosed(code: Int(code), reason: reason)
      case .binary, .pong: continue
      }
    }
    throw SocketClosed.lost
  }

  package func close(code: Int, reason: String) async {
    connection.close(code: UInt16(exactly: code) ?? WebSocketCloseCode.normal, reason: reason)
  }
}
