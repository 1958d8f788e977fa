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

/// A server that answers.
public struct ReadyServer: Sendable {
  /// The port it listens on.
  public let port: Int
  /// The port of the second listener (RE38); nil when it could not be opened.
  public let contentPort: Int?
  /// What people type and scan.
  public let address: PublicAddress
  /// Whether other devices can come in.
  public let reach: LANReach
  /// Where a damaged database lies now; nil when there was none (DA27).
  public let setAside: String?
  /// Opens the library (SE10).
  public let key: HouseKeyFile
}
