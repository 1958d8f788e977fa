import Dispatch
import GRDB
import Synchronization

/// Moves what the journal has written from the write-ahead log into the database, beside the writer.
///
/// SQLite would do it within the commit that fills the log, and its two disk flushes would hold up
/// every game that waits for that commit. A passive checkpoint stops no writer.
final class Checkpointer: Sendable {
  /// Each entry changes one or two pages of the log.
  static let entriesBetween = 500
  /// Of the log, when a commit does it after all: nobody has come between commits for so long.
  static let mostPages = 16_000

  private struct Tally {
    var entries = 0
    var isDue = false
    var done = 0
    var failed = 0
  }

  private let open: @Sendable () throws -> DatabaseQueue
  private let failed: @Sendable (any Error) -> Void
  private let queue = DispatchQueue(label: "tripto.checkpoint", qos: .utility)
  private let tally = Mutex(Tally())
  /// Its own connection, from the first checkpoint on.
  private let connection = Mutex<DatabaseQueue?>(nil)

  /// - Parameters:
  ///   - failed: Is told of each checkpoint that fails. It loses nothing: the log keeps it all, and the
  ///     next one tries again.
  ///   - open: Makes the connection.
  init(
    failed: @escaping @Sendable (any Error) -> Void = { _ in },
    open: @escaping @Sendable () throws -> DatabaseQueue
  ) {
    self.failed = failed
    self.open = open
  }

  /// Notes how many checkpoints there were so far.
  func count(in stats: inout JournalStats) {
    tally.withLock { (stats.checkpoints, stats.failedCheckpoints) = ($0.done, $0.failed) }
  }

  /// Counts what a commit has stored; returns at once.
  func stored(_ entries: Int) {
    let mustRun = tally.withLock { tally in
      tally.entries += entries
      guard tally.entries >= Self.entriesBetween, !tally.isDue else { return false }
      tally.entries = 0
      tally.isDue = true
      return true
    }
    if mustRun { queue.async { self.run() } }
  }

  /// Returns when the checkpoints that were due are done.
  func settle() async {
    await withCheckedContinuation { done in queue.async { done.resume() } }
  }

  /// Closes the connection after the checkpoints that were due.
  func close() async throws {
    await settle()
    try connection.withLock { try $0?.close() }
  }

  private func run() {
    var error: (any Error)?
    do {
      try connection.withLock { connection in
        let database = try connection ?? open()
        connection = database
        try database.writeWithoutTransaction { _ = try $0.checkpoint(.passive) }
      }
    } catch let failure {
      error = failure
    }
    tally.withLock { tally in
      tally.isDue = false
      if error == nil { tally.done += 1 } else { tally.failed += 1 }
    }
    if let error { failed(error) }
  }
}
