import Foundation
import Synchronization
import Testing
import TriptoProjection
import TriptoStore
import TriptoTestPostgres

@testable import TriptoPostgres

/// A projection that remembers the last row it has seen.
private struct LastRow: GameProjection {
  var seq: Int64 = 0

  mutating func rows(of entry: JournalEntry) throws -> [ProjectedRow] {
    seq = entry.seq
    return []
  }

  func memory() throws -> [UInt8] { Array("\(seq)".utf8) }
}

@Suite("What a snapshot remembers beside the game", .timeLimit(.minutes(1)))
struct SnapshotMemoryTests {
  private func snapshot(_ seq: Int64) -> SnapshotRecord {
    SnapshotRecord(sessionId: "A", seq: seq, rules: 1, shape: 1, body: [1])
  }

  private func memory(_ store: PostgresStore) async throws -> String? {
    let row = try #require(try await store.read("SELECT memory FROM snapshots").first)
    return row.isNull(0) ? nil : String(decoding: try row.bytes(0), as: UTF8.self)
  }

  /// Whether a commit waits for the journal.
  private func isBlocked(_ connection: PostgresConnection) async throws -> Bool {
    let waits = try await connection.run(
      "SELECT EXISTS (SELECT 1 FROM pg_locks WHERE relation = 'journal'::regclass AND NOT granted)")
    return try waits.first?.bool(0) == true
  }

  /// Holds the journal, so that no commit gets on, until it is closed.
  private func holdingJournal(_ settings: PostgresSettings) async throws -> PostgresConnection {
    let holder = try await PostgresConnection.open(settings)
    _ = try await holder.run("BEGIN")
    _ = try await holder.run("LOCK TABLE journal IN EXCLUSIVE MODE")
    return holder
  }

  @Test("DA31 DA34 a snapshot during a commit knows nothing of rows that are not in the journal")
  func refused() async throws {
    var (_, _, settings) = try await emptyDatabase()
    settings.statementMs = 1_500
    let store = try await PostgresStore.open(settings, projecting: { _, _ in LastRow() })
    try await store.createSession(session("A"))
    try await store.append([entry("A", 1)])
    #expect(try await store.keepSnapshot(snapshot(0)))
    #expect(try await memory(store) == "1")
    let holder = try await holdingJournal(settings)
    let appending = Task { try await store.append([entry("A", 2)]) }
    while try await !isBlocked(holder) {}
    #expect(try await store.keepSnapshot(snapshot(1)))
    #expect(try await memory(store) != "2")
    await #expect(throws: StoreError.self) { try await appending.value }
    await holder.close()
    try await store.append([entry("A", 2)])
    #expect(try await store.keepSnapshot(snapshot(2)))
    #expect(try await memory(store) == "2")
    try await store.close()
  }
}
