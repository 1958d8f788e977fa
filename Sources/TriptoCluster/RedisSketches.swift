import Logging
import Synchronization
package import TriptoRooms

/// Writes what operators are shown of this node's games, beside the games: nothing of them waits for it, and a write
/// that fails is made up for by the next.
package final class RedisSketches: GameSketches {
  /// A game is written at most once in that time.
  private static let pause = Duration.milliseconds(100)
  /// So many games are written at once, in one pipeline.
  private static let batch = 256
  /// One that stands still is written that often, so that its keys do not end.
  private static let renewal = Duration.seconds(10)

  private struct Written {
    let session: Session
    let sketch: GameSketch
    let at: ContinuousClock.Instant
  }

  private struct Book {
    var due: [String: Session] = [:]
    /// Not here any more since the last flush began: what is still being written of them is forgotten.
    var gone: Set<String> = []
    var ended: Set<String> = []
    var written: [String: Written] = [:]

    mutating func forget(_ id: String) {
      (due[id], written[id]) = (nil, nil)
      gone.insert(id)
    }

    /// What is to be written and removed now.
    mutating func take(before: ContinuousClock.Instant) -> (due: [Session], ended: Set<String>) {
      for (id, last) in written where last.at < before { due[id] = due[id] ?? last.session }
      defer { (due, ended, gone) = ([:], [], []) }
      return (Array(due.values), ended)
    }
  }

  private let store: SketchStore
  private let logger: Logger
  private let clock = ContinuousClock()
  private let book = Mutex(Book())
  private let running = Mutex<Task<Void, Never>?>(nil)

  init(_ store: SketchStore, _ logger: Logger) { (self.store, self.logger) = (store, logger) }

  package func changed(_ session: Session) {
    book.withLock { book in
      book.due[session.id] = session
      book.gone.remove(session.id)
    }
  }

  package func left(_ id: String) { book.withLock { $0.forget(id) } }

  package func ended(_ id: String) {
    book.withLock { book in
      book.forget(id)
      book.ended.insert(id)
    }
  }

  package func start() {
    running.withLock { running in
      guard running == nil else { return }
      running = Task {
        while true {
          do { try await Task.sleep(for: Self.pause) } catch { return }
          await flush()
        }
      }
    }
  }

  /// Removes what has ended since.
  package func stop() async {
    let last = running.withLock { $0 }
    last?.cancel()
    await last?.value
    await flush()
  }

  /// Writes what has changed since the last time, and removes what has ended.
  func flush() async {
    let former = clock.now.advanced(by: .zero - Self.renewal)
    let (due, ended) = book.withLock { $0.take(before: former) }
    do {
      try await together(Array(ended)) { try await $0.store.remove($1) }
      try await together(due) { try await $0.write($1) }
    } catch {
      // NB: what has ended ends by itself there; the rest is tried again: to write something twice changes nothing.
      book.withLock { book in
        for session in due where !book.gone.contains(session.id) {
          book.due[session.id] = session
        }
      }
      logger.debug("operators are not told of some games", metadata: ["why": "\(error)"])
    }
  }

  /// Does something with each, a batch at once: what Redis is to do leaves without a wait for what it was told before.
  private func together<Item: Sendable>(
    _ items: [Item], _ work: @escaping @Sendable (RedisSketches, Item) async throws -> Void
  ) async throws {
    for start in stride(from: 0, to: items.count, by: Self.batch) {
      try await withThrowingTaskGroup(of: Void.self) { group in
        for item in items[start..<min(start + Self.batch, items.count)] {
          group.addTask { try await work(self, item) }
        }
        try await group.waitForAll()
      }
    }
  }

  private func write(_ session: Session) async throws {
    let sketch = await session.sketch()
    let (former, isGone) = book.withLock { ($0.written[session.id], $0.gone.contains(session.id)) }
    let now = clock.now
    let isFresh = former.map { $0.sketch == sketch && now < $0.at.advanced(by: Self.renewal) }
    guard !isGone, isFresh != true else { return }
    try await store.write(sketch, of: session.id, former: former?.sketch)
    book.withLock { book in
      guard !book.gone.contains(session.id) else { return }
      book.written[session.id] = Written(session: session, sketch: sketch, at: now)
    }
  }
}
