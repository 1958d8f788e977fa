package import TriptoRooms

/// A node as the others know it.
package struct NodeRecord: Sendable, Equatable {
  /// Unique for each process that ever ran.
  package let name: String
  package let address: NodeAddress

  package init(name: String, address: NodeAddress) { (self.name, self.address) = (name, address) }
}

/// Which nodes live: each holds a lease that ends by itself (CL1).
package protocol NodeLeases: Sendable {
  /// Takes or renews a node's lease.
  ///
  /// - Throws: when it cannot be known which nodes live.
  func renew(_ node: NodeRecord, forMs: Int) async throws -> NodeRoll

  /// Gives a lease back.
  func leave(_ node: NodeRecord) async throws
}

/// Who holds a lease.
package struct NodeRoll: Sendable, Equatable {
  /// The one that asked is among them.
  package let nodes: [NodeRecord]
  /// Whether the one that asked still held its own.
  package let wasHeld: Bool

  package init(nodes: [NodeRecord], wasHeld: Bool) { (self.nodes, self.wasHeld) = (nodes, wasHeld) }
}

/// How long leases last, in ms.
package struct ClusterTiming: Sendable {
  package var leaseMs = 1_500
  package var renewalMs = 400
  /// How often a node looks for games that nobody has, though no node has gone.
  package var sweepMs = 5_000

  /// What was in Redis before it was lost may not be there yet: so long nobody takes a game. A lease and two renewals.
  package var settlingMs = 2_300

  package init() {}
}
