import NIOCore
import NIOPosix
import Synchronization
import TriptoKernel
import TriptoWire

/// What the seats of one game share: the host's knowledge, the ledger, and who is where.
final class GameBook: Sendable {
  struct Seat: Sendable {
    var isConnected = false
    var isDone = false
    var digest: StateDigest?
  }

  struct Pages: Sendable {
    var truth = GameTruth()
    var ledger = Ledger()
    /// The ledger as it was when the server died; what the host sees next must hold all of it.
    var promised: Ledger?
    var kicked: Set<PlayerID> = []
    var hasOverruled = false
    var seats: [String: Seat] = [:]

    /// Seats that still play.
    var active: [Seat] { seats.values.filter { !$0.isDone } }

    var isAllGone: Bool { active.allSatisfy { !$0.isConnected } }

    /// Everybody is connected and sees the same game.
    var hasConverged: Bool {
      active.allSatisfy { $0.isConnected && $0.digest != nil }
        && Set(active.map(\.digest)).count < 2
    }
  }

  private struct Waiter {
    let condition: @Sendable (Pages) -> Bool
    let continuation: CheckedContinuation<Bool, Never>
  }

  private struct Inner {
    var pages = Pages()
    var waiters: [Int: Waiter] = [:]
    var nextWaiter = 0
  }

  private let inner = Mutex(Inner())

  var pages: Pages { inner.withLock { $0.pages } }

  /// Changes the pages and wakes whoever waited for that.
  @discardableResult
  func edit<Value: Sendable>(_ body: @Sendable (inout Pages) -> Value) -> Value {
    let (value, ready) = inner.withLock { inner in
      let value = body(&inner.pages)
      let pages = inner.pages
      let ready = inner.waiters.filter { $0.value.condition(pages) }
      for id in ready.keys { inner.waiters[id] = nil }
      return (value, ready.values.map(\.continuation))
    }
    for continuation in ready { continuation.resume(returning: true) }
    return value
  }

  /// What the others at the table learn from a message that one of them has heard.
  /// - Parameter memory: that seat's, with this message taken in.
  func hear(
    _ message: ServerMessage, _ memory: BotMemory, from label: String
  ) -> [Violation] {
    edit { pages in
      var found = pages.ledger.hear(message, memory)
      guard case .stateSnapshot(let snapshot) = message else { return found }
      pages.seats[label]?.digest = StateDigest(snapshot.state)
      guard memory.role == .host else { return found }
      pages.truth.learn(snapshot.state)
      if let promised = pages.promised {
        found += promised.check(
          snapshot.state, mayLowerScores: pages.hasOverruled, kicked: pages.kicked)
        pages.promised = nil
      }
      return found
    }
  }

  /// Waits for a condition.
  /// - Returns: false when it did not come true in time.
  func wait(
    _ limit: TimeAmount, until condition: @escaping @Sendable (Pages) -> Bool
  ) async -> Bool {
    let timer = MultiThreadedEventLoopGroup.singleton.next()
    return await withCheckedContinuation { continuation in
      let id = inner.withLock { inner -> Int? in
        guard !condition(inner.pages) else { return nil }
        inner.nextWaiter += 1
        inner.waiters[inner.nextWaiter] = Waiter(condition: condition, continuation: continuation)
        return inner.nextWaiter
      }
      guard let id else { return continuation.resume(returning: true) }
      timer.scheduleTask(in: limit) { self.giveUp(id) }
    }
  }

  private func giveUp(_ id: Int) {
    let waiter = inner.withLock { $0.waiters.removeValue(forKey: id) }
    waiter?.continuation.resume(returning: false)
  }
}
