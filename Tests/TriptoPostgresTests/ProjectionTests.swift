import Synchronization
import Testing
import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoProjection
import TriptoStore
import TriptoTestEvening
import TriptoTestPostgres

@testable import TriptoPostgres
@testable import TriptoTable

@Suite("The tables that people ask")
struct ProjectionTests {
  /// A night that was played to its end by dice.
  private func night(_ seed: UInt64, journeys: Int) throws -> TestTable {
    let night = try RandomEvening(
      seed: seed, .patching,
      settings: ["evening": .bool(true), "followupsPerDestination": .int(2)],
      players: 4, journeys: journeys)
    var steps = 0
    while !night.isOver, steps < 20_000 {
      try night.step()
      steps += 1
    }
    try #require(night.isOver)
    return night.evening.table
  }

  private func record(_ table: TestTable) -> SessionRecord {
    SessionRecord(
      id: table.game.id, joinCode: table.game.joinCode, status: .lobby,
      createdAtMs: Int64(table.game.createdAtMs), settingsJSON: table.game.genesis)
  }

  private func entries(_ table: TestTable) -> [JournalEntry] {
    table.rows.map {
      JournalEntry(
        sessionId: table.game.id, seq: $0.seq, atMs: Int64($0.atMs), version: $0.version,
        body: $0.body)
    }
  }

  @Test(
    "DA31 DA2 DA6 DA8 who won what stands in the tables, as the game has it",
    arguments: [1, 2, 3] as [UInt64])
  func winners(seed: UInt64) async throws {
    let (_, _, settings) = try await emptyDatabase()
    let table = try night(seed, journeys: 1)
    let store = try await PostgresStore.open(
      settings, projecting: GameTables.projecting, report: { Issue.record("\($0)") })
    try await store.createSession(record(table))
    for entry in entries(table) { try await store.append([entry]) }
    let id = table.game.id
    let standings = try await store.read(
      """
      SELECT p.name, s.points, s.rank FROM standings s JOIN players p ON p.id = s.player_id
      WHERE s.session_id = $1 ORDER BY s.rank, p.created_at
      """, .text(id))
    let wanted = table.state.standings
    let told = try Set(standings.map { "\(try $0.text(0)) \(try $0.int(1)) \(try $0.int(2))" })
    #expect(told.isSuperset(of: wanted.map { "\($0.name) \($0.score) \($0.rank)" }))
    #expect(!wanted.isEmpty)
    let winners = try await store.read("SELECT name FROM winners WHERE session_id = $1", .text(id))
    #expect(winners.count >= table.state.winners.count)
    let answers = try await store.read(
      "SELECT COALESCE(SUM(points_awarded), 0)::bigint, COUNT(*) FROM destination_answers")
    let rounds = table.state.rounds
    let scored = rounds.filter(\.isScored).flatMap(\.answers)
    #expect(try answers[0].int(0) == Int64(scored.map(\.total).reduce(0, +)))
    #expect(try answers[0].int(1) == Int64(rounds.flatMap(\.answers).count))
    let followups = try await store.read("SELECT COUNT(*) FROM followup_answers")
    #expect(
      try followups[0].int(0) == Int64(rounds.flatMap(\.followups).joined().count))
    try await store.close()
  }

  @Test("DA31 DA3 DA4 DA5 DA7 the rows follow from the journal alone, and go with it")
  func foldsAlike() async throws {
    let (_, _, settings) = try await emptyDatabase()
    let table = try night(4, journeys: 2)
    var game = try GameTables(record(table))
    var rows: [String: ProjectedRow] = [:]
    for entry in entries(table) {
      for row in try game.rows(of: entry) { rows["\(row.table) \(row.id)"] = row }
    }
    var store = try await PostgresStore.open(settings, projecting: GameTables.projecting)
    try await store.createSession(record(table))
    let journal = entries(table)
    try await store.append(Array(journal.prefix(journal.count / 2)))
    try await store.close()
    store = try await PostgresStore.open(
      settings, projecting: GameTables.projecting, report: { Issue.record("\($0)") })
    try await store.append(Array(journal.dropFirst(journal.count / 2)))
    for projected in ProjectedTable.allCases {
      let count = try await store.read("SELECT id FROM \(projected.rawValue)")
      let wanted = rows.values.filter { $0.table == projected }.map(\.id)
      #expect(try Set(count.map { try $0.text(0) }) == Set(wanted), "\(projected)")
    }
    #expect(rows.values.contains { $0.table == .rounds && $0.values.contains(.int(2)) })
    _ = try await store.delete(table.game.id)
    for projected in ProjectedTable.allCases {
      #expect(try await store.read("SELECT 1 FROM \(projected.rawValue)").isEmpty, "\(projected)")
    }
    try await store.close()
  }

  @Test(
    "DA31 DA34 from a snapshot on the tables are those of the whole journal",
    arguments: [8, 9] as [UInt64])
  func fromSnapshot(seed: UInt64) throws {
    let table = try night(seed, journeys: 2)
    let journal = entries(table)
    for count in stride(from: 10, to: journal.count, by: journal.count / 7) {
      var whole = try GameTables(record(table))
      var rows: [String: ProjectedRow] = [:]
      func keep(_ changed: [ProjectedRow]) {
        for row in changed { rows["\(row.table) \(row.id)"] = row }
      }
      for entry in journal.prefix(count) { keep(try whole.rows(of: entry)) }
      let snapshot = try SnapshotRow(
        GameSnapshot(Recovered(table.game, Array(table.rows.prefix(count)))))
      // NB: what a projection remembers is taken when its snapshot is stored, some rows later.
      for entry in journal.dropFirst(count).prefix(5) { keep(try whole.rows(of: entry)) }
      let start = ProjectionStart(
        snapshot: SnapshotRecord(
          sessionId: table.game.id, seq: snapshot.seq, rules: snapshot.rules,
          shape: snapshot.shape, body: snapshot.body),
        memory: try whole.memory(), row: journal[count - 1])
      var resumed = try GameTables(record(table), from: start)
      for entry in journal.dropFirst(count).prefix(5) { _ = try resumed.rows(of: entry) }
      var fromThere = rows
      for entry in journal.dropFirst(count + 5) {
        keep(try whole.rows(of: entry))
        for row in try resumed.rows(of: entry) { fromThere["\(row.table) \(row.id)"] = row }
      }
      let differing = rows.keys.filter { rows[$0] != fromThere[$0] }
      #expect(differing.isEmpty && fromThere.count == rows.count, "\(count): \(differing)")
    }
  }

  @Test("DA31 DA34 the next owner's tables begin from the snapshot, and from the journal without")
  func nextOwner() async throws {
    let (server, name, settings) = try await emptyDatabase()
    let table = try night(10, journeys: 1)
    let journal = entries(table)
    let half = journal.count / 2
    var store = try await PostgresStore.open(settings, projecting: GameTables.projecting)
    try await store.createSession(record(table))
    try await store.append(Array(journal.prefix(half)))
    let snapshot = try SnapshotRow(
      GameSnapshot(Recovered(table.game, Array(table.rows.prefix(half)))))
    #expect(
      try await store.keepSnapshot(
        SnapshotRecord(
          sessionId: table.game.id, seq: snapshot.seq, rules: snapshot.rules,
          shape: snapshot.shape, body: snapshot.body)))
    try await store.close()
    // NB: so that it is seen that nobody reads the rows before.
    try await server.sql("UPDATE journal SET body = '' WHERE seq < \(half)", in: name)
    store = try await PostgresStore.open(
      settings, projecting: GameTables.projecting, report: { Issue.record("\($0)") })
    try await store.append(Array(journal.dropFirst(half)))
    let ranks = try await store.read("SELECT rank FROM standings ORDER BY rank")
    #expect(try ranks.map { Int(try $0.int(0)) } == table.state.standings.map(\.rank).sorted())
    try await store.close()
    try await server.sql("UPDATE snapshots SET shape = 99; DELETE FROM standings", in: name)
    let news = Mutex<[String]>([])
    store = try await PostgresStore.open(
      settings, projecting: GameTables.projecting,
      report: { text in news.withLock { $0 += [text] } }
    )
    let last = try #require(journal.last)
    let more = JournalEntry(
      sessionId: last.sessionId, seq: last.seq + 1, atMs: last.atMs, version: 1, body: last.body)
    try await store.append([more])
    #expect(news.withLock { $0.first?.contains("whole journal") } == true)
    try await store.close()
  }

  @Test("DA9 a clip is a row with its kind and length, and belongs to its round once there is one")
  func clips() throws {
    let table = try night(7, journeys: 1)
    var game = try GameTables(record(table))
    for entry in entries(table) { _ = try game.rows(of: entry) }
    let line = LineID(round: 0, spoken: .clue(level: 8))
    let clip = Clip(line: line, language: .sv, assetID: "0a1b", durationMs: 2_500)
    let command = JournaledCommand(
      atMs: table.nowMs, sender: .system, command: .voiced([clip]), commandID: nil)
    let row = try JournalRow([command], seq: (table.rows.last?.seq ?? 0) + 1)
    let rows = try game.rows(
      of: JournalEntry(
        sessionId: table.game.id, seq: row.seq, atMs: Int64(row.atMs), version: row.version,
        body: row.body))
    let wanted: [ProjectedValue] = [
      .text("\(table.game.id)/1/1"), .text("clue"), .text("clue/8/0/sv"), .text("0a1b"),
      .int(2_500), .bool(false), .null,
    ]
    #expect(rows.filter { $0.table == .audioClips }.map(\.values) == [wanted])
  }

  @Test("DA28 a day after a session nobody's name is in the tables")
  func nameless() async throws {
    let (_, _, settings) = try await emptyDatabase()
    let table = try night(5, journeys: 1)
    let store = try await PostgresStore.open(settings, projecting: GameTables.projecting)
    try await store.createSession(record(table))
    try await store.append(entries(table))
    let named = try await store.read("SELECT 1 FROM players WHERE name NOT LIKE 'Guest %'")
    #expect(!named.isEmpty)
    try await store.redact(table.game.id, settings: { _ in nil }, { _ in nil })
    let names = try await store.read("SELECT name FROM players ORDER BY name").map {
      try $0.text(0)
    }
    #expect(names.allSatisfy { $0.hasPrefix("Guest ") })
    #expect(Set(names).count == names.count)
    try await store.close()
  }

  @Test("DA31 a row that cannot be played is kept all the same, and its game has no further rows")
  func unplayable() async throws {
    let (_, _, settings) = try await emptyDatabase()
    let store = try await PostgresStore.open(settings, projecting: GameTables.projecting)
    let table = try night(6, journeys: 1)
    try await store.createSession(record(table))
    try await store.createSession(session("odd"))
    try await store.append([entry("odd", 1)])
    try await store.append(entries(table))
    #expect(try await store.entries(sessionId: "odd") == [entry("odd", 1)])
    #expect(try await !store.read("SELECT 1 FROM players").isEmpty)
    try await store.close()
  }
}
