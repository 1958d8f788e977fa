import NIOCore
import TriptoSocket
import TriptoTable
import TriptoWire

/// Messages to several sockets that may leave in any order among each other.
struct Wave {
  struct Parcel {
    let connection: WebSocketConnection
    let bytes: ByteBuffer
    let isAwaited: Bool

    func leave() {
      if isAwaited { connection.sendNow(framed: bytes) } else { connection.send(framed: bytes) }
    }
  }

  var parcels: [Parcel] = []
  var closes: [(connection: WebSocketConnection, code: UInt16, reason: String)] = []
  var pings: [WebSocketConnection] = []
  var waiters: [CheckedContinuation<Void, any Error>] = []
  /// The next wave begins when all of this one has been given to the kernel.
  var isBarrier = false
  /// Nothing comes after: the game has left.
  var isLast = false

  /// What leaves together, in order. Whoever waits for the verdict on a brake gets all of it first.
  ///
  /// - Parameter sockets: Those that are open; what is for another one is left out.
  static func waves(of batch: Batch, to sockets: [SocketID: WebSocketConnection]) -> [Wave] {
    var waves = [Wave()]
    for send in batch.sends {
      guard let connection = sockets[send.socket] else { continue }
      let parts = send.pressedAtMs == nil ? send.parts : [Array(send.parts.joined())]
      for (index, texts) in parts.enumerated() {
        if index == waves.count { waves.append(Wave()) }
        guard !texts.isEmpty else { continue }
        waves[index].parcels.append(
          Parcel(connection: connection, bytes: .frames(of: texts), isAwaited: send.isAwaited))
      }
    }
    for index in waves.indices.dropLast() { waves[index].isBarrier = true }
    waves[waves.count - 1].close(batch, sockets)
    return waves
  }

  private mutating func close(_ batch: Batch, _ sockets: [SocketID: WebSocketConnection]) {
    pings = batch.pings.compactMap { sockets[$0] }
    closes = batch.closes.compactMap { closing in
      sockets[closing.socket].map { ($0, closing.code.rawValue, closing.reason) }
    }
  }

  /// How many event loops its sockets have.
  var loops: Int { Set(parcels.map { ObjectIdentifier($0.connection.eventLoop) }).count }

  /// Sends everything, one hop per event loop.
  ///
  /// - Parameter left: Called on each of these loops when its part has been written, if this is a
  ///   barrier.
  func leave(from loop: any EventLoop, _ left: @escaping @Sendable () -> Void) {
    let isBarrier = isBarrier
    for group in Dictionary(grouping: parcels, by: { ObjectIdentifier($0.connection.eventLoop) })
      .values
    {
      let loopOfSockets = group[0].connection.eventLoop
      let work = { @Sendable in
        for parcel in group { parcel.leave() }
        if isBarrier { WebSocketConnection.whenGone(on: loopOfSockets, left) }
      }
      if loopOfSockets === loop { work() } else { loopOfSockets.execute(work) }
    }
    for connection in pings { connection.ping() }
    for close in closes { close.connection.close(code: close.code, reason: close.reason) }
    for waiter in waiters { waiter.resume() }
  }
}

/// Waves on their way out, in order (WS11). A value: the session sends what it hands out.
struct WaveQueue {
  private var waiting: [Wave] = []
  /// Event loops that have not written their part of the barrier yet.
  private var open = 0

  /// - Returns: What leaves now; only the last of them may be a barrier.
  mutating func add(_ waves: [Wave]) -> [Wave] {
    guard open > 0 else {
      waiting += waves
      return ready()
    }
    guard waves.count == 1 else {
      waiting += waves
      return []
    }
    return overtaking(waves[0])
  }

  /// One event loop has written its part of the barrier.
  mutating func left() -> [Wave] {
    guard open > 0 else { return [] }
    open -= 1
    return ready()
  }

  /// Everything, at once: the game is closed.
  mutating func rest() -> [Wave] {
    defer { (waiting, open) = ([], 0) }
    return waiting
  }

  private mutating func ready() -> [Wave] {
    var ready: [Wave] = []
    while open == 0, !waiting.isEmpty {
      let wave = waiting.removeFirst()
      ready.append(wave)
      if wave.isBarrier { open = wave.loops }
    }
    return ready
  }

  /// Sockets that nothing waits for need not wait themselves: a verdict is never late for the others.
  private mutating func overtaking(_ wave: Wave) -> [Wave] {
    let held = Set(waiting.flatMap(\.parcels).map(\.connection.id))
    var (free, rest) = (Wave(), wave)
    free.parcels = wave.parcels.filter { !held.contains($0.connection.id) }
    rest.parcels.removeAll { !held.contains($0.connection.id) }
    waiting.append(rest)
    return [free]
  }
}

extension ByteBuffer {
  /// Messages as they go over the wire (WS1).
  fileprivate static func frames(of texts: [[UInt8]]) -> ByteBuffer {
    var frames = ByteBuffer()
    frames.reserveCapacity(texts.reduce(0) { $0 + $1.count + 4 })
    for text in texts { WebSocketConnection.frame(text: text, into: &frames) }
    return frames
  }
}
