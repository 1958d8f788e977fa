import Testing
import TriptoKernel
import TriptoTestEvening
import TriptoTestPostgres

@Suite("A game that comes back from its snapshot")
struct SnapshotTests {
  enum Engine: CaseIterable { case sqlite, postgres }

  private func settings(_ engine: Engine) async throws -> [String: String] {
    guard engine == .postgres else { return [:] }
    let server = try await PostgresServer.shared()
    return ["TRIPTO_DATABASE_URL": server.url(try await server.makeDatabase())]
  }

  @Test(
    "DA34 ST40 EVE23 a server that is killed in a second journey goes on from the snapshot of the first",
    arguments: Engine.allCases)
  func secondJourney(_ engine: Engine) async throws {
    let (data, settings) = (try ServerUnderTest.prepared(), try await settings(engine))
    let table = try await SpawnedServer.killed(on: data, settings) { server in
      let table = try await Table.open(settings: ["evening": .bool(true)], version: .v2, on: server)
      try await play(table)
      try await server.counted(#"tripto_snapshots_total{outcome="kept"}"#, from: 1)
      return table
    }
    try await SpawnedServer.killed(on: data, settings) { server in
      let table = try await table.reopened(on: server)
      let state = try await table.host.state()
      #expect(state.int("journey.number") == 2)
      #expect(state.texts("lockedAnswers", "answerText") == ["Zyxopolis"])
      let metrics = try await server.get("/metrics").text
      #expect(metrics.contains(#"tripto_games_restored_total{from="snapshot"} 1"#))
      #expect(metrics.contains(#"tripto_games_restored_total{from="journal"} 0"#))
      table.host.send("HOST_FORCE_REVEAL")
      let results = try await table.tv.expect("DESTINATION_RESULTS").payload
      #expect(results.list("results").compactMap { $0.int("pointsAwarded") }.contains(10))
    }
  }

  /// A journey, and into the next one.
  private func play(_ table: Table) async throws {
    try await table.start()
    table.host.send("END_GAME")
    try await table.host.snapshot("ROUND_END") { _ in true }
    table.host.send("HOST_REMATCH")
    try await table.host.snapshot("LOBBY") { $0.int("journey.number") == 2 }
    try await table.session.plan([TestPack.alpha.id])
    try await table.start()
    try await table.lock(0, "Zyxopolis")
  }
}

extension ServerUnderTest {
  /// Waits until a counter has come so far.
  fileprivate func counted(_ metric: String, from least: Int) async throws {
    var last = ""
    for _ in 0..<1_200 {
      last = try await get("/metrics").text
      let line = last.split(separator: "\n").first { $0.hasPrefix(metric + " ") }
      if let value = line?.split(separator: " ").last.flatMap({ Int($0) }), value >= least {
        return
      }
      // NB: nobody is told that something was stored beside the journal; /metrics is made to be asked.
      try await Task.sleep(for: .milliseconds(25))
    }
    throw NeverCame(path: metric, last: .string(last))
  }
}
