import Synchronization
import TriptoStore

/// Group commit, as SQLite's writer has it: what arrives during a commit shares the next one, and each commit
/// is one transaction and one round trip.
actor PostgresWriter {
  typealias Completion = @Sendable (Result<Void, any Error>) -> Void

  struct Request: Sendable {
    let entries: [JournalEntry]
    let completion: Completion
  }

  private typealias MarkWaiter = (
    sessionId: String, waiter: CheckedContinuation<SnapshotMarks, Never>
  )

  private struct Inbox {
    var waiting: [Request] = []
    var isDraining = false
    var isClosed = false
    var onDrained: [CheckedContinuation<Void, Never>] = []
  }

  nonisolated let executor = QueueExecutor("tripto.journal")
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  let settings: PostgresSettings
  let access: PostgresAccess
  let report: @Sendable (String) -> Void
  var connection: PostgresConnection?
  var heads = PostgresHeads()
  var fence = Fence()
  var projections: Projections
  /// What was projected last is not decided yet.
  private var isCommitting = false
  /// Whoever asks for the marks of a game meanwhile.
  private var markWaiters: [MarkWaiter] = []
  private let inbox = Mutex(Inbox())
  private let totals = Mutex(JournalStats())
  /// How often its connection was opened.
  let openings = Mutex(0)

  /// - Parameters:
  ///   - access: Who else may write to this database meanwhile (DA25).
  ///   - report: Is told of what does not stop anything.
  init(
    _ settings: PostgresSettings, as access: PostgresAccess, projecting: Projecting?,
    report: @escaping @Sendable (String) -> Void
  ) {
    self.settings = settings
    self.access = access
    self.report = report
    projections = Projections(projecting)
  }

  nonisolated var stats: JournalStats { totals.withLock { $0 } }

  /// What is known of its one connection.
  nonisolated var connections: DatabaseStats {
    let isDraining = inbox.withLock { $0.isDraining }
    let openings = openings.withLock { $0 }
    var stats = DatabaseStats()
    (stats.busy, stats.idle) = isDraining ? (1, 0) : (0, 1)
    stats.reconnects = max(0, openings - 1)
    return stats
  }

  nonisolated func append(_ entries: [JournalEntry], completion: @escaping Completion) {
    let mustStart = inbox.withLock { inbox -> Bool? in
      guard !inbox.isClosed else { return nil }
      inbox.waiting.append(Request(entries: entries, completion: completion))
      defer { inbox.isDraining = true }
      return !inbox.isDraining
    }
    switch mustStart {
    case true?: Task { await drain() }
    case false?: break
    case nil: completion(.failure(StoreError.closed))
    }
  }

  /// Drops what is known of a session that ended.
  func forget(_ sessionId: String) {
    heads.forget(sessionId)
    projections.forget(sessionId)
  }

  /// Refuses further appends and returns when those before are committed and answered.
  func close() async {
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      let isIdle = inbox.withLock { inbox in
        inbox.isClosed = true
        if inbox.isDraining { inbox.onDrained.append(done) }
        return !inbox.isDraining
      }
      if isIdle { done.resume() }
    }
    await connection?.close()
    connection = nil
  }

  private func drain() async {
    while let batch = nextBatch() {
      isCommitting = true
      let results = await commit(batch)
      endCommit()
      count(results, of: batch)
      for (request, result) in zip(batch, results) { request.completion(result) }
    }
  }

  /// NB: whoever waits is answered before the next commit projects anything.
  private func endCommit() {
    isCommitting = false
    for (sessionId, waiter) in markWaiters { waiter.resume(returning: marksNow(of: sessionId)) }
    markWaiters = []
  }

  /// What a snapshot has beside the game: of rows that are committed, and of no others (DA31).
  func marks(of sessionId: String) async -> SnapshotMarks {
    guard isCommitting else { return marksNow(of: sessionId) }
    return await withCheckedContinuation { markWaiters.append((sessionId, $0)) }
  }

  private func nextBatch() -> [Request]? {
    inbox.withLock { inbox in
      guard inbox.waiting.isEmpty else {
        defer { inbox.waiting = [] }
        return inbox.waiting
      }
      inbox.isDraining = false
      for waiter in inbox.onDrained { waiter.resume() }
      inbox.onDrained = []
      return nil
    }
  }

  private func count(_ results: [Result<Void, any Error>], of batch: [Request]) {
    var stored = 0
    var failed = 0
    for (request, result) in zip(batch, results) {
      if case .success = result { stored += request.entries.count } else { failed += 1 }
    }
    totals.withLock { totals in
      totals.commits += stored > 0 ? 1 : 0
      totals.entries += stored
      totals.failures += failed
    }
  }
}
