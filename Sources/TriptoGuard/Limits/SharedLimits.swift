/// Counts attempts for all nodes of a cluster (CL9).
package protocol SharedLimits: Sendable {
  /// Counts one attempt of `address`, and of its network.
  ///
  /// - Returns: nil when that cannot be known now: then the node's own count alone holds.
  func attempt(_ action: RateLimitedAction, from address: ClientAddress) async -> RateDecision?
}

extension RateLimitedAction {
  /// Whether all nodes count it together: guesses at codes, and what costs. Of the others each node is only kept from
  /// being flooded.
  package var isShared: Bool {
    switch self {
    case .createSession, .join, .speak, .lookUp, .openScreen, .showOnScreen, .writePacks, .history:
      true
    case .openSocket, .readScreen, .readPacks, .readHistory, .clip, .watch, .operate,
      .request:
      false
    }
  }
}

extension RateLimiter {
  /// Counts one attempt for all nodes, where it is shared; the node's own count comes first.
  package func attemptShared(
    _ action: RateLimitedAction, from address: ClientAddress
  ) async -> RateDecision {
    guard let shared, action.isShared, !address.isLoopback,
      let decision = await shared.attempt(action, from: address)
    else { return .allowed }
    return decision == .allowed ? decision : refused(decision)
  }
}
