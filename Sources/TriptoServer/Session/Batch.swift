import NIOCore
import TriptoSocket

/// What one command sends, held back until the command is durable: acknowledged means kept.
struct Batch {
  struct Send {
    let connection: WebSocketConnection
    let bytes: ByteBuffer
    /// Somebody asked for it, and goes before whoever only looks on.
    let isAwaited: Bool
    /// When the brake was pressed whose verdict this is, in server ms.
    let pressedAtMs: Int?

    func leave() {
      if isAwaited { connection.sendNow(framed: bytes) } else { connection.send(framed: bytes) }
    }
  }

  /// The journal entry it waits for.
  let seq: Int64
  var sends: [Send] = []
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
    var elsewhere: [ObjectIdentifier: [Send]] = [:]
    for send in sends {
      let loopOfSocket = send.connection.eventLoop
      if loopOfSocket === loop {
        send.leave()
      } else {
        elsewhere[ObjectIdentifier(loopOfSocket), default: []].append(send)
      }
    }
    for group in elsewhere.values {
      group[0].connection.eventLoop.execute { for send in group { send.leave() } }
    }
    for connection in pings { connection.ping() }
    for close in closes { close.connection.close(code: close.code, reason: close.reason) }
    for waiter in waiters { waiter.resume() }
  }
}
