import Foundation
import Logging
import NIOPosix
import Synchronization
import Testing
import TriptoContent
import TriptoGame
import TriptoShow
import TriptoStore
import TriptoViews
import TriptoWire

@testable import TriptoServer

@Suite("Games that cannot be saved")
struct StrandedGameTests {
  @Test("WS17 ST40 a game on a full disk waits closed and goes on where it was saved last")
  func rescue() async throws {
    let disk = try Disk()
    let factory = disk.factory
    let session = try await factory.create(CreateSessionRequest())
    let alva = try await session.join(name: "Alva", asHost: false, handoverCode: nil, origin: nil)
    disk.store.isFull.withLock { $0 = true }
    await #expect(throws: StoreError.self) {
      try await session.join(name: "Bo", asHost: false, handoverCode: nil, origin: nil)
    }
    #expect(await session.isStranded)
    #expect(factory.registry.session(id: session.id) === session)
    await factory.rescue()
    #expect(factory.registry.stranded == [session.id])
    disk.store.isFull.withLock { $0 = false }
    await factory.rescue()
    let revived = try #require(factory.registry.session(id: session.id))
    #expect(factory.registry.stranded.isEmpty)
    #expect(await revived.state.players.map(\.id) == [alva])
    _ = try await revived.join(name: "Bo", asHost: false, handoverCode: nil, origin: nil)
    #expect(await revived.state.players.map(\.name) == ["Alva", "Bo"])
  }

  @Test("RE14 a join to a game that cannot be saved fails, and promises no seat")
  func joinWhileStranded() async throws {
    let disk = try Disk()
    let session = try await disk.factory.create(CreateSessionRequest())
    disk.store.isFull.withLock { $0 = true }
    for name in ["Alva", "Bo"] {
      await #expect(throws: StoreError.self) {
        try await session.join(name: name, asHost: false, handoverCode: nil, origin: nil)
      }
    }
  }
}

/// A store that can run out of room, and what makes sessions on it.
private struct Disk {
  let store: FullableStore
  let factory: SessionFactory

  init() throws {
    let path = FileManager.default.temporaryDirectory.path + "/tripto-\(UUID().uuidString).sqlite"
    store = FullableStore(base: try SQLiteStore(path: path))
    let library = PackLibrary(directories: [])
    let registry = SessionRegistry()
    let services = SessionServices(
      clock: ServerClock(), store: store,
      planner: LibraryPlanner(library: library, defaultPacks: nil),
      judge: AnswerJudge(library: library), metrics: ServerMetrics(),
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }, registry: registry,
      speaker: nil, clipAddresses: .relative)
    factory = SessionFactory(
      services: services, registry: registry, loops: MultiThreadedEventLoopGroup.singleton,
      pacing: PacingTable.instant)
  }
}

private final class FullableStore: JournalStore {
  let isFull = Mutex(false)
  private let base: SQLiteStore

  init(base: SQLiteStore) { self.base = base }

  func append(
    _ entries: [JournalEntry],
    completion: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) {
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

  func loadLive() async throws -> [StoredSession] { try await base.loadLive() }

  func entries(sessionId: String) async throws -> [JournalEntry] {
    try await base.entries(sessionId: sessionId)
  }

  func session(id: String) async throws -> SessionRecord? { try await base.session(id: id) }

  func markPlayed(household: String, packId: String, atMs: Int64) async throws {
    try await base.markPlayed(household: household, packId: packId, atMs: atMs)
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
