import Testing
import TriptoStore
import TriptoTestPostgres

@testable import TriptoPostgres

@Suite("The tables of the database")
struct MigrationTests {
  @Test("DA32 an empty database gets all tables, once, also from several servers at a time")
  func together() async throws {
    let (_, _, settings) = try await emptyDatabase()
    let migrations = PostgresMigrations(settings)
    #expect(try await migrations.status().map(\.isApplied) == [false, false, false, false])
    let taken = try await withThrowingTaskGroup(of: [String].self) { group in
      for _ in 0..<4 { group.addTask { try await migrations.up() } }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    #expect(taken == Migration.all.map(\.name))
    #expect(try await migrations.status().allSatisfy(\.isApplied))
    #expect(try await migrations.up().isEmpty)
  }

  @Test("DA32 a start refuses tables of a newer and of an older version, and says what to do")
  func versions() async throws {
    let (server, name, settings) = try await emptyDatabase()
    _ = try await PostgresMigrations(settings).up()
    try await server.sql("DELETE FROM migrations WHERE number = 4; DROP TABLE snapshots", in: name)
    let older = await failure { _ = try await PostgresStore.open(settings) }
    #expect(older?.kind == .schema)
    #expect(older?.description.contains("tripto migrate up") == true)
    _ = try await PostgresMigrations(settings).up()
    try await PostgresStore.open(settings).close()
    try await server.sql("INSERT INTO migrations (number, name) VALUES (99, 'later')", in: name)
    let newer = await failure { _ = try await PostgresStore.open(settings) }
    #expect(newer?.kind == .schema)
    #expect(newer?.description.contains("start the newer version") == true)
    let up = await failure { _ = try await PostgresMigrations(settings).up() }
    #expect(up?.kind == .schema)
    #expect(try await PostgresMigrations(settings).status().last?.name == nil)
  }

  @Test("DA32 a step that fails leaves the database as it was")
  func failing() async throws {
    let (server, name, settings) = try await emptyDatabase()
    try await server.sql("CREATE TABLE journal (id TEXT)", in: name)
    let error = await failure { _ = try await PostgresMigrations(settings).up() }
    #expect(error?.sqlState == "42P07")
    #expect(try await PostgresMigrations(settings).status().allSatisfy { !$0.isApplied })
  }
}
