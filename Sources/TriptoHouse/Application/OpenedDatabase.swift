import Foundation
import Logging
import TriptoKernel
public import TriptoPostgres
import TriptoProjection
import TriptoRooms
import TriptoStore

/// The database of the games, open: Postgres when its address is given, else the file of the data folder. A
/// damaged file is set aside first, so that the evening goes on with a fresh one (DA27).
struct OpenedDatabase {
  let store: any PrunableStore
  /// Where a damaged one lies now; nil when there was none.
  let setAside: String?

  /// - Throws: `StoreError` or `PostgresError`, and what the file system says when a damaged file cannot be
  ///   moved.
  init(_ configuration: ServerConfiguration, _ logger: Logger) async throws {
    if let settings = configuration.postgres {
      store = try await PostgresStore.open(settings, as: configuration.databaseAccess, logger)
      setAside = nil
    } else {
      (store, setAside) = try Self.file(configuration, logger)
    }
  }

  private static func file(
    _ configuration: ServerConfiguration, _ logger: Logger
  ) throws -> (SQLiteStore, setAside: String?) {
    let (store, setAside) = try openOrSetAside(configuration, logger)
    report(store.remains, logger)
    return (store, setAside)
  }

  private static func openOrSetAside(
    _ configuration: ServerConfiguration, _ logger: Logger
  ) throws -> (SQLiteStore, setAside: String?) {
    do {
      return (try open(configuration, logger), nil)
    } catch StoreError.damaged(let path, let reason) {
      let file = try SQLiteStore.setAside(path, at: Date())
      logger.critical(
        "the database is damaged and was set aside; the server begins with a fresh one",
        metadata: ["file": "\(file)", "why": "\(reason)"])
      return (try open(configuration, logger), file)
    }
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

extension PostgresStore {
  /// With the tables that people ask; what stops nothing goes to the log.
  static func open(
    _ settings: PostgresSettings, as access: PostgresAccess = .alone, _ logger: Logger
  ) async throws -> PostgresStore {
    try await open(settings, as: access, projecting: GameTables.projecting) { news in
      logger.warning(
        "the tables of a game in Postgres are not complete", metadata: ["why": "\(news)"])
    }
  }
}

extension ServerConfiguration {
  /// The file with the games, in the data folder.
  var databaseFile: String { dataDirectory + "/tripto.sqlite" }

  /// CL1, DA25: one node of many, or the only server.
  var databaseAccess: PostgresAccess {
    redisURL == nil
      ? .alone : .node("\(ProcessInfo.processInfo.hostName).\(SecureID.uuid().prefix(8))")
  }

  /// Where the games are when they are in Postgres (RE51).
  public var postgres: PostgresSettings? {
    databaseURL.map { PostgresSettings(url: $0.revealed) }
  }
}
