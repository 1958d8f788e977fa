import Logging
import NIOCore
import TriptoGuard
import TriptoMetrics
import TriptoSocket

/// Who may connect to a listener, and what is said and counted about it (SE26, SE27).
struct Doorkeeper: Sendable {
  let limits: ConnectionLimits
  let roll: ConnectionRoll

  init(
    _ connections: Int, _ configuration: ServerConfiguration, _ metrics: ServerMetrics,
    _ logger: Logger
  ) {
    let most = configuration.connectionsPerAddress
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
