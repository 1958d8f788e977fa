import NIOCore
import TriptoSocket

/// What one command sends, held back until the command is durable: acknowledged means kept.
struct Batch {
  /// The journal entry it waits for.
  let seq: Int64
  var sends: [(connection: WebSocketConnection, bytes: ByteBuffer)] = []
  var closes: [(connection: WebSocketConnection, code: UInt16, reason: String)] = []
  /// Protocol pings, behind the messages: WELCOME goes first (WS19).
  var pings: [WebSocketConnection] = []
  var waiters: [CheckedContinuation<Void, any Error>] = []

  /// Nobody waits for it.
  var isEmpty: Bool {
    sends.isEmpty && closes.isEmpty && pings.isEmpty && waiters.isEmpty
  }

  /// Sends everything, one hop per event loop.
  func release(from loop: any EventLoop) {
    var elsewhere: [ObjectIdentifier: [(WebSocketConnection, ByteBuffer)]] = [:]
    for (connection, bytes) in sends {
      if connection.eventLoop === loop {
        connection.sendNow(framed: bytes)
      } else {
        elsewhere[ObjectIdentifier(connection.eventLoop), default: []].append((connection, bytes))
      }
    }
    for group in elsewhere.values {
      group[0].0.eventLoop.execute {
        for (connection, bytes) in group { connection.sendNow(framed: bytes) }
      }
    }
    for connection in pings { connection.ping() }
    for close in closes { close.connection.close(code: close.code, reason: close.reason) }
    for waiter in waiters { waiter.resume() }
  }
}
