import Foundation
import Testing
import TriptoKernel
import TriptoProcess
import TriptoTestEvening
import TriptoTestPostgres

@Suite("A house that keeps its games in Postgres")
struct PostgresTests {
  /// The setting that names an empty database.
  private func database() async throws -> [String: String] {
    let server = try await PostgresServer.shared()
    return ["TRIPTO_DATABASE_URL": server.url(try await server.makeDatabase())]
  }

  @Test("RE51 ST40 what was acknowledged survives kill -9 with the games in Postgres")
  func killed() async throws {
    let (data, settings) = (try ServerUnderTest.prepared(), try await database())
    let table = try await SpawnedServer.killed(on: data, settings) { server in
      let table = try await Table.open(on: server)
      try await table.start()
      try await table.lock(0, "Zyxopolis")
      return table
    }
    #expect(!data.files.contains("tripto.sqlite"))
    let state = try await SpawnedServer.killed(on: data, settings) { server in
      try await table.reopened(on: server).host.state()
    }
    #expect(state.texts("lockedAnswers", "answerText") == ["Zyxopolis"])
  }

  @Test("DA33 commits of a game wait while the database restarts, and it goes on")
  func restarted() async throws {
    let postgres = try PostgresServer()
    try await withServer(["TRIPTO_DATABASE_URL": postgres.url("postgres")]) { server in
      let table = try await Table.open(on: server)
      try await table.start()
      try await postgres.restart("immediate")
      try await table.lock(0, "Zyxopolis")
      table.host.send("HOST_FORCE_REVEAL")
      let results = try await table.tv.expect("DESTINATION_RESULTS").payload
      #expect(results.list("results").compactMap { $0.int("pointsAwarded") }.contains(10))
    }
  }

  @Test("DA32 a start that cannot reach its database ends with one line that says what to do")
  func unreachable() async throws {
    let port = try PostgresServer.unusedPort()
    let error = await #expect(throws: SpawnedServer.NotReady.self) {
      _ = try await SpawnedServer(
        on: try ServerUnderTest.prepared(),
        ["TRIPTO_DATABASE_URL": "postgres://tripto:hunter2@127.0.0.1:\(port)/tripto"])
    }
    #expect(error?.status == 1)
    #expect(error?.description.contains("Does the server run") == true)
    #expect(error?.description.contains("hunter2") == false)
  }

  @Test("DA33 EX32 games move into Postgres and back by commands, are audited, and go on")
  func moved() async throws {
    let (data, settings) = (try ServerUnderTest.prepared(), try await database())
    let first = try await ServerUnderTest.boot(on: data)
    let table = try await Table.open(on: first)
    try await table.start()
    try await table.lock(1, "Zyxopolis")
    try await first.stop()
    #expect(try await run(["migrate", "status"], data, settings).status == 1)
    #expect(try await run(["migrate", "up"], data, settings).status == 0)
    #expect(try await run(["migrate", "status"], data, settings).status == 0)
    let copied = try await run(["store", "copy", "to-postgres"], data, settings)
    #expect(copied.status == 0 && copied.text.contains("1 games"), "\(copied.text)")
    let twice = try await run(["store", "copy", "to-postgres"], data, settings)
    #expect(twice.status == 1)
    let second = try await ServerUnderTest.boot(settings, on: data)
    let again = try await table.reopened(on: second)
    let state = try await again.host.state()
    #expect(state.texts("lockedAnswers", "answerText") == ["Zyxopolis"])
    let beside = try await run(["store", "copy", "to-sqlite"], data, settings)
    #expect(beside.status == 1, "a server has both")
    let audit = try await run(["audit", table.session.id], data, settings)
    #expect(audit.status == 0 && audit.text.contains("Zyxopolis"))
    try await second.stop()
    let other = try ServerUnderTest.prepared()
    #expect(try await run(["store", "copy", "to-sqlite"], other, settings).status == 0)
    try await withServer(on: other) { server in
      let back = try await again.reopened(on: server)
      let state = try await back.host.state()
      #expect(state.texts("lockedAnswers", "answerText") == ["Zyxopolis"])
    }
  }

  /// Runs the built program to its end.
  private func run(
    _ arguments: [String], _ data: TemporaryFolder, _ settings: [String: String]
  ) async throws -> (status: Int32, text: String) {
    let environment = ServerUnderTest.environment(data).merging(settings) { $1 }
    let program = try #require(Program("env"))
    let ended = try await program.run(
      environment.map { "\($0)=\($1)" } + [try SpawnedServer.program().path] + arguments)
    return (ended.status, String(decoding: ended.output, as: UTF8.self))
  }
}
