import Dispatch
import Foundation
import GRDB
import Synchronization
import Testing

@testable import TriptoStore

@Suite struct CheckpointTests {
  let folder: TemporaryFolder
  let store: SQLiteStore

  init() async throws {
    folder = try TemporaryFolder()
    store = try folder.open()
    try await store.createSession(session("A"))
  }

  @Test("ST40 the log is moved into the database after so many entries, and not before")
  func moved() async throws {
    let enough = Int64(Checkpointer.entriesBetween)
    try await write(1..<enough)
    #expect(store.stats().checkpoints == 0)
    try await write(enough...enough)
    #expect(store.stats().checkpoints == 1)
    #expect(try await withoutLog().count == Checkpointer.entriesBetween)
    try await write(enough + 1..<2 * enough)
    #expect(store.stats().checkpoints == 1)
    #expect(try await store.entries(sessionId: "A").count == 2 * Checkpointer.entriesBetween - 1)
  }

  @Test("ST40 no commit waits for it")
  func beside() async throws {
    let gate = DispatchSemaphore(value: 0)
    let writer = writer {
      gate.wait()
      return try DatabaseQueue(path: $0)
    }
    try await writer.append(entries(from: 1))
    try await writer.append([entry("A", Self.many + 1)])
    #expect(writer.stats.checkpoints == 0)
    gate.signal()
    await writer.checkpointer.settle()
    #expect(writer.stats.checkpoints == 1)
  }

  @Test("ST40 one that fails loses nothing, is counted, and is made up for by the next")
  func failed() async throws {
    let isFirst = Mutex(true)
    let told = Mutex(0)
    let writer = writer(
      failed: { _ in told.withLock { $0 += 1 } },
      opening: { path in
        let fails = isFirst.withLock { isFirst in
          defer { isFirst = false }
          return isFirst
        }
        return try DatabaseQueue(path: fails ? path + "/nowhere" : path)
      })
    for first in [1, Self.many + 1] {
      try await writer.append(entries(from: first))
      await writer.checkpointer.settle()
    }
    #expect(writer.stats.failedCheckpoints == 1)
    #expect(told.withLock { $0 } == 1)
    #expect(writer.stats.checkpoints == 1)
    #expect(try await withoutLog().count == 2 * Checkpointer.entriesBetween)
  }

  private static let many = Int64(Checkpointer.entriesBetween)

  private func entries(from first: Int64) -> [JournalEntry] {
    (first..<first + Self.many).map { entry("A", $0) }
  }

  /// A writer that makes its checkpoints over a connection of its own.
  private func writer(
    failed: @escaping @Sendable (any Error) -> Void = { _ in },
    opening open: @escaping @Sendable (String) throws -> DatabaseQueue
  ) -> JournalWriter {
    let path = folder.database
    return JournalWriter(
      pool: store.pool, checkpointer: Checkpointer(failed: failed) { try open(path) })
  }

  private func write(_ seqs: some Sequence<Int64>) async throws {
    try await store.append(seqs.map { entry("A", $0) })
    await store.writer.checkpointer.settle()
  }

  /// What the database file alone holds.
  private func withoutLog() async throws -> [JournalEntry] {
    let other = try TemporaryFolder()
    try folder.copy(to: other)
    try FileManager.default.removeItem(atPath: other.database + "-wal")
    let reopened = try other.open()
    defer { withExtendedLifetime(other) {} }
    let entries = try await reopened.entries(sessionId: "A")
    try await reopened.close()
    return entries
  }
}

extension JournalWriter {
  fileprivate func append(_ entries: [JournalEntry]) async throws {
    try await withCheckedThrowingContinuation { continuation in
      append(entries) { continuation.resume(with: $0) }
    }
  }
}
