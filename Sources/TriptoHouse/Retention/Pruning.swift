public import Foundation
public import Logging
import TriptoPostgres
import TriptoStore

/// `tripto prune`: the retention by hand, while no server runs (DA28).
public struct Pruning: Sendable {
  /// What was deleted, or would be.
  public struct Report: Sendable, Equatable {
    public let games: Int
    /// Of their journals.
    public let rows: Int
    /// By which the database is smaller now.
    public let bytes: Int
  }

  private let configuration: ServerConfiguration
  private let keepDays: Int?
  private let logger: Logger

  /// - Parameter olderThanDays: Instead of the setting's days.
  public init(
    _ configuration: ServerConfiguration, olderThanDays: Int?,
    logger: Logger = Logger(label: "tripto")
  ) {
    self.configuration = configuration
    keepDays = olderThanDays ?? configuration.keptDays
    self.logger = logger
  }

  /// - Returns: Nil when games are kept for ever and no other age was given, or when there are none yet.
  /// - Throws: `FolderLockError` or `PostgresError` while a server runs, `StoreError`.
  public func run(isTrial: Bool, now: Date = Date()) async throws -> Report? {
    guard keepDays != nil else { return nil }
    if let settings = configuration.postgres {
      return try await run(try await PostgresStore.open(settings, logger), isTrial, now)
    }
    guard FileManager.default.fileExists(atPath: configuration.databaseFile) else { return nil }
    let folder = try FolderLock(folder: configuration.dataDirectory)
    defer { folder.release() }
    return try await run(try SQLiteStore(path: configuration.databaseFile), isTrial, now)
  }

  private func run(
    _ store: any PrunableStore, _ isTrial: Bool, _ now: Date
  ) async throws -> Report {
    let report: Report
    do {
      let nowMs = Int64(now.timeIntervalSince1970 * 1_000)
      report = try await isTrial ? trial(store, nowMs) : sweep(store, nowMs)
    } catch {
      try await store.close()
      throw error
    }
    try await store.close()
    return report
  }

  private func retention(_ store: any PrunableStore) -> Retention {
    Retention(store: store, keepDays: keepDays, logger: logger)
  }

  private func trial(_ store: any PrunableStore, _ nowMs: Int64) async throws -> Report {
    var pruned = Pruned()
    for id in try await retention(store).due(nowMs: nowMs) { pruned += try await store.count(id) }
    return Report(games: pruned.sessions, rows: pruned.rows, bytes: 0)
  }

  private func sweep(_ store: any PrunableStore, _ nowMs: Int64) async throws -> Report {
    let before = try await store.bytes()
    let pruned = try await retention(store).sweep(nowMs: nowMs)
    try await store.vacuum()
    let after = try await store.bytes()
    return Report(games: pruned.sessions, rows: pruned.rows, bytes: max(0, before - after))
  }
}

extension ServerConfiguration {
  /// Nil for ever.
  var keptDays: Int? { keepDays == 0 ? nil : keepDays }
}
