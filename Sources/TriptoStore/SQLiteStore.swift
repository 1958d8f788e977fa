import Foundation
import GRDB
import Synchronization

/// A ``JournalStore`` in one SQLite file in WAL mode.
public final class SQLiteStore: JournalStore {
  /// What a commit survives.
  public enum Durability: String, Sendable, CaseIterable {
    /// The end of the process at any moment, `kill -9` included, but not a power cut.
    case normal
    /// A power cut too, at the price of one disk flush per commit.
    case full
  }

  let pool: DatabasePool
  let writer: JournalWriter
  /// The connection of the checkpoints.
  let side: DatabaseQueue
  private let stuck: @Sendable (String) -> Void
  private let isClosed = Mutex(false)

  /// How the last run left the database.
  public let remains: LogRemains

  /// Opens or creates the database and brings its tables up to date.
  ///
  /// A new file can be read by its owner alone, since it holds secrets.
  ///
  /// - Parameters:
  ///   - path: The database file; its folder must exist and be writable.
  ///   - durability: See ``Durability``.
  ///   - logIsStuck: Is told why the write-ahead log cannot be moved into the database: it keeps
  ///     everything and grows until it can.
  /// - Throws: `StoreError.damaged` or `.cannotOpen`.
  public init(
    path: String, durability: Durability = .normal,
    logIsStuck: @escaping @Sendable (String) -> Void = { _ in }
  ) throws {
    do {
      try PrivateFile.create(at: path)
      try Self.prepareNew(path)
      let commits = try WriteAheadLog(ofDatabase: path).commits()
      pool = try DatabasePool(path: path, configuration: Self.configuration(durability))
      // NB: opening a pool sets NORMAL, whatever its configuration says.
      try pool.writeWithoutTransaction { try Self.tune($0, durability) }
      let read = try pool.writeWithoutTransaction { try $0.moveLog(.passive) }
      remains = LogRemains(frames: read.pages, commits: commits)
      try Schema.migrator.migrate(pool)
      try pool.read(Self.look)
      side = try DatabaseQueue(
        path: path, configuration: Self.configuration(durability, waits: false))
    } catch {
      throw StoreError(opening: path, error)
    }
    stuck = logIsStuck
    writer = JournalWriter(
      pool: pool,
      checkpointer: Self.checkpointer(pool, side, WriteAheadLog(ofDatabase: path), stuck))
    emptyLog()
  }

  /// A file without a page yet will be able to give room back (DA28); one with pages needs a VACUUM.
  private static func prepareNew(_ path: String) throws {
    guard try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int == 0 else { return }
    let file = try DatabaseQueue(path: path)
    try file.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA auto_vacuum = INCREMENTAL; PRAGMA journal_mode = WAL;")
    }
    try file.close()
  }

  private static func checkpointer(
    _ pool: DatabasePool, _ side: DatabaseQueue, _ file: WriteAheadLog,
    _ stuck: @escaping @Sendable (String) -> Void
  ) -> Checkpointer {
    Checkpointer(stuck: stuck) {
      let log = try side.writeWithoutTransaction { try $0.moveLog(.passive) }
      if log.moved == log.pages, file.bytes > WriteAheadLog.roomyBytes {
        try shorten(pool, side)
      }
      return log
    }
  }

  /// Gives the room of a log that has been moved back to the disk (DA29). What has come since is a few
  /// pages; where somebody reads, the file stays as it is until the next time.
  ///
  /// NB: the connection that commits is held meanwhile, so that no commit begins the log anew.
  static func shorten(_ pool: DatabasePool, _ side: DatabaseQueue) throws {
    try pool.writeWithoutTransaction { _ in
      try side.writeWithoutTransaction { _ = try $0.moveLog(.truncate) }
    }
  }

  /// Damage is better met here than in the middle of the evening (DA27): these are what a start cannot
  /// do without.
  private static func look(_ db: Database) throws {
    for table in ["sessions WHERE status <> 'ended'", "secrets", "played_packs"] {
      let rows = try Row.fetchCursor(db, sql: "SELECT * FROM \(table)")
      while try rows.next() != nil {}
    }
  }

  /// What another run has left, or this one: while nobody commits.
  func emptyLog() {
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

  /// - Parameter waits: For a lock that another connection holds.
  private static func configuration(
    _ durability: Durability, waits: Bool = true
  ) -> Configuration {
    var configuration = Configuration()
    configuration.label = "tripto"
    configuration.busyMode = waits ? .timeout(5) : .immediateError
    configuration.maximumReaderCount = 2
    configuration.prepareDatabase { try tune($0, durability) }
    return configuration
  }

  private static func tune(_ db: Database, _ durability: Durability) throws {
    try db.execute(sql: "PRAGMA synchronous = \(durability.rawValue)")
    // NB: what is deleted is overwritten, so that nobody finds it in the file (DA28).
    try db.execute(sql: "PRAGMA secure_delete = ON")
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
