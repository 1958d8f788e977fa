import Foundation
import TriptoHTTP
import TriptoPostgres
import TriptoStore

/// `tripto audit`: a game from its journal, played again row by row (EX32).
public struct GameAudit: Sendable {
  private let configuration: ServerConfiguration

  public init(_ configuration: ServerConfiguration) { self.configuration = configuration }

  /// - Parameter line: Gets each row as /v1/sessions/{id}/audit tells it, with its line break.
  /// - Returns: How many rows there are.
  /// - Throws: `StoreError.unknownSession`, and what keeps a row from being read or played (DA26).
  public func tell(_ sessionID: String, _ line: ([UInt8]) -> Void) async throws -> Int {
    if let settings = configuration.postgres {
      return try await tell(
        sessionID, of: try await PostgresStore.open(settings, as: .beside), line)
    }
    let file = configuration.databaseFile
    guard FileManager.default.fileExists(atPath: file) else {
      throw StoreError.cannotOpen(path: file, reason: "there is none")
    }
    // NB: beside a server another one that opens the file would move its log (DA29).
    let folder = try FolderLock(folder: configuration.dataDirectory)
    defer { folder.release() }
    return try await tell(sessionID, of: try SQLiteStore(path: file), line)
  }

  private func tell(
    _ sessionID: String, of store: any JournalStore, _ line: ([UInt8]) -> Void
  ) async throws -> Int {
    do {
      let rows = try await JournalAudit(store).tell(sessionID, line)
      try await store.close()
      return rows
    } catch {
      try await store.close()
      throw error
    }
  }
}
