public import NIOCore

/// Which nodes live, and where they are reached: each says so again and again.
public struct NodePresence: Sendable {
  /// A node that lives.
  public struct Member: Sendable, Equatable {
    public let node: NodeID
    /// Where the others reach it, as JSON.
    public let json: ByteBuffer
  }

  private let client: RedisClient
  private let keys: RedisKeys

  public init(_ client: RedisClient, _ keys: RedisKeys) {
    (self.client, self.keys) = (client, keys)
  }

  /// Says that a node lives, and will for the time from now on.
  public func announce(
    _ node: NodeID, _ json: ByteBuffer, forMs: Int64
  ) async throws(RedisError) {
    _ = try await PresenceScripts.announce.run(
      on: client, keys: [keys.node(node), keys.nodes],
      [.text(node.rawValue), .bytes(json), .int(forMs)])
  }

  /// Says that a node goes.
  public func withdraw(_ node: NodeID) async throws(RedisError) {
    _ = try await PresenceScripts.withdraw.run(
      on: client, keys: [keys.node(node), keys.nodes], [.text(node.rawValue)])
  }

  /// The nodes that live, by their names.
  public func all() async throws(RedisError) -> [Member] {
    let answer = try await PresenceScripts.living.run(on: client, keys: [keys.nodes])
    let nodes = (answer.elements ?? []).compactMap { $0.text.flatMap(NodeID.init(rawValue:)) }
    guard !nodes.isEmpty else { return [] }
    let told = try await client.send(RedisCommand("MGET", nodes.map { .text(keys.node($0)) }))
    guard let values = told.elements, values.count == nodes.count else { throw .unexpected("MGET") }
    return zip(nodes, values).compactMap { node, value in
      value.bytes.map { Member(node: node, json: $0) }
    }.sorted { $0.node.rawValue < $1.node.rawValue }
  }
}
