public import TriptoGuard

/// Which of this machine's addresses phones can use, as far as the server can tell by calling
/// itself through them.
public struct LANReach: Sendable {
  public let verified: LANAddress?
  /// Every address that was tried, with the outcome.
  public let attempts: [(address: LANAddress, result: ReachResult)]

  /// Calls /health through one address after another, until it is reached through one or the task is
  /// cancelled; a second each at most.
  public static func find(_ configuration: ServerConfiguration, port: Int) async -> LANReach {
    guard configuration.listensBeyondLoopback else {
      return LANReach(verified: nil, attempts: [])
    }
    var attempts: [(address: LANAddress, result: ReachResult)] = []
    for candidate in LANAddress.candidates() where !Task.isCancelled {
      let result = await candidate.verify(port: port, isTLS: configuration.tls != nil)
      attempts.append((candidate, result))
      if result == .reachable { return LANReach(verified: candidate, attempts: attempts) }
    }
    return LANReach(verified: nil, attempts: attempts)
  }
}
