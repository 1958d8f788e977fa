import Foundation
import GRDB

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

  /// Opens or creates the database and brings its tables up to date.
  ///
  /// A new file can be read by its owner alone, since it holds secrets.
  ///
  /// - Parameters:
  ///   - path: The database file; its folder must exist and be writable.
  ///   - durability: See ``Durability``.
  ///   - checkpointFailed: Is told when the write-ahead log could not be moved into the database: it
  ///     keeps everything and grows until it can.
  /// - Throws: `StoreError.cannotOpen`.
  public init(
    path: String, durability: Durability = .normal,
    checkpointFailed: @escaping @Sendable (any Error) -> Void = { _ in }
  ) throws {
    let configuration = Self.configuration(durability)
    do {
      try PrivateFile.create(at: path)
      pool = try DatabasePool(path: path, configuration: configuration)
      try Schema.migrator.migrate(pool)
    } catch {
      throw StoreError.cannotOpen(path: path, reason: String(describing: error))
    }
    writer = JournalWriter(
      pool: pool,
      checkpointer: Checkpointer(failed: checkpointFailed) {
        try DatabaseQueue(path: path, configuration: configuration)
      })
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
    await writer.close()
    do {
      try await writer.checkpointer.close()
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
    configuration.prepareDatabase { db in
      try db.execute(sql: "PRAGMA synchronous = \(durability.rawValue)")
      try db.execute(sql: "PRAGMA wal_autocheckpoint = \(Checkpointer.mostPages)")
    }
    return configuration
  }
}
