import Testing
import TriptoPostgres
import TriptoStore
import TriptoTestPostgres

/// What keeps the games.
enum Engine: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case sqlite, postgres

  var testDescription: String { rawValue }

  /// An empty place for games.
  func place() async throws -> Place {
    switch self {
    case .sqlite: return .file(try TemporaryFolder())
    case .postgres:
      let server = try await PostgresServer.shared()
      return .database(PostgresSettings(url: server.url(try await server.makeDatabase())))
    }
  }
}

/// A place for games, in which stores can be opened one after another or side by side.
enum Place: Sendable {
  case file(TemporaryFolder)
  case database(PostgresSettings)

  func open() async throws -> any CopyableStore {
    switch self {
    case .file(let folder): try folder.open()
    case .database(let settings): try await PostgresStore.open(settings, as: .beside)
    }
  }
}
