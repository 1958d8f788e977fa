import Synchronization
import TriptoMetrics
import TriptoServices

/// Hands what happens here to a service that watches. Whoever adds something never waits: it is sent in batches
/// from a task of its own, and what finds no room, or what the service does not take, is dropped and counted.
public final class Delivery<Item: Sendable>: Sendable {
  /// Sends one batch; what it throws loses the batch.
  public typealias Send = @Sendable ([Item]) async throws -> Void

  private struct State {
    var waiting: [Item] = []
    var isClosed = false
  }

  private let limits: DeliveryLimits
  private let figures: DeliveryFigures
  private let clock: any Clock<Duration>
  private let send: Send
  private let state = Mutex(State())
  private let wakes: AsyncStream<Void>
  private let wake: AsyncStream<Void>.Continuation
  private let running = Mutex<Task<Void, Never>?>(nil)

  public init(
    limits: DeliveryLimits, figures: DeliveryFigures,
    clock: any Clock<Duration> = ContinuousClock(), send: @escaping Send
  ) {
    self.limits = limits
    self.figures = figures
    self.clock = clock
    self.send = send
    (wakes, wake) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  /// Begins to send; once.
  public func start() {
    running.withLock { running in
      running = running ?? Task { await run() }
    }
  }

  /// Takes `item`, or drops it when there is no room.
  public func add(_ item: Item) {
    let count = state.withLock { state -> Int? in
      guard !state.isClosed, state.waiting.count < limits.capacity else { return nil }
      state.waiting.append(item)
      return state.waiting.count
    }
    guard let count else { return figures.dropped.increment() }
    if count.isMultiple(of: limits.batch) { wake.yield() }
  }

  /// Sends what waits, for `limit` at most; nothing is taken any more.
  public func close(within limit: Duration) async {
    state.withLock { $0.isClosed = true }
    wake.yield()
    guard let task = running.withLock({ $0 }) else { return }
    // NB: in a task of its own, since whoever closes may be cancelled already. What is not sent by then is
    // counted as dropped, where it was lost.
    _ = await Task {
      try await withTimeLimit(limit, late: CancellationError()) {
        await withTaskCancellationHandler {
          await task.value
        } onCancel: {
          task.cancel()
        }
      }
    }.result
  }

  private func run() async {
    await withTaskGroup(of: Void.self) { group in
      group.addTask { await self.tick() }
      for await _ in wakes {
        let isLast = state.withLock { $0.isClosed }
        await sendAll()
        if isLast { break }
      }
      group.cancelAll()
    }
  }

  private func tick() async {
    do {
      while true {
        try await clock.sleep(for: limits.interval)
        wake.yield()
      }
    } catch {
      return
    }
  }

  private func sendAll() async {
    while case let batch = take(), !batch.isEmpty {
      do {
        try await send(batch)
        figures.sent.increment(by: batch.count)
      } catch {
        figures.dropped.increment(by: batch.count)
      }
    }
  }

  private func take() -> [Item] {
    state.withLock { state in
      let batch = Array(state.waiting.prefix(limits.batch))
      state.waiting.removeFirst(batch.count)
      return batch
    }
  }
}
