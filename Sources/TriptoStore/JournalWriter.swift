import Dispatch
import Foundation
import GRDB
import Synchronization

/// Group commit: one thread writes whatever has been appended since its last commit.
///
/// There is no fixed delay. An append that finds the writer idle is committed at once; appends that
/// arrive during a commit wait for it and then share the next one.
final class JournalWriter: Sendable {
  typealias Completion = @Sendable (Result<Void, any Error>) -> Void

  private struct Request: Sendable {
    let entries: [JournalEntry]
    let completion: Completion
  }

  private struct Inbox {
    var waiting: [Request] = []
    var isDraining = false
    var isClosed = false
  }

  private let pool: DatabasePool
  private let queue = DispatchQueue(label: "tripto.journal", qos: .userInitiated)
  private let inbox = Mutex(Inbox())
  private let heads = Mutex(JournalHeads())
  private let totals = Mutex(JournalStats())
  let checkpointer: Checkpointer

  init(pool: DatabasePool, checkpointer: Checkpointer) {
    self.pool = pool
    self.checkpointer = checkpointer
  }

  var stats: JournalStats {
    var stats = totals.withLock { $0 }
    checkpointer.count(in: &stats)
    return stats
  }

  func append(_ entries: [JournalEntry], completion: @escaping Completion) {
    let mustStart = inbox.withLock { inbox -> Bool? in
      guard !inbox.isClosed else { return nil }
      inbox.waiting.append(Request(entries: entries, completion: completion))
      defer { inbox.isDraining = true }
      return !inbox.isDraining
    }
    switch mustStart {
    case true?: queue.async { self.drain() }
    case false?: break
    case nil: completion(.failure(StoreError.closed))
    }
  }

  /// Drops what is known of a session that ended.
  func forget(_ sessionId: String) {
    heads.withLock { $0.forget(sessionId) }
  }

  /// Refuses further appends and returns when those before are committed and answered.
  func close() async {
    inbox.withLock { $0.isClosed = true }
    await withCheckedContinuation { continuation in
      queue.async {
        self.drain()
        continuation.resume()
      }
    }
  }

  private func drain() {
    while let batch = nextBatch() {
      let results = commit(batch)
      count(results, of: batch)
      for (request, result) in zip(batch, results) {
        request.completion(result)
      }
    }
  }

  private func nextBatch() -> [Request]? {
    inbox.withLock { inbox in
      guard !inbox.waiting.isEmpty else {
        inbox.isDraining = false
        return nil
      }
      defer { inbox.waiting = [] }
      return inbox.waiting
    }
  }

  private func commit(_ batch: [Request]) -> [Result<Void, any Error>] {
    do {
      return try write(batch)
    } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
      // NB: another process has written to one of these sessions since its head was read. With
      // fresh heads only the appends that lost the race are refused.
      return commitWithFreshHeads(batch)
    } catch {
      return refuse(batch, error)
    }
  }

  private func commitWithFreshHeads(_ batch: [Request]) -> [Result<Void, any Error>] {
    heads.withLock { heads in
      for entry in batch.flatMap(\.entries) { heads.forget(entry.sessionId) }
    }
    do {
      return try write(batch)
    } catch {
      return refuse(batch, error)
    }
  }

  private func write(_ batch: [Request]) throws -> [Result<Void, any Error>] {
    var moves = JournalHeads.Moves()
    let results = try pool.write { db in
      try batch.map { request in
        // NB: no copy outlives the call, else keeping the moves would copy all heads.
        try Self.insert(request.entries, after: heads.withLock { $0 }, &moves, in: db)
      }
    }
    heads.withLock { $0.keep(moves) }
    return results
  }

  /// A broken order is this append's own failure; whatever else fails takes the transaction along.
  private static func insert(
    _ entries: [JournalEntry], after heads: JournalHeads, _ moves: inout JournalHeads.Moves,
    in db: Database
  ) throws -> Result<Void, any Error> {
    do {
      try heads.advance(over: entries, &moves, in: db)
    } catch let error as StoreError {
      return .failure(error)
    }
    for entry in entries { try entry.insert(in: db) }
    return .success(())
  }

  private func refuse(_ batch: [Request], _ error: any Error) -> [Result<Void, any Error>] {
    batch.map { _ in .failure(StoreError.writeFailed(reason: String(describing: error))) }
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
    checkpointer.stored(stored)
  }
}
