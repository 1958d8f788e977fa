import Synchronization
import Testing
import TriptoGame
import TriptoStore
import TriptoWire

@testable import TriptoMetrics
@testable import TriptoRooms
@testable import TriptoTable

@Suite("What a restart makes of a snapshot")
struct SnapshotTests {
  /// What is wrong with one.
  enum Fault: CaseIterable {
    case otherRules, otherForm, broken, beyondTheJournal, ofAnotherJournal
  }

  private struct Game {
    let id: String
    let disk: Disk
    let rows: [JournalRow]
    let record: GameRecord

    /// Of the first rows.
    func snapshot(_ count: Int) throws -> GameSnapshot {
      let back = try Recovered(record, Array(rows.prefix(count)))
      return GameSnapshot(seq: back.lastSeq, state: back.state, accepted: back.accepted)
    }

    func keep(_ row: SnapshotRow) async throws {
      #expect(try await disk.store.keepSnapshot(SnapshotRecord(row, of: id)))
    }
  }

  private func game() async throws -> Game {
    let disk = try Disk()
    let session = try await disk.factory.create(CreateSessionRequest())
    for name in ["Alva", "Bo", "Cia", "Dan"] {
      _ = try await session.join(name: name, claim: nil, origin: nil)
    }
    let stored = try #require(try await disk.store.session(id: session.id))
    let rows = try await disk.store.entries(sessionId: session.id).map(JournalRow.init)
    try #require(rows.count == 4)
    return Game(id: session.id, disk: disk, rows: rows, record: GameRecord(stored))
  }

  private func restored(_ game: Game) async throws -> (names: [String], metrics: ServerMetrics) {
    let next = game.disk.successor()
    #expect(try await next.restore() == 1)
    let session = try #require(next.services.registry.all.first)
    return (await session.state.players.map(\.name), next.services.metrics)
  }

  @Test("DA34 ST40 a game goes on from its snapshot, and only the rows behind it are read")
  func used() async throws {
    let game = try await game()
    try await game.keep(try SnapshotRow(game.snapshot(3)))
    // NB: a row before it is missed by nobody but the audit (DA26).
    game.disk.store.lost.withLock { $0 = (game.id, 2) }
    let (names, metrics) = try await restored(game)
    #expect(names == ["Alva", "Bo", "Cia", "Dan"])
    #expect(metrics.restoredFromSnapshot.value == 1 && metrics.restoredFromJournal.value == 0)
    #expect(metrics.snapshotsIgnored.value == 0)
  }

  @Test("DA34 DA26 a row that is missing behind the snapshot leaves the game out, as ever")
  func gap() async throws {
    let game = try await game()
    try await game.keep(try SnapshotRow(game.snapshot(2)))
    game.disk.store.lost.withLock { $0 = (game.id, 3) }
    #expect(try await game.disk.successor().restore() == 0)
  }

  @Test(
    "DA34 ST40 one that is of no use is left out, and nobody notices", arguments: Fault.allCases)
  func unused(fault: Fault) async throws {
    let game = try await game()
    let row = try SnapshotRow(game.snapshot(3))
    try await game.keep(try changed(row, fault))
    let (names, metrics) = try await restored(game)
    #expect(names == ["Alva", "Bo", "Cia", "Dan"])
    #expect(metrics.restoredFromSnapshot.value == 0 && metrics.restoredFromJournal.value == 1)
    #expect(metrics.snapshotsIgnored.value == 1)
  }

  private func changed(_ row: SnapshotRow, _ fault: Fault) throws -> SnapshotRow {
    func with(
      seq: Int64? = nil, rules: Int? = nil, shape: Int? = nil, body: [UInt8]? = nil
    ) -> SnapshotRow {
      SnapshotRow(
        seq: seq ?? row.seq, rules: rules ?? row.rules, shape: shape ?? row.shape,
        body: body ?? row.body)
    }
    switch fault {
    case .otherRules: return with(rules: row.rules + 1)
    case .otherForm: return with(shape: row.shape + 1)
    case .broken: return with(body: Array(row.body.dropLast(5)))
    case .beyondTheJournal: return with(seq: 100)
    case .ofAnotherJournal:
      let text = String(decoding: row.body, as: UTF8.self)
      let atMs = try row.snapshot().state.lastCommandMs
      let other = text.replacing(
        #""lastCommandMs":\#(atMs)"#, with: #""lastCommandMs":\#(atMs - 1)"#)
      try #require(other != text)
      return with(body: Array(other.utf8))
    }
  }

  @Test(
    "DA34 a game writes one snapshot at a time, of those that wait the newest, and lives on when one fails"
  )
  func oneAtATime() async throws {
    let game = try await game()
    let (store, services) = (game.disk.store, game.disk.factory.services)
    let session = try #require(services.registry.all.first)
    let (seqs, passed) = AsyncStream<Int64>.makeStream()
    let (gates, opened) = AsyncStream<Void>.makeStream()
    store.gate.withLock {
      $0 = { seq in
        passed.yield(seq)
        var gate = gates.makeAsyncIterator()
        await gate.next()
        // NB: the first one meets a full disk.
        store.isFull.withLock { $0 = seq == 1 }
      }
    }
    let snapshots = try (1...4).map { try game.snapshot($0) }
    session.post { session in for snapshot in snapshots { session.keep(snapshot) } }
    var seen = seqs.makeAsyncIterator()
    #expect(await seen.next() == 1)
    opened.yield()
    #expect(await seen.next() == 4)
    session.post { $0.keep(snapshots[2]) }
    opened.yield()
    #expect(await seen.next() == 3, "by now the one before is stored")
    #expect(services.metrics.snapshotsFailed.value == 1)
    #expect(services.metrics.snapshotsKept.value == 1)
    opened.yield()
    #expect(try await store.snapshot(sessionId: game.id)?.seq == 4)
    #expect(await !session.isClosed)
  }
}
