import Dispatch
import Synchronization
import Testing

@testable import TriptoStore

@Suite struct JournalTests {
  /// A store with the games A and B, and the place that it is in.
  private func games(_ engine: Engine) async throws -> (Place, any CopyableStore) {
    let place = try await engine.place()
    let store = try await place.open()
    try await store.createSession(session("A"))
    try await store.createSession(session("B"))
    return (place, store)
  }

  @Test(
    "EX32 the journal gives back every entry, byte for byte, in order", arguments: Engine.allCases)
  func order(_ engine: Engine) async throws {
    let (_, store) = try await games(engine)
    let written = (1...50).map { entry("A", $0) }
    for one in written { try await store.append([one]) }
    #expect(try await store.entries(sessionId: "A") == written)
    #expect(try await store.entries(sessionId: "B").isEmpty)
  }

  @Test(
    "ST40 appends during a commit share the next one and are answered in order",
    arguments: Engine.allCases)
  func groupCommit(_ engine: Engine) async throws {
    let (_, store) = try await games(engine)
    let answered = Mutex([Int64]())
    let release = await hold(store, with: entry("A", 0))
    try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
      for seq in Int64(1)...299 {
        store.append([entry("A", seq)]) { result in
          answered.withLock { $0.append(seq) }
          if seq == 299 { done.resume(with: result) }
        }
      }
      release.signal()
    }
    #expect(answered.withLock { $0 } == Array(1...299))
    #expect(store.stats() == JournalStats(commits: 2, entries: 300, failures: 0))
  }

  @Test("DA26 an append whose rows have a gap is refused whole", arguments: Engine.allCases)
  func atomicAppend(_ engine: Engine) async throws {
    let (_, store) = try await games(engine)
    try await store.append([entry("A", 1)])
    await #expect(throws: StoreError.gap(sessionId: "A", seq: 4, head: 2)) {
      try await store.append([entry("A", 2), entry("A", 4)])
    }
    try await store.append([entry("A", 2), entry("B", 7)])
    #expect(try await store.entries(sessionId: "A").map(\.seq) == [1, 2])
    #expect(try await store.entries(sessionId: "B").map(\.seq) == [7])
  }

  @Test(
    "ST40 an entry written twice is refused and the first one stays", arguments: Engine.allCases)
  func duplicate(_ engine: Engine) async throws {
    let (_, store) = try await games(engine)
    try await store.append([entry("A", 1), entry("A", 2)])
    await #expect(throws: StoreError.fenced(sessionId: "A", seq: 2, head: 2)) {
      try await store.append([entry("A", 2, body: "other")])
    }
    #expect(try await store.entries(sessionId: "A") == [entry("A", 1), entry("A", 2)])
  }

  @Test(
    "ST40 a second server takes over and fences the first; other games go on",
    arguments: Engine.allCases)
  func fencing(_ engine: Engine) async throws {
    let (place, store) = try await games(engine)
    try await store.append([entry("A", 1), entry("B", 1)])
    let successor = try await place.open()
    try await successor.append([entry("A", 2)])
    await #expect(throws: StoreError.fenced(sessionId: "A", seq: 2, head: 2)) {
      try await store.append([entry("A", 2)])
    }
    try await store.append([entry("B", 2)])
    #expect(try await successor.entries(sessionId: "B").map(\.seq) == [1, 2])
  }

  @Test(
    "ST40 a fenced game in a shared commit does not take the others down",
    arguments: Engine.allCases)
  func fencingInABatch(_ engine: Engine) async throws {
    let (place, store) = try await games(engine)
    try await store.append([entry("A", 1), entry("B", 1)])
    let successor = try await place.open()
    try await successor.append([entry("A", 2)])
    let release = await hold(store, with: entry("B", 2))
    let lost = Mutex<Result<Void, any Error>?>(nil)
    try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
      store.append([entry("A", 2)]) { result in lost.withLock { $0 = result } }
      store.append([entry("B", 3)]) { done.resume(with: $0) }
      release.signal()
    }
    #expect(throws: StoreError.fenced(sessionId: "A", seq: 2, head: 2)) {
      try lost.withLock { $0 }?.get()
    }
    #expect(try await store.entries(sessionId: "B").map(\.seq) == [1, 2, 3])
  }

  @Test("ST40 an entry of a session that nobody created is refused", arguments: Engine.allCases)
  func unknownSession(_ engine: Engine) async throws {
    let (_, store) = try await games(engine)
    await #expect(throws: StoreError.unknownSession("C")) {
      try await store.append([entry("C", 1)])
    }
    #expect(store.stats() == JournalStats(commits: 0, entries: 0, failures: 1))
  }

  @Test(
    "EX15 closing commits what was appended and refuses what comes after",
    arguments: Engine.allCases)
  func closing(_ engine: Engine) async throws {
    let (place, store) = try await games(engine)
    let result = Mutex<Result<Void, any Error>?>(nil)
    store.append([entry("A", 1)]) { answer in result.withLock { $0 = answer } }
    try await store.close()
    try #require(result.withLock { $0 }).get()
    await #expect(throws: StoreError.closed) { try await store.append([entry("A", 2)]) }
    #expect(try await place.open().entries(sessionId: "A").map(\.seq) == [1])
  }

  /// Keeps the writer's thread in the answer to `entry` until the result is signalled.
  private func hold(
    _ store: any CopyableStore, with entry: JournalEntry
  ) async -> DispatchSemaphore {
    let release = DispatchSemaphore(value: 0)
    await withCheckedContinuation { continuation in
      store.append([entry]) { _ in
        continuation.resume()
        release.wait()
      }
    }
    return release
  }
}
