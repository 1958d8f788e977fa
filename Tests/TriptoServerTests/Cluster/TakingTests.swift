import Synchronization
import Testing
import TriptoPostgres
import TriptoStore
import TriptoTestPostgres

@testable import TriptoCluster
@testable import TriptoRooms

@Suite("Games that nodes take", .timeLimit(.minutes(1)))
struct TakingTests {
  @Test("CL2 a game has one owner, also where its node is asked again while it takes it")
  func once() async throws {
    let server = try await PostgresServer.shared()
    let settings = PostgresSettings(url: server.url(try await server.makeDatabase()))
    let leases = KeptLeases()
    let a = try await TestNode("a", port: 9_001, settings, leases)
    let (held, isHeld) = AsyncStream.makeStream(of: Void.self)
    let (opened, gate) = AsyncStream.makeStream(of: Void.self)
    let isFirst = Mutex(true)
    let b = try await TestNode("b", port: 9_002, settings, leases) {
      let waits = isFirst.withLock { isFirst in
        defer { isFirst = false }
        return isFirst
      }
      guard waits else { return }
      isHeld.yield()
      for await _ in opened { return }
    }
    let game = try await a.game(of: "Alva")
    await game.shutDown(retryAfterMs: 0)
    await a.node.release(of: game.id)?.value
    let late = Task { await b.node.place(ofSession: game.id).session }
    for await _ in held { break }
    let taken = try #require(await b.node.place(ofSession: game.id).session)
    gate.yield()
    #expect(await late.value === taken)
    // NB: made, let go of, taken.
    #expect(try await b.store.owner(sessionId: game.id) == GameOwner(node: "b", token: 3))
    for each in [a, b] { try await each.close() }
  }
}
