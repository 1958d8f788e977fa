import Logging
import TriptoRooms
import TriptoStore
import TriptoTable

/// What stays of games that are over, and for how long (DA28).
struct Retention: Sendable {
  static let dayMs: Int64 = 24 * 60 * 60 * 1_000

  let store: any PrunableStore
  /// Days after which a journal goes; nil to keep it.
  let keepDays: Int?
  let logger: Logger
  /// Games that this server has in memory; they are left alone whatever their rows say.
  var live: @Sendable () -> Set<String> = { [] }

  /// Goes through all games once: names and addresses of those that ended a day ago, whole journals
  /// after the days that are kept.
  ///
  /// - Returns: What was deleted.
  @discardableResult
  func sweep(nowMs: Int64) async throws -> Pruned {
    var pruned = Pruned()
    for id in try await due(nowMs: nowMs) {
      try Task.checkCancellation()
      pruned += try await store.delete(id)
    }
    let named = try await named(nowMs: nowMs)
    for id in named {
      try Task.checkCancellation()
      await redact(id)
    }
    if pruned.sessions > 0 { try await store.giveBack() }
    await store.forget()
    return pruned
  }

  /// The games whose journals are to go.
  func due(nowMs: Int64) async throws -> [String] {
    guard let keepDays else { return [] }
    let beforeMs = nowMs - Int64(keepDays) * Self.dayMs
    let live = live()
    return try await store.sessions(
      endedBefore: beforeMs, abandonedBefore: min(beforeMs, nowMs - Self.dayMs)
    ).filter { !live.contains($0) }
  }

  /// The games that were over a day ago, or could not be restored, and still name people.
  private func named(nowMs: Int64) async throws -> [String] {
    let live = live()
    let beforeMs = nowMs - Self.dayMs
    return try await store.unredacted(endedBefore: beforeMs, abandonedBefore: beforeMs)
      .filter { !live.contains($0) }
  }

  /// A row that cannot be read waits for its deletion.
  private func redact(_ id: String) async {
    do {
      try await store.redact(id, settings: Genesis.redacted) {
        try JournaledCommand.redacted(JournalRow($0))
      }
    } catch {
      logger.warning(
        "names could not be taken out of an old game",
        metadata: ["session": "\(id)", "error": "\(error)"])
    }
  }
}

extension House {
  /// Until cancelled: at the start and once a day, what is older than is kept goes (DA28).
  func forgetOldGames() async {
    while !Task.isCancelled {
      await sweep()
      do {
        try await Task.sleep(for: .seconds(24 * 60 * 60))
      } catch {
        return
      }
    }
  }

  private func sweep() async {
    do {
      let pruned = try await retention.sweep(nowMs: Int64(clock.nowMs()))
      guard pruned.sessions > 0 else { return }
      logger.info(
        "old games were deleted",
        metadata: ["games": "\(pruned.sessions)", "rows": "\(pruned.rows)"])
    } catch is CancellationError {
    } catch {
      logger.warning(
        "old games could not be deleted; it is tried again in a day",
        metadata: ["error": "\(error)"])
    }
  }
}
