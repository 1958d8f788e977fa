import Synchronization
import Testing
import TriptoGame
import TriptoPostgres
import TriptoStore

@testable import TriptoCluster
@testable import TriptoRooms
@testable import TriptoTable

@Suite("Games that are handed from node to node", .timeLimit(.minutes(1)))
struct HandOverTests {
  @Test("CL8 a game that an operator moves goes on at that node, and nobody else takes it")
  func handOver() async throws {
    let nodes = try await TestNode.several("a", "b", "c", on: KeptLeases())
    let (a, b, c) = (nodes[0], nodes[1], nodes[2])
    let game = try await a.game(of: "Alva")
    try await a.node.handOver(game.id, to: "b")
    #expect(a.registry.all.isEmpty)
    #expect(try await c.store.owner(sessionId: game.id) == GameOwner(node: "b", token: 2))
    for other in [a, c] {
      #expect(await other.node.place(ofSession: game.id).node == b.address)
    }
    let moved = try #require(await b.node.place(ofSession: game.id).session)
    #expect(await moved.state.players.map(\.name) == ["Alva"])
    _ = try await moved.join(name: "Bo", claim: nil, origin: nil)
    try await b.node.handOver(game.id, to: "a")
    let back = try #require(await a.node.place(ofSession: game.id).session)
    #expect(await back.state.players.map(\.name) == ["Alva", "Bo"])
    for each in nodes { try await each.close() }
  }

  @Test("CL8 CL4 a game that was handed over begins by itself, though nobody asks its node for it")
  func begins() async throws {
    let nodes = try await TestNode.several("a", "b", on: KeptLeases())
    let (a, b) = (nodes[0], nodes[1])
    let game = try await a.game(of: "Alva")
    try await a.node.handOver(game.id, to: "b")
    for _ in 0..<2 { await b.node.sweep() }
    #expect(b.registry.session(id: game.id) != nil)
    await a.node.sweep()
    await a.node.sweep()
    #expect(a.registry.all.isEmpty)
    for each in nodes { try await each.close() }
  }

  @Test("CL8 a node that stops before it has begun a game lets the others take it")
  func heirStops() async throws {
    let nodes = try await TestNode.several("a", "b", "c", on: KeptLeases())
    let (a, b, c) = (nodes[0], nodes[1], nodes[2])
    let game = try await a.game(of: "Alva")
    try await a.node.handOver(game.id, to: "b")
    b.registry.startClosing()
    #expect(await b.node.place(ofSession: game.id).isUnsettled)
    await b.node.release(of: game.id)?.value
    #expect(await c.node.place(ofSession: game.id).session != nil)
    for each in nodes { try await each.close() }
  }

  @Test("CL8 CL5 while Redis is away no game is handed over: it is not known who lives")
  func noHandOver() async throws {
    let leases = KeptLeases()
    let nodes = try await TestNode.several("a", "b", on: leases)
    let game = try await nodes[0].game(of: "Alva")
    leases.isAway.withLock { $0 = true }
    await nodes[0].node.renew()
    await #expect(throws: HandOverRefusal.unsettled) {
      try await nodes[0].node.handOver(game.id, to: "b")
    }
    #expect(nodes[0].registry.session(id: game.id) === game)
    for each in nodes { try await each.close() }
  }

  @Test("CL8 what cannot be moved stays where it is, and the operator is told why")
  func refusals() async throws {
    let nodes = try await TestNode.several("a", "b", on: KeptLeases())
    let (a, b) = (nodes[0], nodes[1])
    let game = try await a.game(of: "Alva")
    await #expect(throws: HandOverRefusal.unknownNode("x")) {
      try await a.node.handOver(game.id, to: "x")
    }
    await #expect(throws: HandOverRefusal.itself) { try await a.node.handOver(game.id, to: "a") }
    await #expect(throws: HandOverRefusal.notHere) { try await b.node.handOver(game.id, to: "a") }
    a.node.heirs.withLock { $0[game.id] = "b" }
    await #expect(throws: HandOverRefusal.moving) { try await a.node.handOver(game.id, to: "b") }
    a.node.heirs.withLock { $0[game.id] = nil }
    #expect(a.registry.session(id: game.id) === game)
    _ = try await game.join(name: "Bo", claim: nil, origin: nil)
    for each in nodes { try await each.close() }
  }

  @Test("CL8 CL7 a node tells its games, both its versions and whether it is to stop")
  func status() async throws {
    let nodes = try await TestNode.several("a", on: KeptLeases())
    let game = try await nodes[0].game(of: "Alva")
    #expect(
      await nodes[0].node.status()
        == NodeStatus(
          name: "a", version: "1.2.3", rules: Genesis.rules, isDraining: false, isSettled: true,
          sessions: [game.id]))
    nodes[0].registry.startClosing()
    let last = await nodes[0].node.status()
    #expect(last.isDraining && !last.isSettled)
    try await nodes[0].close()
  }

  @Test("RE78 a node is ready once it has known which nodes live, also while Redis is away later")
  func ready() async throws {
    let leases = KeptLeases()
    leases.isAway.withLock { $0 = true }
    let nodes = try await TestNode.several("a", on: leases)
    #expect(await !nodes[0].node.hasSettled())
    leases.isAway.withLock { $0 = false }
    await nodes[0].node.renew()
    #expect(await nodes[0].node.hasSettled())
    leases.isAway.withLock { $0 = true }
    await nodes[0].node.renew()
    #expect(await nodes[0].node.hasSettled())
    #expect(await !nodes[0].node.status().isSettled)
    try await nodes[0].close()
  }

  @Test("CL5 CL4 while Redis is away no game is taken; one that nobody has is, when it is back")
  func redisAway() async throws {
    let leases = KeptLeases()
    let nodes = try await TestNode.several("a", "b", on: leases)
    let (a, b) = (nodes[0], nodes[1])
    let game = try await a.game(of: "Alva")
    leases.isAway.withLock { $0 = true }
    await b.node.renew()
    await game.shutDown(retryAfterMs: 0)
    await a.node.release(of: game.id)?.value
    #expect(await b.node.place(ofSession: game.id).isUnsettled)
    leases.isAway.withLock { $0 = false }
    await b.node.renew()
    #expect(await b.node.place(ofSession: game.id).session != nil)
    for each in nodes { try await each.close() }
  }
}
