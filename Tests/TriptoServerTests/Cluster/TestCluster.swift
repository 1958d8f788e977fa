import Foundation
import Logging
import NIOPosix
import Synchronization
import TriptoContent
import TriptoPlan
import TriptoPostgres
import TriptoStore
import TriptoTestPostgres
import TriptoViews
import TriptoWire

@testable import TriptoCluster
@testable import TriptoMetrics
@testable import TriptoRooms

/// Leases that no Redis keeps: whoever has one lives until it gives it back.
final class KeptLeases: NodeLeases {
  struct Away: Error {}

  private let held = Mutex<[NodeRecord]>([])
  let isAway = Mutex(false)

  func renew(_ node: NodeRecord, forMs: Int) async throws -> NodeRoll {
    if isAway.withLock({ $0 }) { throw Away() }
    return held.withLock { held in
      let wasHeld = held.contains(node)
      if !wasHeld { held.append(node) }
      return NodeRoll(nodes: held, wasHeld: wasHeld)
    }
  }

  func leave(_ node: NodeRecord) async throws {
    held.withLock { $0.removeAll { $0 == node } }
  }
}

/// One node in this process: a store in a real Postgres, and leases that the test keeps.
struct TestNode {
  let node: ClusterNode
  let registry = SessionRegistry()
  let factory: SessionFactory
  let store: PostgresStore
  let address: NodeAddress

  init(
    _ name: String, port: Int, _ database: PostgresSettings, _ leases: KeptLeases,
    sketches: (any GameSketches)? = nil, hold: HeldOwners.Hold? = nil
  ) async throws {
    store = try await PostgresStore.open(database, as: .node(name))
    address = NodeAddress(host: "127.0.0.1", port: port)
    let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    var timing = ClusterTiming()
    // NB: the test's leases are known from the start, and no slow machine lets them end.
    (timing.settlingMs, timing.leaseMs) = (0, 60_000)
    let owners: any OwnershipStore =
      if let hold { HeldOwners(store: store, hold: hold) } else { store }
    node = ClusterNode(
      store: owners, leases: leases, registry: registry, version: "1.2.3", timing: timing,
      metrics: ServerMetrics(), logger: logger)
    let services = SessionServices(
      clock: ServerClock(), store: store,
      planner: LibraryPlanner(library: PackLibrary(directories: []), defaultPacks: nil),
      metrics: ServerMetrics(), logger: logger, registry: registry,
      membership: Membership(node, key: "key", sketches: sketches, passedOn: node.passedOn),
      isStrict: false, speaker: nil, clipAddresses: .relative)
    factory = SessionFactory(
      services: services, loops: MultiThreadedEventLoopGroup.singleton,
      pacing: PacingTable.instant)
    await node.begin(at: address, factory)
    await node.renew()
  }

  func game(of player: String) async throws -> Session {
    let session = try await factory.create(CreateSessionRequest())
    _ = try await session.join(name: player, claim: nil, origin: nil)
    return session
  }

  func close() async throws {
    for session in registry.all { await session.shutDown(retryAfterMs: 0) }
    await node.leave()
    try await store.close()
  }

  /// Nodes that share a database of their own.
  static func several(
    _ names: String..., on leases: KeptLeases, sketches: (any GameSketches)? = nil
  ) async throws -> [TestNode] {
    let server = try await PostgresServer.shared()
    let settings = PostgresSettings(url: server.url(try await server.makeDatabase()))
    var nodes: [TestNode] = []
    for (index, name) in names.enumerated() {
      nodes.append(
        try await TestNode(name, port: 9_001 + index, settings, leases, sketches: sketches))
    }
    for each in nodes { await each.node.renew() }
    return nodes
  }
}

extension GamePlace {
  var session: Session? { if case .here(let session) = self { session } else { nil } }
  var node: NodeAddress? { if case .at(let address) = self { address } else { nil } }
  var isUnsettled: Bool { if case .unsettled = self { true } else { false } }
}
