import Logging
import TriptoMetrics
import TriptoStore
import TriptoTable

/// Reading games back.
extension SessionFactory {
  /// A game as its journal has it, from its snapshot on where there is one that fits (DA34).
  func recovered(_ record: SessionRecord) async throws -> Recovered {
    if let recovered = try await resumed(record) {
      services.metrics.restoredFromSnapshot.increment()
      return recovered
    }
    let entries = try await services.store.entries(sessionId: record.id)
    let recovered = try Recovered(GameRecord(record), entries.map(JournalRow.init))
    services.metrics.restoredFromJournal.increment()
    return recovered
  }

  /// Nil without a snapshot, and when it is of no use: whatever is wrong with it costs no game anything.
  ///
  /// - Throws: `StoreError` when nothing can be read at all.
  private func resumed(_ record: SessionRecord) async throws -> Recovered? {
    do {
      guard let stored = try await services.store.snapshot(sessionId: record.id) else { return nil }
      let snapshot = try SnapshotRow(stored).snapshot()
      // NB: with the snapshot's own row, which tells whether it is of this journal.
      let entries = try await services.store.entries(
        sessionId: record.id, after: stored.seq - 1, through: .max, limit: .max)
      return try Recovered(GameRecord(record), from: snapshot, entries.map(JournalRow.init))
    } catch let error as StoreError {
      throw error
    } catch {
      services.metrics.snapshotsIgnored.increment()
      services.logger.notice(
        "a game's snapshot is of no use; its whole journal is played",
        metadata: ["session": "\(record.id)", "reason": "\(error)"])
      return nil
    }
  }
}
