import Foundation
public import TriptoClient
public import TriptoKernel

/// Surroundings under virtual time: nothing happens but what a test lets happen.
public final class FakeWorld: World, @unchecked Sendable {
  // NB: the lock guards everything below; a test changes time on one thread while a client reads it on another.
  private let lock = NSLock()
  private var clockMs = 0.0
  private var sleepers: [(id: Int, untilMs: Double, wake: CheckedContinuation<Void, any Error>)] =
    []
  private var nextID = 0
  private var sockets: [FakeSocket] = []
  private var urls: [String] = []
  private var refusals = 0

  public init() {}

  public var monoMs: Double { lock.withLock { clockMs } }
  public var opened: [FakeSocket] { lock.withLock { sockets } }
  public var addresses: [String] { lock.withLock { urls } }

  public func chance() -> Double { 0.5 }

  /// The next so many sockets don't open.
  public func refuse(_ count: Int) { lock.withLock { refusals = count } }

  public func pass(_ ms: Double) {
    let due = lock.withLock {
      clockMs += ms
      let due = sleepers.filter { $0.untilMs <= clockMs }
      sleepers.removeAll { $0.untilMs <= clockMs }
      return due
    }
    for sleeper in due { sleeper.wake.resume() }
  }

  public func sleep(untilMs: Double) async throws {
    let id = lock.withLock {
      nextID += 1
      return nextID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { wake in
        let isOver = lock.withLock {
          if clockMs >= untilMs { return true }
          sleepers.append((id, untilMs, wake))
          return false
        }
        if isOver { wake.resume() } else if Task.isCancelled { cancel(id) }
      }
    } onCancel: {
      cancel(id)
    }
  }

  private func cancel(_ id: Int) {
    let sleeper = lock.withLock {
      sleepers.firstIndex { $0.id == id }.map { sleepers.remove(at: $0) }
    }
    sleeper?.wake.resume(throwing: CancellationError())
  }

  public func open(_ url: String) async throws -> any Socket {
    try lock.withLock {
      urls.append(url)
      if refusals > 0 {
        refusals -= 1
        throw SocketClosed.lost
      }
      let socket = FakeSocket()
      sockets.append(socket)
      return socket
    }
  }
}

/// A socket whose other end is the test.
public final class FakeSocket: Socket, @unchecked Sendable {
  private let lock = NSLock()
  private var sentTexts: [String] = []
  private var closeCode: Int?
  private var isDeaf = false
  private var said = 0
  private var asked = 0
  private let frames: AsyncThrowingStream<String, any Error>
  private let ears: AsyncThrowingStream<String, any Error>.Continuation

  public init() { (frames, ears) = AsyncThrowingStream.makeStream() }

  public var sent: [JSONValue] {
    lock.withLock { sentTexts }.compactMap { try? JSONValue(parsing: $0.utf8) }
  }
  public var sentTypes: [String] {
    sent.compactMap { if case .string(let type)? = $0["type"] { type } else { nil } }
  }
  public var closedWith: Int? { lock.withLock { closeCode } }

  /// Whoever listens has done with all that was said, and waits for more.
  public var isHeard: Bool { lock.withLock { asked > said } }

  public func say(_ text: String) {
    lock.withLock { said += 1 }
    ears.yield(text)
  }
  public func end(_ code: Int) { ears.finish(throwing: SocketClosed(code: code)) }
  /// From now on nothing can be sent.
  public func breakSending() { lock.withLock { isDeaf = true } }

  public func sendFrame(_ text: String) async throws {
    try lock.withLock {
      if isDeaf { throw SocketClosed.lost }
      sentTexts.append(text)
    }
  }

  public func nextFrame() async throws -> String {
    lock.withLock { asked += 1 }
    for try await text in frames { return text }
    throw SocketClosed.lost
  }

  public func close(code: Int, reason: String) async {
    lock.withLock { closeCode = code }
    ears.finish(throwing: SocketClosed(code: code))
  }
}
