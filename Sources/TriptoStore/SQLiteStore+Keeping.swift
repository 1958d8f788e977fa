import Foundation
import GRDB

extension SQLiteStore {
  public func markPlayed(household: String, packId: String, atMs: Int64) async throws {
    try await write { db in
      try db.execute(
        sql: """
          INSERT INTO played_packs (household, pack_id, played_at) VALUES (?, ?, ?)
          ON CONFLICT DO UPDATE SET played_at = MAX(played_at, excluded.played_at)
          """,
        arguments: [household, packId, atMs])
    }
  }

  public func playedPacks(household: String) async throws -> [String] {
    try await read { db in
      try String.fetchAll(
        db,
        sql: "SELECT pack_id FROM played_packs WHERE household = ? ORDER BY played_at, pack_id",
        arguments: [household])
    }
  }

  public func secret(named name: String) async throws -> [UInt8] {
    try await write { db in
      let stored = try Data.fetchOne(
        db, sql: "SELECT value FROM secrets WHERE name = ?", arguments: [name])
      if let stored { return [UInt8](stored) }
      let fresh = Self.randomBytes(32)
      try db.execute(
        sql: "INSERT INTO secrets (name, value) VALUES (?, ?)", arguments: [name, Data(fresh)])
      return fresh
    }
  }

  private static func randomBytes(_ count: Int) -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
  }

  /// A change beside the journal.
  ///
  /// - Parameter entries: As many of the journal's as it counts for in the log.
  func write<T: Sendable>(
    as entries: Int = Checkpointer.entriesPerChange,
    _ change: @escaping @Sendable (Database) throws -> T
  ) async throws -> T {
    do {
      let result = try await pool.write(change)
      await writer.checkpointer.changed(as: entries)
      return result
    } catch let error as StoreError {
      throw error
    } catch {
      throw StoreError.writeFailed(reason: String(describing: error))
    }
  }

  func read<T: Sendable>(_ look: @escaping @Sendable (Database) throws -> T) async throws -> T {
    do {
      return try await pool.read(look)
    } catch let error as StoreError {
      throw error
    } catch {
      throw StoreError.readFailed(reason: String(describing: error))
    }
  }
}
