import NIOCore
package import TriptoGuard
import TriptoMetrics
package import TriptoSocket
import TriptoWire

/// Sockets that send too much (SE7, SE21).
extension Gateway {
  /// How long nothing is read from one.
  private static let restPause = TimeAmount.milliseconds(100)

  package func admits(_ connection: WebSocketConnection) -> Bool {
    guard let client = client(connection) else { return false }
    let decision = client.limiter.admitFrame(nowMs: Int64(services.clock.nowMs()))
    return isAdmitted(decision, client, connection)
  }

  /// SE7, SE21: what is refused costs the game nothing, and who sends too much is not read for a while.
  package func isAdmitted(
    _ decision: FrameDecision, _ client: Client, _ connection: WebSocketConnection
  ) -> Bool {
    guard decision != .admitted else { return true }
    services.metrics.rateLimited.increment()
    switch decision {
    case .abuse:
      connection.dismiss(code: CloseCode.policyViolation.rawValue, reason: "Too many messages")
    case .refused(isTold: true):
      if case .known(let session, _) = client.phase {
        refuse(connection, session, .rateLimited, "Too many messages, slow down")
      }
      rest(client, connection)
    default: rest(client, connection)
    }
    return false
  }

  /// Leaves what the peer sends to the kernel's buffers, and so at last to the peer.
  private func rest(_ client: Client, _ connection: WebSocketConnection) {
    guard !client.isResting else { return }
    client.isResting = true
    connection.setReading(false)
    connection.eventLoop.scheduleTask(in: Self.restPause) { [weak self] in
      self?.client(connection)?.isResting = false
      connection.setReading(true)
    }
  }
}
