public import NIOCore
public import TriptoKernel

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

  /// The address of one node; nil when it does not live.
  public func json(of node: NodeID) async throws(RedisError) -> ByteBuffer? {
    try await client.send(RedisCommand("GET", .text(keys.node(node)))).bytes
  }
}

/// Which clients are connected to a game (DA13), each through some node.
public struct ClientPresence: Sendable {
  private let client: RedisClient
  private let keys: RedisKeys

  public init(_ client: RedisClient, _ keys: RedisKeys) {
    (self.client, self.keys) = (client, keys)
  }

  /// Says that a client is connected through a node, and will be for the time from now on.
  public func connect(
    _ player: PlayerID, to session: SessionID, through node: NodeID, forMs: Int64
  ) async throws(RedisError) {
    _ = try await PresenceScripts.connect.run(
      on: client, keys: [keys.presence(session)], [member(player, node), .int(forMs)])
  }

  /// - Returns: Whether it counted as connected through this node.
  @discardableResult
  public func disconnect(
    _ player: PlayerID, from session: SessionID, through node: NodeID
  ) async throws(RedisError) -> Bool {
    try await client.send(
      RedisCommand("ZREM", .text(keys.presence(session)), member(player, node))
    ).int == 1
  }

  /// The connected clients and the nodes through which they are.
  public func all(in session: SessionID) async throws(RedisError) -> [PlayerID: Set<NodeID>] {
    let answer = try await PresenceScripts.living.run(on: client, keys: [keys.presence(session)])
    return (answer.elements ?? []).reduce(into: [:]) { all, element in
      let parts = (element.text ?? "").split(separator: "@", maxSplits: 1)
      guard parts.count == 2, let node = NodeID(rawValue: String(parts[1])) else { return }
      all[PlayerID(rawValue: String(parts[0])), default: []].insert(node)
    }
  }

  private func member(_ player: PlayerID, _ node: NodeID) -> RedisArgument {
    .text("\(player.rawValue)@\(node)")
  }
}
