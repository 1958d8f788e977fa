import Foundation
import Logging
import NIOPosix
import Synchronization
import Testing
import TriptoContent
import TriptoPlan
import TriptoStore
import TriptoViews
import TriptoWire

@testable import TriptoMetrics
@testable import TriptoRooms

/// A store that can run out of room or never finish, and what makes sessions on it.
struct Disk {
  let store: FullableStore
  let factory: SessionFactory

  init() throws {
    let path = FileManager.default.temporaryDirectory.path + "/tripto-\(UUID().uuidString).sqlite"
    store = FullableStore(base: try SQLiteStore(path: path))
    factory = Self.factory(on: store)
  }

  /// The same after a restart.
  func successor() -> SessionFactory { Self.factory(on: store) }

  func strandedGame() async throws -> Session {
    let session = try await factory.create(CreateSessionRequest())
    try await strand(session)
    return session
  }

  func strand(_ session: Session) async throws {
    store.isFull.withLock { $0 = true }
    await #expect(throws: StoreError.self) {
      try await session.join(name: "Bo", claim: nil, origin: nil)
    }
    try #require(await session.isStranded)
  }

  private static func factory(on store: any JournalStore) -> SessionFactory {
    let library = PackLibrary(directories: [])
    let registry = SessionRegistry()
    let services = SessionServices(
      clock: ServerClock(), store: store,
      planner: LibraryPlanner(library: library, defaultPacks: nil),
      metrics: ServerMetrics(),
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }, registry: registry,
      isStrict: false, speaker: nil, clipAddresses: .relative)
    return SessionFactory(
      services: services, loops: MultiThreadedEventLoopGroup.singleton,
      pacing: PacingTable.instant)
  }
}

final class FullableStore: JournalStore {
  /// Ends an append that is held: nil lets the base store it.
  typealias Commit = @Sendable ((any Error)?) -> Void

  let isFull = Mutex(false)
  /// Nothing that is written becomes durable.
  let isStuck = Mutex(false)
  /// A row that is not read any more.
  let lost = Mutex<(id: String, seq: Int64)?>(nil)
  /// Is passed by every snapshot, by its seq.
  let gate = Mutex<(@Sendable (Int64) async -> Void)?>(nil)
  private let holding = Mutex<AsyncStream<Commit>.Continuation?>(nil)
  private let base: SQLiteStore

  init(base: SQLiteStore) { self.base = base }

  /// Holds the next append.
  func hold() -> AsyncStream<Commit> {
    let (stream, continuation) = AsyncStream<Commit>.makeStream()
    holding.withLock { $0 = continuation }
    return stream
  }

  func append(
    _ entries: [JournalEntry],
    completion: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) {
    guard !isStuck.withLock({ $0 }) else { return }
    let held = holding.withLock { holding in
      defer { holding = nil }
      return holding
    }
    if let held {
      held.yield { [base] error in
        if let error { return completion(.failure(error)) }
        base.append(entries, completion: completion)
      }
      return
    }
    guard !isFull.withLock({ $0 }) else {
      return completion(.failure(StoreError.writeFailed(reason: "no room")))
    }
    base.append(entries, completion: completion)
  }

  func createSession(_ session: SessionRecord) async throws {
    try await base.createSession(session)
  }

  func setStatus(_ status: SessionStatus, sessionId: String) async throws {
    try await base.setStatus(status, sessionId: sessionId)
  }

  func liveSessions() async throws -> [SessionRecord] { try await base.liveSessions() }

  func entries(sessionId: String) async throws -> [JournalEntry] {
    let lost = lost.withLock { $0 }
    return try await base.entries(sessionId: sessionId).filter {
      $0.sessionId != lost?.id || $0.seq != lost?.seq
    }
  }

  func entries(
    sessionId: String, after seq: Int64, through last: Int64, limit: Int
  ) async throws -> [JournalEntry] {
    let lost = lost.withLock { $0 }
    return try await base.entries(sessionId: sessionId, after: seq, through: last, limit: limit)
      .filter { $0.sessionId != lost?.id || $0.seq != lost?.seq }
  }

  func keepSnapshot(_ snapshot: SnapshotRecord) async throws -> Bool {
    if let gate = gate.withLock({ $0 }) { await gate(snapshot.seq) }
    guard !isFull.withLock({ $0 }) else { throw StoreError.writeFailed(reason: "no room") }
    return try await base.keepSnapshot(snapshot)
  }

  func snapshot(sessionId: String) async throws -> SnapshotRecord? {
    try await base.snapshot(sessionId: sessionId)
  }

  func session(id: String) async throws -> SessionRecord? { try await base.session(id: id) }

  func markPlayed(household: String, packId: String, atMs: Int64) async throws {
    try await base.markPlayed(household: household, packId: packId, atMs: atMs)
  }

  func keepJourney(_ journey: JourneyRecord) async throws { try await base.keepJourney(journey) }

  func journeys(
    household: String, beforeMs: Int64, limit: Int
  ) async throws -> [JourneyRecord] {
    try await base.journeys(household: household, beforeMs: beforeMs, limit: limit)
  }

  func hideJourney(_ id: String, household: String) async throws -> Bool {
    try await base.hideJourney(id, household: household)
  }

  func playedPacks(household: String) async throws -> [String] {
    try await base.playedPacks(household: household)
  }

  func secret(named name: String) async throws -> [UInt8] {
    try await base.secret(named: name)
  }

  func stats() -> JournalStats { base.stats() }

  func close() async throws { try await base.close() }
}
