import Dispatch
import Foundation
import GRDB
import Synchronization
import Testing

@testable import TriptoStore

@Suite(.timeLimit(.minutes(1))) struct CheckpointTests {
  let folder: TemporaryFolder
  let store: SQLiteStore
  static let many = Int64(Checkpointer.entriesBetween)

  init() async throws {
    folder = try TemporaryFolder()
    store = try folder.open()
    try await store.createSession(session("A"))
  }

  @Test("ST40 the log is moved into the database after so many entries, and not before")
  func moved() async throws {
    try await write(1..<Self.many)
    #expect(store.stats().checkpoints == 0)
    #expect(try await withoutLog().isEmpty)
    try await write(Self.many...Self.many)
    #expect(store.stats().checkpoints == 1)
    #expect(try await withoutLog().count == Checkpointer.entriesBetween)
    try await write(Self.many + 1..<2 * Self.many)
    #expect(store.stats().checkpoints == 1)
    #expect(try await store.entries(sessionId: "A").count == 2 * Checkpointer.entriesBetween - 1)
  }

  @Test("ST40 no commit waits for it")
  func beside() async throws {
    let gate = DispatchSemaphore(value: 0)
    let writer = writer {
      gate.wait()
      return Checkpointer.Log(pages: 1, moved: 1)
    }
    do {
      defer { gate.signal() }
      try await writer.append(entries(from: 1))
      try await writer.append([entry("A", Self.many + 1)])
      #expect(writer.stats.checkpoints == 0)
    }
    await writer.checkpointer.settle()
    #expect(writer.stats.checkpoints == 1)
  }

  @Test("ST40 where the log has grown too far, the writer waits, so that it can begin anew")
  func tooLong() async throws {
    let answered = DispatchSemaphore(value: 0)
    let waits = Mutex([Bool]())
    let writer = writer {
      waits.withLock { $0.append(answered.wait(timeout: .now() + 1) == .timedOut) }
      return Checkpointer.Log(pages: Checkpointer.mostPages, moved: Checkpointer.mostPages)
    }
    for first in [1, Self.many + 1] {
      try await writer.append(entries(from: first), then: { answered.signal() })
      await writer.checkpointer.settle()
    }
    #expect(waits.withLock { $0 } == [false, true])
  }

  @Test("ST40 one that fails, and a log that somebody holds, are told of; nothing is lost")
  func stuck() async throws {
    let side = try DatabaseQueue(path: folder.database)
    let outcomes = Mutex<[Result<Checkpointer.Log, any Error>]>([
      .failure(StoreError.closed),
      .success(Checkpointer.Log(pages: Checkpointer.mostPages + 1, moved: 1)),
    ])
    let told = Mutex([String]())
    let writer = writer(
      stuck: { why in told.withLock { $0.append(why) } },
      moving: {
        if let next = outcomes.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) {
          return try next.get()
        }
        let log = try side.writeWithoutTransaction { try $0.checkpoint(.passive) }
        return Checkpointer.Log(pages: log.walFrameCount, moved: log.checkpointedFrameCount)
      })
    for first in [1, Self.many + 1, 2 * Self.many + 1] {
      try await writer.append(entries(from: first))
      await writer.checkpointer.settle()
    }
    #expect(told.withLock { $0.count } == 2)
    #expect(writer.stats.failedCheckpoints == 1)
    #expect(writer.stats.checkpoints == 2)
    #expect(try await withoutLog().count == 3 * Checkpointer.entriesBetween)
    try side.close()
  }

  @Test(
    "ST40 a store that was closed leaves no log, can be closed again, and opens with everything")
  func closed() async throws {
    try await write(1...Self.many + 1)
    try await store.close()
    try await store.close()
    #expect(try await withoutLog().count == Checkpointer.entriesBetween + 1)
  }

  @Test(
    "ST40 what was acknowledged is flushed where it is to survive a power cut",
    arguments: [(SQLiteStore.Durability.normal, 1), (.full, 2)])
  func durability(_ durability: SQLiteStore.Durability, synchronous: Int) async throws {
    let folder = try TemporaryFolder()
    let store = try folder.open(durability)
    let connections: [any DatabaseWriter] = [store.pool, store.side]
    for connection in connections {
      let settings = try await connection.writeWithoutTransaction { db in
        try ["synchronous", "wal_autocheckpoint"].map { try Int.fetchOne(db, sql: "PRAGMA \($0)") }
      }
      #expect(settings == [synchronous, 0])
    }
    try await store.close()
  }

  private func entries(from first: Int64) -> [JournalEntry] {
    (first..<first + Self.many).map { entry("A", $0) }
  }

  private func writer(
    stuck: @escaping @Sendable (String) -> Void = { _ in },
    moving move: @escaping @Sendable () throws -> Checkpointer.Log
  ) -> JournalWriter {
    JournalWriter(pool: store.pool, checkpointer: Checkpointer(stuck: stuck, move: move))
  }

  private func write(_ seqs: some Sequence<Int64>) async throws {
    try await store.append(seqs.map { entry("A", $0) })
    await store.writer.checkpointer.settle()
  }

  /// What the database file alone holds.
  private func withoutLog() async throws -> [JournalEntry] {
    let other = try TemporaryFolder()
    try FileManager.default.copyItem(atPath: folder.database, toPath: other.database)
    let reopened = try other.open()
    defer { withExtendedLifetime(other) {} }
    let entries = try await reopened.entries(sessionId: "A")
    try await reopened.close()
    return entries
  }
}

extension JournalWriter {
  fileprivate func append(
    _ entries: [JournalEntry], then: @escaping @Sendable () -> Void = {}
  ) async throws {
    try await withCheckedThrowingContinuation { continuation in
      append(entries) {
        then()
        continuation.resume(with: $0)
      }
    }
  }
}
