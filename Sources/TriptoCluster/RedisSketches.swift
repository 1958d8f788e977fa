import Logging
import Synchronization
package import TriptoRooms

/// Writes what operators are shown of this node's games, beside the games: nothing of them waits for it, and a write
/// that fails is made up for by the next.
package final class RedisSketches: GameSketches {
  /// A game is written at most once in that time.
  private static let pause = Duration.milliseconds(100)
  /// One that stands still is written that often, so that its keys do not end.
  private static let renewal = Duration.seconds(10)

  private struct Written {
    let sketch: GameSketch
    let at: ContinuousClock.Instant
  }

  private struct Book {
    var due: [String: Session] = [:]
    var ended: Set<String> = []
    var written: [String: Written] = [:]
  }

  private let store: SketchStore
  private let logger: Logger
  private let clock = ContinuousClock()
  private let book = Mutex(Book())
  private let running = Mutex<Task<Void, Never>?>(nil)

  init(_ store: SketchStore, _ logger: Logger) { (self.store, self.logger) = (store, logger) }

  package func changed(_ session: Session) { book.withLock { $0.due[session.id] = session } }

  package func left(_ id: String) {
    book.withLock { book in
      book.due[id] = nil
      book.written[id] = nil
    }
  }

  package func ended(_ id: String) {
    book.withLock { book in
      book.due[id] = nil
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
    let (due, ended) = book.withLock { book in
      defer { (book.due, book.ended) = ([:], []) }
      return (book.due, book.ended)
    }
    do {
      for id in ended { try await remove(id) }
      for session in due.values { try await write(session) }
    } catch {
      putBack(due, ended)
      logger.debug("operators are not told of some games", metadata: ["why": "\(error)"])
    }
  }

  /// All of it is tried again: to write or remove something twice changes nothing.
  private func putBack(_ due: [String: Session], _ ended: Set<String>) {
    book.withLock { book in
      book.due.merge(due.filter { !book.ended.contains($0.key) }) { new, _ in new }
      book.ended.formUnion(ended)
    }
  }

  private func remove(_ id: String) async throws {
    try await store.remove(id)
    book.withLock { $0.written[id] = nil }
  }

  private func write(_ session: Session) async throws {
    let sketch = await session.sketch()
    let former = book.withLock { $0.written[session.id] }
    let now = clock.now
    if let former, former.sketch == sketch, now < former.at.advanced(by: Self.renewal) { return }
    try await store.write(sketch, of: session.id, former: former?.sketch)
    book.withLock { $0.written[session.id] = Written(sketch: sketch, at: now) }
  }
}
