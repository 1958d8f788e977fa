import Foundation
package import Logging
package import NIOCore
import TriptoRedis
import TriptoRooms

/// The leases of a cluster's nodes in Redis.
package struct RedisLeases: NodeLeases {
  private let client: RedisClient
  private let presence: NodePresence

  /// - Throws: `RedisError`, in words a person can act on.
  package static func open(
    _ url: String, on loops: any EventLoopGroup, _ logger: Logger
  ) async throws -> RedisLeases {
    let settings = RedisSettings(try RedisAddress(url))
    return RedisLeases(
      try await RedisClient.open(settings, on: loops, logger: logger), try RedisKeys())
  }

  private init(_ client: RedisClient, _ keys: RedisKeys) {
    self.client = client
    presence = NodePresence(client, keys)
  }

  package func renew(_ node: NodeRecord, forMs: Int) async throws -> NodeRoll {
    let id = try node.id
    let before = try await presence.all()
    let address = try JSONEncoder().encode(
      Address(host: node.address.host, port: node.address.port))
    try await presence.announce(id, ByteBuffer(bytes: address), forMs: Int64(forMs))
    return NodeRoll(
      nodes: try await presence.all().map(NodeRecord.init),
      wasHeld: before.contains { $0.node == id })
  }

  package func leave(_ node: NodeRecord) async throws { try await presence.withdraw(node.id) }

  package func close() async { await client.close() }
}

/// As it stands in Redis.
private struct Address: Codable {
  let host: String
  let port: Int
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

  fileprivate init(_ member: NodePresence.Member) throws {
    let address = try JSONDecoder().decode(Address.self, from: Data(member.json.readableBytesView))
    self.init(
      name: member.node.rawValue, address: NodeAddress(host: address.host, port: address.port))
  }
}
