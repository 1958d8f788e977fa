import Crypto
import Foundation
package import Logging
package import NIOCore
import TriptoRedis
import TriptoRooms

/// The leases of a cluster's nodes in Redis.
package struct RedisLeases: NodeLeases {
  private let client: RedisClient
  private let keys: RedisKeys
  private let presence: NodePresence
  /// Nodes sign where they are: whoever can write to Redis gets nothing passed on to them.
  private let key: SymmetricKey

  /// - Throws: `RedisError`, in words a person can act on.
  package static func open(
    _ url: String, key: [UInt8], on loops: any EventLoopGroup, _ logger: Logger
  ) async throws -> RedisLeases {
    let settings = RedisSettings(try RedisAddress(url))
    return RedisLeases(
      try await RedisClient.open(settings, on: loops, logger: logger), try RedisKeys(), key)
  }

  private init(_ client: RedisClient, _ keys: RedisKeys, _ key: [UInt8]) {
    (self.client, self.keys) = (client, keys)
    self.key = SymmetricKey(data: key)
    presence = NodePresence(client, keys)
  }

  package func renew(_ node: NodeRecord, forMs: Int) async throws -> NodeRoll {
    let id = try node.id
    let before = try await presence.all()
    let address = try JSONEncoder().encode(
      Address(host: node.address.host, port: node.address.port, proof: proof(of: node)))
    try await presence.announce(id, ByteBuffer(bytes: address), forMs: Int64(forMs))
    return NodeRoll(nodes: try await living(), wasHeld: before.contains { $0.node == id })
  }

  /// The nodes that live, by their names.
  package func living() async throws -> [NodeRecord] {
    try await presence.all().compactMap(record)
  }

  private func code(of node: NodeRecord) -> Data {
    Data("\(node.name)\n\(node.address.host)\n\(node.address.port)".utf8)
  }

  private func proof(of node: NodeRecord) -> Data {
    Data(HMAC<SHA256>.authenticationCode(for: code(of: node), using: key))
  }

  /// Nil for what no node of this cluster has written.
  private func record(_ member: NodePresence.Member) throws -> NodeRecord? {
    let address = try JSONDecoder().decode(Address.self, from: Data(member.json.readableBytesView))
    let node = NodeRecord(
      name: member.node.rawValue, address: NodeAddress(host: address.host, port: address.port))
    let isProved = HMAC<SHA256>.isValidAuthenticationCode(
      address.proof, authenticating: code(of: node), using: key)
    return isProved ? node : nil
  }

  package func leave(_ node: NodeRecord) async throws { try await presence.withdraw(node.id) }

  /// The limits that go by the same connection (CL9).
  package func limits(_ logger: Logger) -> RedisLimits {
    RedisLimits(SharedCounters(client, keys), logger)
  }

  /// What operators are shown of games, by the same connection (DA10–DA13).
  package var sketchStore: SketchStore { SketchStore(ExpiringValues(client, keys)) }

  /// The screens of all nodes, by the same connection (RE70).
  package func screens(_ logger: Logger) -> RedisScreens {
    RedisScreens(ScreenCodes(client, keys), logger)
  }

  package func sketches(_ logger: Logger) -> RedisSketches { RedisSketches(sketchStore, logger) }

  package func close() async { await client.close() }
}

/// As it stands in Redis.
private struct Address: Codable {
  let host: String
  let port: Int
  let proof: Data
}

extension NodeRecord {
  fileprivate var id: NodeID {
    get throws {
      guard let id = NodeID(rawValue: name) else {
        throw RedisError.address("a node cannot be called \(name)")
      }
      return id
    }
  }
}
