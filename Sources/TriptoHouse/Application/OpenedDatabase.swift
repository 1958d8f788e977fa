import Foundation
import Logging
import TriptoStore

/// The database of the data folder, open. A damaged one is set aside first, so that the evening goes on
/// with a fresh one (DA27).
struct OpenedDatabase {
  let store: SQLiteStore
  /// Where a damaged one lies now; nil when there was none.
  let setAside: String?

  /// - Throws: `StoreError`, and what the file system says when a damaged file cannot be moved.
  init(_ configuration: ServerConfiguration, _ logger: Logger) throws {
    do {
      store = try Self.open(configuration, logger)
      setAside = nil
    } catch StoreError.damaged(let path, let reason) {
      let file = try SQLiteStore.setAside(path, at: Date())
      logger.critical(
        "the database is damaged and was set aside; the server begins with a fresh one",
        metadata: ["file": "\(file)", "why": "\(reason)"])
      store = try Self.open(configuration, logger)
      setAside = file
    }
    Self.report(store.remains, logger)
  }

  private static func open(
    _ configuration: ServerConfiguration, _ logger: Logger
  ) throws -> SQLiteStore {
    try SQLiteStore(
      path: configuration.databaseFile,
      durability: configuration.durability,
      logIsStuck: { why in
        logger.warning(
          "the log of the games cannot be moved into the database and grows",
          metadata: ["why": "\(why)"])
      })
  }

  private static func report(_ remains: LogRemains, _ logger: Logger) {
    if remains.lostCommits > 0 {
      logger.error(
        "the log beside the database was damaged: what was committed last is gone",
        metadata: ["commits": "\(remains.lostCommits)"])
    } else if remains.frames > 0 {
      logger.info("the last run did not end in order; what it had acknowledged was read back")
    }
  }
}

extension ServerConfiguration {
  /// The file with the games, in the data folder.
  var databaseFile: String { dataDirectory + "/tripto.sqlite" }
}
