import NIOCore
import TriptoSocket

/// What one command sends, held back until the command is durable: acknowledged means kept.
struct Batch {
  struct Send {
    let connection: WebSocketConnection
    /// Cut behind each snapshot of a new phase (WS11); the n-th parts of all sockets belong together.
    let parts: [ByteBuffer]
    /// Somebody asked for it, and goes before whoever only looks on.
    let isAwaited: Bool
    /// When the brake was pressed whose verdict this is, in server ms.
    let pressedAtMs: Int?
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

  /// What leaves together, in order. Whoever waits for the verdict on a brake gets all of it first.
  var waves: [Wave] {
    var waves = [Wave()]
    for send in sends {
      let parts = send.pressedAtMs == nil ? send.parts : [send.joined]
      for (index, bytes) in parts.enumerated() {
        if index == waves.count { waves.append(Wave()) }
        guard bytes.readableBytes > 0 else { continue }
        waves[index].parcels.append(
          Wave.Parcel(connection: send.connection, bytes: bytes, isAwaited: send.isAwaited))
      }
    }
    for index in waves.indices.dropLast() { waves[index].isBarrier = true }
    waves[waves.count - 1].closes = closes
    waves[waves.count - 1].pings = pings
    waves[waves.count - 1].waiters = waiters
    return waves
  }
}

extension Batch.Send {
  fileprivate var joined: ByteBuffer {
    guard var all = parts.first else { return ByteBuffer() }
    for part in parts.dropFirst() { all.writeImmutableBuffer(part) }
    return all
  }
}
