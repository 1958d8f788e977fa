import TriptoStore
import TriptoTestPostgres

@testable import TriptoPostgres

/// An empty database of the shared server.
func emptyDatabase() async throws -> (server: PostgresServer, name: String, PostgresSettings) {
  let server = try await PostgresServer.shared()
  let name = try await server.makeDatabase()
  return (server, name, PostgresSettings(url: server.url(name)))
}

func session(_ id: String) -> SessionRecord {
  SessionRecord(
    id: id, joinCode: "CODE\(id)", status: .lobby, createdAtMs: 1_700_000_000_000,
    settingsJSON: Array(#"{"language":"sv"}"#.utf8))
}

func entry(_ sessionId: String, _ seq: Int64, body: String? = nil) -> JournalEntry {
  JournalEntry(
    sessionId: sessionId, seq: seq, atMs: 1_700_000_000_000 + seq, version: 1,
    body: Array((body ?? "entry \(seq)").utf8))
}

/// What an opening, or another attempt, ended with.
func failure(_ body: () async throws -> Void) async -> PostgresError? {
  do {
    try await body()
    return nil
  } catch {
    return error as? PostgresError
  }
}
