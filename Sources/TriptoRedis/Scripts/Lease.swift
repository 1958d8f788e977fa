public import TriptoKernel

/// Somebody's right to a game, until it runs out.
public struct Lease: Sendable, Equatable {
  public let session: SessionID
  public let node: NodeID
  /// Grows with every lease that is given, so that who had one before can be refused by it.
  public let token: Int64

  public init(session: SessionID, node: NodeID, token: Int64) {
    (self.session, self.node, self.token) = (session, node, token)
  }

  /// What its key holds.
  var value: String { "\(node):\(token)" }

  /// - Parameter value: `node:token`.
  init?(_ session: SessionID, value: String) {
    let parts = value.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let node = NodeID(rawValue: String(parts[0])),
      let token = Int64(parts[1])
    else { return nil }
    self.init(session: session, node: node, token: token)
  }
}

/// What asking for a lease gave.
public enum LeaseAnswer: Sendable, Equatable {
  /// It is ours. The time is counted from before it was asked for, so it ends here before it ends there.
  case taken(Lease, until: ContinuousClock.Instant)
  /// Somebody has it, for so many ms from now unless it is renewed. It may be the one who asks, whose earlier
  /// answer was lost.
  case held(Lease, remainingMs: Int64)
}
