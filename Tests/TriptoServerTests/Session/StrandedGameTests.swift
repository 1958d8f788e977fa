import Synchronization
import Testing
import TriptoGame
import TriptoStore
import TriptoWire

@testable import TriptoRooms
@testable import TriptoTable

@Suite("Games that cannot be saved", .timeLimit(.minutes(1)))
struct StrandedGameTests {
  @Test("WS17 ST40 a game on a full disk waits closed and goes on where it was saved last")
  func rescue() async throws {
    let disk = try Disk()
    let factory = disk.factory
    let session = try await factory.create(CreateSessionRequest())
    let alva = try await session.join(name: "Alva", claim: nil, origin: nil)
    disk.store.isFull.withLock { $0 = true }
    await #expect(throws: StoreError.self) {
      try await session.join(name: "Bo", claim: nil, origin: nil)
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
    _ = try await revived.join(name: "Bo", claim: nil, origin: nil)
    #expect(await revived.state.players.map(\.name) == ["Alva", "Bo"])
  }

  @Test("RE14 a join to a game that cannot be saved fails, and promises no seat")
  func joinWhileStranded() async throws {
    let disk = try Disk()
    let session = try await disk.factory.create(CreateSessionRequest())
    disk.store.isFull.withLock { $0 = true }
    for name in ["Alva", "Bo"] {
      await #expect(throws: StoreError.self) {
        try await session.join(name: name, claim: nil, origin: nil)
      }
    }
  }

  @Test("ST42 a game is found again when it is saved, and one that fails once more is tried again")
  func rescuedTwice() async throws {
    let disk = try Disk()
    let (factory, registry) = (disk.factory, disk.factory.registry)
    let old = try await disk.strandedGame()
    disk.store.isFull.withLock { $0 = false }
    var commits = disk.store.hold().makeAsyncIterator()
    async let rescue: Void = factory.rescue()
    let commit = try #require(await commits.next())
    #expect(registry.session(id: old.id) === old)
    #expect(registry.stranded == [old.id])
    commit(nil)
    await rescue
    let revived = try #require(registry.session(id: old.id))
    #expect(revived !== old && registry.stranded.isEmpty)
    try await disk.strand(revived)
    await revived.enlist()
    #expect(registry.stranded == [old.id])
    disk.store.isFull.withLock { $0 = false }
    await factory.rescue()
    #expect(registry.session(id: old.id) !== revived && registry.stranded.isEmpty)
  }

  @Test("ST42 a game that cannot be saved at the start either waits closed, and is not lost")
  func strandedAtStart() async throws {
    let disk = try Disk()
    let id = try await disk.factory.create(CreateSessionRequest()).id
    let next = disk.successor()
    disk.store.isFull.withLock { $0 = true }
    #expect(try await next.restore() == 1)
    let game = try #require(next.registry.session(id: id))
    await #expect(throws: StoreError.self) { try await game.untilDurable() }
    #expect(next.registry.stranded == [id] && next.registry.session(id: id) === game)
    disk.store.isFull.withLock { $0 = false }
    await next.rescue()
    #expect(next.registry.stranded.isEmpty && next.registry.session(id: id) !== game)
  }

  @Test(
    "ST43 a join whose commit fails while the game leaves is answered, and so is who waits for it")
  func lateFailure() async throws {
    let disk = try Disk()
    let session = try await disk.factory.create(CreateSessionRequest())
    var commits = disk.store.hold().makeAsyncIterator()
    let join = Task {
      try await session.join(name: "Alva", claim: nil, origin: nil)
    }
    let commit = try #require(await commits.next())
    async let left: Void = session.shutDown(retryAfterMs: 0)
    commit(StoreError.writeFailed(reason: "no room"))
    await #expect(throws: StoreError.self) { try await join.value }
    await left
  }

  @Test("DA26 a game whose journal has a gap is left out of a restart; the others go on")
  func gap() async throws {
    let disk = try Disk()
    var ids: [String] = []
    for _ in 0..<2 {
      let session = try await disk.factory.create(CreateSessionRequest())
      for name in ["Alva", "Bo", "Cia"] {
        _ = try await session.join(name: name, claim: nil, origin: nil)
      }
      ids.append(session.id)
    }
    disk.store.lost.withLock { $0 = (ids[0], 2) }
    let next = disk.successor()
    #expect(try await next.restore() == 1)
    #expect(next.registry.all.map(\.id) == [ids[1]])
    let record = try #require(try await disk.store.session(id: ids[0]))
    let rows = try await disk.store.entries(sessionId: ids[0])
    #expect(throws: RecoveryError.missingRow(seq: 2)) {
      try Recovered(GameRecord(record), rows.map(JournalRow.init))
    }
  }
}

extension SessionFactory {
  fileprivate var registry: SessionRegistry { services.registry }
}
