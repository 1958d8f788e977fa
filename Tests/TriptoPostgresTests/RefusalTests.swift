import Testing
import TriptoStore
import TriptoTestPostgres

@testable import TriptoPostgres

@Suite("A start that Postgres refuses says why, in one line")
struct RefusalTests {
  private func refusal(_ url: String) async throws -> PostgresError {
    let error = await failure { _ = try await PostgresStore.open(PostgresSettings(url: url)) }
    let refusal = try #require(error)
    #expect(!refusal.description.contains("\n"))
    #expect(!refusal.description.contains("hunter2"))
    return refusal
  }

  @Test("DA32 a start says what to do about a wrong host, and a port where nobody listens")
  func address() async throws {
    let host = try await refusal("postgres://tripto:hunter2@no.such.host.invalid/db")
    #expect(host.kind == .connection)
    #expect(host.description.contains("TRIPTO_DATABASE_URL"))
    let port = try await refusal(
      "postgres://tripto:hunter2@127.0.0.1:\(try PostgresServer.unusedPort())/db")
    #expect(port.description.contains("Does the server run"))
    let malformed = try await refusal("postgres://tripto:hunter2@127.0.0.1:port/db")
    #expect(malformed.kind == .address)
    let unescaped = try await refusal("postgres://tripto:a@hunter2@127.0.0.1/db")
    #expect(unescaped.kind == .address && unescaped.description.contains("%40"))
    #expect(malformed.description.contains("postgres://user:password@host"))
  }

  @Test("DA32 a start refuses a wrong password, an unknown user, an unknown database")
  func names() async throws {
    let (server, name, _) = try await emptyDatabase()
    try await server.sql("CREATE ROLE guarded LOGIN PASSWORD 'right'")
    let password = try await refusal(server.url(name, user: "guarded:hunter2"))
    #expect(password.description.contains("Check the user and the password"))
    let right = try await refusal(server.url(name, user: "guarded:right"))
    #expect(right.sqlState == "42501", "it may come in, and not make tables: \(right)")
    #expect(right.description.contains("rights"))
    let user = try await refusal(server.url(name, user: "nobody"))
    #expect(user.description.contains("CREATE ROLE"))
    let database = try await refusal(server.url("nowhere"))
    #expect(database.description.contains("CREATE DATABASE"))
  }

  @Test("DA32 a start says that TLS is wanted and not there, or missing where it is wanted")
  func encryption() async throws {
    let (server, name, _) = try await emptyDatabase()
    let absent = try await refusal(server.url(name, query: "?sslmode=require"))
    #expect(absent.description.contains("ssl = on"))
    try await server.sql("CREATE ROLE encrypted LOGIN")
    let plain = try await refusal(server.url(name, user: "encrypted", query: "?sslmode=disable"))
    #expect(plain.description.contains("sslmode=require"))
  }

  @Test("DA32 a database that another server has is refused, and free when that one ends")
  func oneServer() async throws {
    let (_, _, settings) = try await emptyDatabase()
    let first = try await PostgresStore.open(settings)
    var hasty = settings
    hasty.patienceMs = 0
    let error = await failure { _ = try await PostgresStore.open(hasty) }
    #expect(error?.kind == .inUse)
    #expect(error?.description.contains("another Tripto server") == true)
    try await first.close()
    try await PostgresStore.open(settings).close()
  }
}
