import Foundation
import GRDB
import Synchronization

/// A ``JournalStore`` in one SQLite file in WAL mode.
public final class SQLiteStore: JournalStore {
  /// What a commit survives.
  public enum Durability: String, Sendable {
    /// The end of the process at any moment, `kill -9` included, but not a power cut.
    case normal = "NORMAL"
    /// A power cut too, at the price of one disk flush per commit.
    case full = "FULL"
  }

  let pool: DatabasePool
  let writer: JournalWriter
  /// The connection of the checkpoints.
  let side: DatabaseQueue
  private let stuck: @Sendable (String) -> Void
  private let isClosed = Mutex(false)

  /// Opens or creates the database and brings its tables up to date.
  ///
  /// A new file can be read by its owner alone, since it holds secrets.
  ///
  /// - Parameters:
  ///   - path: The database file; its folder must exist and be writable.
  ///   - durability: See ``Durability``.
  ///   - logIsStuck: Is told why the write-ahead log cannot be moved into the database: it keeps
  ///     everything and grows until it can.
  /// - Throws: `StoreError.cannotOpen`.
  public init(
    path: String, durability: Durability = .normal,
    logIsStuck: @escaping @Sendable (String) -> Void = { _ in }
  ) throws {
    do {
      try PrivateFile.create(at: path)
      pool = try DatabasePool(path: path, configuration: Self.configuration(durability))
      // NB: opening a pool sets NORMAL, whatever its configuration says.
      try pool.writeWithoutTransaction { try Self.tune($0, durability) }
      try Schema.migrator.migrate(pool)
      side = try DatabaseQueue(path: path, configuration: Self.configuration(durability))
    } catch {
      throw StoreError.cannotOpen(path: path, reason: String(describing: error))
    }
    stuck = logIsStuck
    writer = JournalWriter(
      pool: pool,
      checkpointer: Checkpointer(stuck: logIsStuck) { [side] in
        try side.writeWithoutTransaction { try $0.moveLog(.passive) }
      })
    emptyLog()
  }

  /// What another run has left, or this one: while nobody commits.
  private func emptyLog() {
    do {
      try pool.writeWithoutTransaction { _ = try $0.moveLog(.truncate) }
    } catch {
      stuck("\(error)")
    }
  }

  public func append(
    _ entries: [JournalEntry],
    completion: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) {
    writer.append(entries, completion: completion)
  }

  public func stats() -> JournalStats {
    writer.stats
  }

  public func close() async throws {
    let isFirst = isClosed.withLock { isClosed in
      defer { isClosed = true }
      return !isClosed
    }
    guard isFirst else { return }
    await writer.close()
    await writer.checkpointer.settle()
    emptyLog()
    do {
      try side.close()
      try pool.close()
    } catch {
      throw StoreError.writeFailed(reason: String(describing: error))
    }
  }

  private static func configuration(_ durability: Durability) -> Configuration {
    var configuration = Configuration()
    configuration.label = "tripto"
    configuration.busyMode = .timeout(5)
    configuration.maximumReaderCount = 2
    configuration.prepareDatabase { try tune($0, durability) }
    return configuration
  }

  private static func tune(_ db: Database, _ durability: Durability) throws {
    try db.execute(sql: "PRAGMA synchronous = \(durability.rawValue)")
    // NB: see Checkpointer.
    try db.execute(sql: "PRAGMA wal_autocheckpoint = 0")
  }
}

extension Database {
  /// Moves the log into the database; one that another process is moving is left to it.
  fileprivate func moveLog(_ mode: CheckpointMode) throws -> Checkpointer.Log {
    do {
      let log = try checkpoint(mode)
      return Checkpointer.Log(pages: log.walFrameCount, moved: log.checkpointedFrameCount)
    } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY {
      return Checkpointer.Log(pages: 0, moved: 0)
    }
  }
}
