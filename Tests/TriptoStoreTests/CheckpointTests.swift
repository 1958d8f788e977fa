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
    // NB: the session that was created counts too.
    let last = Self.many - Int64(Checkpointer.entriesPerChange)
    try await write(1..<last)
    #expect(store.stats().checkpoints == 0)
    #expect(try await withoutLog().isEmpty)
    try await write(last...last)
    #expect(store.stats().checkpoints == 1)
    #expect(try await withoutLog().count == Int(last))
    try await write(last + 1..<last + Self.many)
    #expect(store.stats().checkpoints == 1)
    #expect(try await store.entries(sessionId: "A").count == Int(last + Self.many) - 1)
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

  @Test("DA29 games that are created are followed by checkpoints, and the log stays short")
  func createdGames() async throws {
    let log = WriteAheadLog(ofDatabase: folder.database)
    var longest = 0
    for round in 0..<100 {
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 0..<20 {
          group.addTask { [store] in
            try await store.createSession(session("\(round)-\(number)"))
          }
        }
        try await group.waitForAll()
      }
      longest = max(longest, log.bytes)
    }
    #expect(longest < 16_000_000)
    #expect(store.stats().checkpoints >= 2_000 * Checkpointer.entriesPerChange / 500 / 8)
    await store.writer.checkpointer.settle()
    try await write(1...Self.many)
    #expect(log.bytes < WriteAheadLog.roomyBytes)
  }

  @Test("DA29 DA34 large snapshots are followed by checkpoints, and the log stays short")
  func snapshots() async throws {
    let log = WriteAheadLog(ofDatabase: folder.database)
    let games = (1...5).map { "S\($0)" }
    for id in games { try await store.createSession(session(id)) }
    let body = [UInt8](repeating: 7, count: 100_000)
    var longest = 0
    for seq in Int64(1)...40 {
      try await withThrowingTaskGroup(of: Void.self) { group in
        for id in games {
          group.addTask { [store] in
            let kept = try await store.keepSnapshot(
              SnapshotRecord(sessionId: id, seq: seq, rules: 1, shape: 1, body: body))
            #expect(kept)
          }
        }
        try await group.waitForAll()
      }
      longest = max(longest, log.bytes)
    }
    #expect(longest < 16_000_000)
  }

  @Test("DA29 a log that somebody's reading has made long is short again when they are done")
  func comesBackDown() async throws {
    let log = WriteAheadLog(ofDatabase: folder.database)
    let big = String(repeating: "x", count: 20_000)
    func append(_ seqs: ClosedRange<Int64>) async throws {
      try await store.append(seqs.map { entry("A", $0, body: big) })
      await store.writer.checkpointer.settle()
    }
    try await append(1...1)
    var open = Configuration()
    open.allowsUnsafeTransactions = true
    let reader = try DatabaseQueue(path: folder.database, configuration: open)
    try await reader.writeWithoutTransaction { db in
      try db.execute(sql: "BEGIN; SELECT * FROM journal;")
    }
    try await append(2...Self.many + 1)
    try await append(Self.many + 2...2 * Self.many + 1)
    #expect(log.bytes > WriteAheadLog.roomyBytes)
    try await reader.writeWithoutTransaction { try $0.execute(sql: "COMMIT") }
    try await append(2 * Self.many + 2...3 * Self.many + 1)
    #expect(log.bytes < WriteAheadLog.roomyBytes)
    #expect(try await store.entries(sessionId: "A").count == 3 * Checkpointer.entriesBetween + 1)
    try reader.close()
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
