import Foundation
import Logging
import NIOHTTP1
import NIOPosix
import TriptoCluster
import TriptoGuard
import TriptoKernel
import TriptoMetrics
import TriptoPostgres
import TriptoRooms
import TriptoSocket
import TriptoStore

/// What a server has more when it is one node of a cluster (CL1).
struct HouseCluster: Sendable {
  let membership: Membership
  let limits: RedisLimits
  private let sketches: RedisSketches
  private let node: ClusterNode
  private let leases: RedisLeases
  /// Where other nodes reach it; nil on any port of this machine.
  private let address: NodeAddress?

  /// Nil without `TRIPTO_REDIS_URL`.
  ///
  /// - Throws: in words a person can act on, when Redis or the database cannot be used, or the cluster has
  ///   another key for tokens (CL11).
  init?(
    _ configuration: ServerConfiguration, _ store: any PrunableStore, _ tokenKey: TokenKey,
    _ registry: SessionRegistry, _ metrics: ServerMetrics, _ logger: Logger
  ) async throws {
    guard let url = configuration.redisURL, let store = store as? PostgresStore else { return nil }
    let key = try await store.secret(named: "relay")
    leases = try await RedisLeases.open(
      url.revealed, key: key, on: MultiThreadedEventLoopGroup.singleton, logger)
    do { try await tokenKey.require(in: store) } catch {
      await leases.close()
      throw error
    }
    limits = leases.limits(logger)
    sketches = leases.sketches(logger)
    node = ClusterNode(
      store: store, leases: leases, registry: registry, version: Places.version,
      metrics: metrics, logger: logger)
    membership = Membership(
      node, key: Hex.text(key), sketches: sketches, screens: leases.screens(logger),
      passedOn: node.passedOn)
    address = configuration.nodeAddress.flatMap(NodeAddress.init(text:))
  }

  /// Where the door for the other nodes is.
  var door: (host: String, port: Int) { address.map { ("0.0.0.0", $0.port) } ?? ("127.0.0.1", 0) }

  /// The door is open: from now on this node takes part.
  func begin(port: Int?, _ factory: SessionFactory) async {
    let reached = address ?? NodeAddress(host: "127.0.0.1", port: port ?? 0)
    await node.begin(at: reached, factory)
    sketches.start()
  }

  func leave() async {
    await sketches.stop()
    await node.leave()
    await leases.close()
  }
}

extension NodeAddress {
  /// Of `host:port`.
  init?(text: String) {
    guard let parts = URLComponents(string: "tcp://" + text), let host = parts.host,
      let port = parts.port
    else { return nil }
    self.init(host: host, port: port)
  }
}

extension House {
  /// Sockets that other nodes pass on (CL3): who they are is known there, and counted there.
  func innerRoute(_ membership: Membership) -> WebSocketRoute {
    let gateway = Gateway(factory.services, tokens: tokens, isInner: true)
    var route = WebSocketRoute(path: "/ws", delegate: gateway) { _, _ in .known }
    route.refuse = { head in
      let given = head.headers.first(name: Membership.keyHeader) ?? ""
      guard !Membership.isKey(given, membership.key) else { return nil }
      return UpgradeRefusal(
        status: .forbidden, error: "Forbidden", message: "This door is for other nodes")
    }
    return route
  }
}
