package import Foundation
package import Logging
package import TriptoContent
import TriptoWire

/// Writes destinations in the background, one at a time, behind the games (RE28, RE60–RE63).
package actor GenerationDesk {
  /// Without one, clues are worded by templates.
  package nonisolated var hasModel: Bool { author.drafter != nil }
  package let author: Author
  package let library: PackLibrary
  package let logger: Logger
  package var queue: GenerationQueue
  /// Whoever waits for a batch to be over.
  package var watchers: [String: [CheckedContinuation<Void, Never>]] = [:]
  private var running: (batch: String, work: Task<Void, Never>)?
  package private(set) var isStopped = false

  package init(author: Author, library: PackLibrary, folder: URL, logger: Logger) {
    self.author = author
    self.library = library
    self.logger = logger
    queue = GenerationQueue(folder: GenerationFolder(url: folder))
  }

  /// Reads what was on its way when the server stopped, and goes on with it.
  package func open() {
    do {
      for fault in try queue.open() {
        complain("a generation job is set aside: it cannot be read", fault)
      }
    } catch {
      complain("generation begins anew: its folder cannot be read", error)
    }
    pump()
  }

  /// Nothing more is begun; what is on its way goes on after the next start.
  package func stop() async {
    isStopped = true
    for id in watchers.keys { release(id) }
    running?.work.cancel()
    await running?.work.value
  }

  /// What the library has.
  package var taken: TakenPlaces {
    TakenPlaces(library.list().compactMap { library.pack($0.id)?.destination })
  }

  /// Newest first.
  package func list() -> [GenerationBatch] { queue.batches }

  package func batch(_ id: String) -> GenerationBatch? { queue.batch(id) }

  /// - Throws: `GenerationQueue.Full`, and what the file system says when the job cannot be kept;
  ///   then there is no job.
  package func add(_ wish: GenerationWish) throws -> GenerationBatch {
    let batch = GenerationBatch(wish, now: Date())
    try queue.add(batch)
    do { try queue.forgetOld() } catch { complain("an old generation job stays", error) }
    pump()
    return batch
  }

  /// - Returns: Nil when there is no such job.
  /// - Throws: What the file system says when that cannot be kept; the work has ended all the same,
  ///   but a restart would begin it again.
  package func cancel(_ id: String) throws -> GenerationBatch? {
    defer {
      if running?.batch == id { running?.work.cancel() }
      release(id)
    }
    try queue.change(id) { $0.cancel() }
    return queue.batch(id)
  }

  /// - Returns: Nil when there is no such job.
  /// - Throws: As `add` does; then nothing has changed.
  package func retry(_ id: String) throws -> GenerationBatch? {
    let batch = try queue.retry(id)
    pump()
    return batch == nil ? nil : queue.batch(id)
  }

  /// Begins with what is next, unless something is being made.
  package func pump() {
    guard running == nil, !isStopped, let place = queue.next, let job = job(at: place) else {
      return
    }
    change(place.batch) { $0.items[place.item].state = .working }
    running = (
      place.batch,
      // NB: games come first; this yields after each stage.
      Task(priority: .background) {
        await self.work(on: job, at: place)
        self.running = nil
        self.pump()
      }
    )
  }

  /// Changes a batch; when that cannot be kept, only a restart does not know of it.
  package func change(_ id: String, _ change: (inout GenerationBatch) -> Void) {
    do { try queue.change(id, change) } catch {
      complain("a generation job cannot be kept", error)
    }
    if queue.batch(id)?.isOver != false { release(id) }
  }

  /// Wakes whoever waits for the batch.
  package func release(_ id: String) {
    for watcher in watchers.removeValue(forKey: id) ?? [] { watcher.resume() }
  }

  package func complain(_ what: Logger.Message, _ error: any Error) {
    logger.error(what, metadata: ["why": "\(error)"])
  }
}
