import Logging
import NIOCore
import NIOHTTP1
import TriptoGuard
import TriptoMetrics
import TriptoRooms
import TriptoSocket

/// Who may connect to a listener, and what is said and counted about it (SE26, SE27).
struct Doorkeeper: Sendable {
  let limits: ConnectionLimits
  let roll: ConnectionRoll

  init(
    _ connections: Int, _ configuration: ServerConfiguration, _ metrics: ServerMetrics,
    _ logger: Logger, isInner: Bool
  ) {
    // NB: all that another node passes on comes from its one address (CL3).
    let most = isInner ? 0 : configuration.connectionsPerAddress
    limits = ConnectionLimits(total: connections, perAddress: most == 0 ? nil : most) { address in
      let client = ClientAddress(address.ipAddress ?? "")
      return client.isLoopback ? nil : client.key
    }
    roll = ConnectionRoll(limits) { news in
      switch news {
      case .opened: metrics.connections.add(1)
      case .closed: metrics.connections.add(-1)
      case .cut(let count): metrics.connectionsCut.increment(by: count)
      case .refused: metrics.connectionsRefused.increment()
      case .crowded:
        logger.warning(
          "all connections are taken: those that wait longest are cut for new ones",
          metadata: ["connections": "\(connections)"])
      case .relieved: logger.info("there are free connections again")
      }
    }
  }
}

extension House {
  /// Judges a request for the game's socket before it is answered (SE7, SE26, SE29). Whoever is let in is
  /// asked again by the gateway (WS3).
  func judge(_ head: HTTPRequestHead, from address: ClientAddress)
    -> WebSocketRoute.Judgement
  {
    let nowMs = Int64(clock.nowMs())
    if case .refused(let seconds) = limiter.attempt(.openSocket, from: address, nowMs: nowMs) {
      return .tooMany(retryAfterSeconds: seconds)
    }
    guard let token = Credentials(head).token else { return .stranger }
    let session = tokens.claims(of: token).flatMap { registry.session(id: $0.sessionId) }
    if session != nil { return .known }
    return registry.isClosing ? .closing : .stranger
  }
}
