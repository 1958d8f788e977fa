import Testing
import TriptoStore
import TriptoTestPostgres

@testable import TriptoPostgres

@Suite("A way to Postgres that is encrypted and checked")
struct EncryptionTests {
  private struct Encrypted {
    let server: PostgresServer
    let authority: String
    let other: String

    init() async throws {
      server = try PostgresServer()
      (authority, other) = try await server.switchTLSOn()
    }

    func settings(host: String = "localhost", authority: String) -> PostgresSettings {
      PostgresSettings(
        url: server.encryptedURL(
          host: host, query: "sslmode=verify-full&sslrootcert=\(authority)"))
    }

    func refusal(host: String = "localhost", authority: String) async throws -> PostgresError {
      let settings = settings(host: host, authority: authority)
      let error = try #require(
        await failure { _ = try await PostgresStore.open(settings) })
      #expect(error.kind == .connection && error.isFinal && !error.isPassing)
      #expect(!error.description.contains("\n"))
      #expect(error.description.contains("?sslrootcert="), "\(error)")
      return error
    }
  }

  @Test("DA32 a start with verify-full takes a server whose authority it knows, and only that one")
  func checked() async throws {
    let database = try await Encrypted()
    let settings = database.settings(authority: database.authority)
    let store = try await PostgresStore.open(settings)
    try await store.createSession(session("A"))
    try await store.append([entry("A", 1)])
    #expect(try await store.entries(sessionId: "A") == [entry("A", 1)])
    try await store.close()
    let connection = try await PostgresConnection.open(settings)
    let row = try await connection.run(
      "SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()"
    ).first
    #expect(try row?.bool(0) == true)
    await connection.close()

    let unknown = try await database.refusal(authority: database.other)
    #expect(unknown.message.contains("certificate verify failed"))
    let elsewhere = try await database.refusal(
      host: "db.example.invalid", authority: database.authority)
    #expect(elsewhere.message.contains("db.example.invalid"))
    let missing = try await database.refusal(authority: "/nonexistent/ca.crt")
    #expect(missing.message.contains("does not exist"))
  }
}
