import Logging
import TriptoMetrics
import TriptoStore
import TriptoTable

/// A game's snapshots on their way into the store: one at a time, and of those that wait the newest.
struct SnapshotsUnderWay {
  var isBusy = false
  var next: GameSnapshot?
  /// The last one was not kept, and that was said.
  var hasFailed = false
}

extension Session {
  /// Nothing waits for it: a game without a snapshot comes back from its whole journal (DA34).
  func keep(_ snapshot: GameSnapshot) {
    guard !snapshots.isBusy else {
      snapshots.next = snapshot
      return
    }
    snapshots.isBusy = true
    services.keep(snapshot, of: id) { [weak self] result in
      self?.post { $0.kept(result) }
    }
  }

  private func kept(_ result: Result<Bool, any Error>) {
    snapshots.isBusy = false
    switch result {
    case .success(true): snapshots.hasFailed = false
    // NB: the session has ended, or another node has it.
    case .success(false): break
    case .failure(let error):
      services.logger.log(
        level: snapshots.hasFailed ? .debug : .warning,
        "a game's snapshot was not kept; its journal is whole",
        metadata: ["session": "\(id)", "error": "\(error)"])
      snapshots.hasFailed = true
    }
    guard let next = snapshots.next, !isClosed else { return }
    snapshots.next = nil
    keep(next)
  }
}

extension SessionServices {
  /// Writes a snapshot as JSON and stores it, on no game's event loop.
  func keep(
    _ snapshot: GameSnapshot, of id: String,
    then tell: @escaping @Sendable (Result<Bool, any Error>) -> Void
  ) {
    Task(priority: .utility) {
      do {
        let isKept = try await store.keepSnapshot(SnapshotRecord(SnapshotRow(snapshot), of: id))
        if isKept { metrics.snapshotsKept.increment() }
        tell(.success(isKept))
      } catch {
        metrics.snapshotsFailed.increment()
        tell(.failure(error))
      }
    }
  }
}
