import Logging
import NIOCore
import NIOHTTP1
import TriptoGuard
import TriptoMetrics
import TriptoSocket
import TriptoWire

/// Sockets of games that this node does not have (CL3).
extension Gateway {
  /// Whether sockets may go on to another node: not a second time.
  var passesOn: Bool { services.membership != nil && !isInner }

  /// The client's, though another node stands between.
  func clientAddress(_ connection: WebSocketConnection, _ head: HTTPRequestHead) -> ClientAddress {
    let relayed = isInner ? head.headers.first(name: Membership.clientHeader) : nil
    return ClientAddress(relayed ?? connection.remoteAddress ?? "")
  }

  /// Asks where the game is. What the client says meanwhile waits.
  func locate(
    _ connection: WebSocketConnection, _ token: String, _ claims: TokenClaims,
    by membership: Membership
  ) {
    client(connection)?.phase = .elsewhere
    Task {
      let place = await membership.locator.place(ofSession: claims.sessionId)
      connection.eventLoop.execute { self.found(place, connection, token, claims, membership) }
    }
  }

  private func found(
    _ place: GamePlace, _ connection: WebSocketConnection, _ token: String, _ claims: TokenClaims,
    _ membership: Membership
  ) {
    switch place {
    case .here(let session): begin(connection, in: session, with: claims)
    case .at where isInner: reject(connection, .serviceRestart, "The game has moved")
    case .at(let address): passOn(connection, token, membership, to: address)
    case .nowhere: reject(connection, .sessionNotFound, "This game no longer exists")
    case .unsettled: reject(connection, .tryAgainLater, "The game is being moved, try again")
    }
  }

  private func passOn(
    _ connection: WebSocketConnection, _ token: String, _ membership: Membership,
    to address: NodeAddress
  ) {
    guard let client = client(connection), let head = client.head else { return }
    client.head = nil
    membership.passedOn.add(connection, to: address)
    var headers: HTTPHeaders = [
      "authorization": "Bearer \(token)", Membership.keyHeader: membership.key,
    ]
    headers.add(name: Membership.clientHeader, value: connection.remoteAddress ?? "")
    if let device = client.device, device.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) {
      headers.add(name: Membership.deviceHeader, value: device)
    }
    let target = RelayTarget(host: address.host, port: address.port, headers: headers)
    connection.relay(to: target, head: head) {
      let client = self.client(connection)
      defer { client?.early = [] }
      return client?.early ?? []
    } done: { [services] result in
      guard case .failure(let error) = result else {
        return services.metrics.socketsPassedOn.increment()
      }
      services.logger.notice(
        "a socket could not be passed on",
        metadata: ["node": "\(address.host):\(address.port)", "why": "\(error)"])
      self.reject(connection, .tryAgainLater, "The game is being moved, try again")
    }
  }
}
