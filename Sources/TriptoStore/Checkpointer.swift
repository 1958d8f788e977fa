import Dispatch
import Synchronization

/// Has the write-ahead log moved into the database beside the writer.
///
/// SQLite would do it within the commit that fills the log, and its flushes of the disk would hold up
/// every game that waits for that commit.
///
/// NB: nobody else may checkpoint while games are played. Before SQLite 3.51.3 a checkpoint that begins
/// when all has been moved already can meet a writer that begins the log anew, and damage the file. This
/// one begins only after entries that none before it can have moved.
final class Checkpointer: Sendable {
  /// Each journal entry changes one or two pages of the log.
  static let entriesBetween = 500
  /// As many entries as a change beside the journal counts for: a new game takes four pages.
  static let entriesPerChange = 4
  /// Of the log, 8 MB, from where on changes beside the journal wait for the checkpoint, so that it
  /// meets nobody and the log begins anew (DA29). Games do not wait.
  static let roomyPages = 2_000
  /// Of the log, 64 MB, from where on the writer waits: nothing was committed beside the next
  /// checkpoint, so that the log begins anew after it.
  static let mostPages = 16_000

  /// The pages of the log, and how many of them are in the database too.
  struct Log: Sendable {
    var pages: Int
    var moved: Int
  }

  private enum Due { case no, beside, now }

  private struct Tally {
    /// Counted since the last checkpoint began.
    var entries = 0
    /// Counted before the one that is under way.
    var moving = 0
    /// Of the log, at the end of the last checkpoint.
    var pages = 0
    var isDue = false
    var done = 0
    var failures = 0
  }

  private let move: @Sendable () throws -> Log
  private let stuck: @Sendable (String) -> Void
  private let queue = DispatchQueue(label: "tripto.checkpoint", qos: .utility)
  private let tally = Mutex(Tally())

  /// - Parameters:
  ///   - stuck: Is told why the log grows; it loses nothing, and the next checkpoint tries again.
  ///   - move: Makes a checkpoint that stops no writer.
  init(
    stuck: @escaping @Sendable (String) -> Void = { _ in },
    move: @escaping @Sendable () throws -> Log
  ) {
    self.stuck = stuck
    self.move = move
  }

  /// Notes how many checkpoints there were so far.
  func count(in stats: inout JournalStats) {
    tally.withLock { (stats.checkpoints, stats.failedCheckpoints) = ($0.done, $0.failures) }
  }

  /// Counts what a commit has stored; returns at once unless the log has grown too far.
  func stored(_ entries: Int) {
    switch due(after: entries) {
    case .no: break
    case .beside: queue.async { self.run() }
    case .now: queue.sync { self.run() }
    }
  }

  /// Counts a change beside the journal; returns when there is room for the next one (DA29).
  ///
  /// - Parameter entries: As many as it counts for.
  func changed(as entries: Int) async {
    if due(after: entries) != .no { queue.async { self.run() } }
    // NB: an entry is a page at least, also while the checkpoint waits for its turn on a busy machine.
    let isLong = tally.withLock { tally in
      tally.isDue && tally.pages + tally.moving + tally.entries >= Self.roomyPages
    }
    if isLong { await settle() }
  }

  private func due(after entries: Int) -> Due {
    tally.withLock { tally in
      tally.entries += entries
      guard tally.entries >= Self.entriesBetween, !tally.isDue else { return .no }
      tally.isDue = true
      return tally.pages < Self.mostPages ? .beside : .now
    }
  }

  /// Returns when the checkpoints that were due are done.
  func settle() async {
    await withCheckedContinuation { done in queue.async { done.resume() } }
  }

  /// Runs `shorten` when no checkpoint is under way.
  func empty(_ shorten: @escaping @Sendable () throws -> Void) async {
    await withCheckedContinuation { done in
      queue.async { [stuck] in
        do { try shorten() } catch { stuck("\(error)") }
        done.resume()
      }
    }
  }

  private func run() {
    tally.withLock { ($0.moving, $0.entries) = ($0.entries, 0) }
    let outcome = Result { try move() }
    tally.withLock { tally in
      (tally.isDue, tally.moving) = (false, 0)
      switch outcome {
      case .success(let log): (tally.done, tally.pages) = (tally.done + 1, log.pages)
      case .failure: tally.failures += 1
      }
    }
    switch outcome {
    case .success(let log) where log.pages > Self.mostPages && log.moved < log.pages:
      stuck("\(log.pages - log.moved) of \(log.pages) pages are held by somebody who reads")
    case .success: break
    case .failure(let error): stuck("\(error)")
    }
  }
}
