import Foundation
public import Logging
import TriptoPostgres
public import TriptoStore

/// `tripto store copy`: the games of the data folder into Postgres, or back, while no server runs.
public struct StoreMove: Sendable {
  public enum Direction: String, Sendable, CaseIterable {
    case toPostgres = "to-postgres"
    case toSQLite = "to-sqlite"
  }

  private let configuration: ServerConfiguration
  private let logger: Logger

  public init(_ configuration: ServerConfiguration, logger: Logger = Logger(label: "tripto")) {
    self.configuration = configuration
    self.logger = logger
  }

  /// - Throws: `FolderLockError` or `PostgresError` while a server runs, `ConfigurationError` without an
  ///   address, `StoreCopyError`, `StoreError`.
  public func run(_ direction: Direction) async throws -> StoreCopy.Report {
    guard let settings = configuration.postgres else {
      throw ConfigurationError(
        key: "TRIPTO_DATABASE_URL", value: nil, allowed: "the address of the database to copy with")
    }
    let file = configuration.databaseFile
    guard direction == .toSQLite || FileManager.default.fileExists(atPath: file) else {
      throw StoreError.cannotOpen(path: file, reason: "there is none")
    }
    try FileManager.default.createDirectory(
      atPath: configuration.dataDirectory, withIntermediateDirectories: true)
    let folder = try FolderLock(folder: configuration.dataDirectory)
    defer { folder.release() }
    let database = try await PostgresStore.open(settings, logger)
    do {
      let report = try await copy(direction, database)
      try await database.close()
      return report
    } catch {
      try await database.close()
      throw error
    }
  }

  private func copy(
    _ direction: Direction, _ database: PostgresStore
  ) async throws -> StoreCopy.Report {
    let file = try SQLiteStore(path: configuration.databaseFile, durability: .full)
    do {
      let copy =
        direction == .toPostgres
        ? StoreCopy(from: file, to: database) : StoreCopy(from: database, to: file)
      let report = try await copy.run()
      try await file.close()
      return report
    } catch {
      try await file.close()
      throw error
    }
  }
}
