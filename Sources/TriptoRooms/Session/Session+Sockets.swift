import Tracing
import TriptoGame
import TriptoGuard
import TriptoSocket
import TriptoTable
import TriptoTraces
import TriptoViews
import TriptoWire

/// What the gateway brings.
extension Session {
  /// - Parameter device: as the client calls itself (WS25).
  func attach(
    _ connection: WebSocketConnection, as viewer: Viewer, capabilities: Capabilities,
    device: String? = nil, address: ClientAddress
  ) {
    sockets[connection.socketID] = connection
    let screen = Screen(device: device, address: address.key)
    input {
      $0.attach(
        connection.socketID, as: viewer, capabilities: capabilities, screen: screen, at: $1)
    }
  }

  func detach(_ connection: WebSocketConnection, from viewer: Viewer) {
    input { $0.detach(connection.socketID, from: viewer, at: $1) }
    sockets[connection.socketID] = nil
  }

  func receive(
    _ frame: ClientFrame, from connection: WebSocketConnection, as viewer: Viewer
  ) {
    let asked = services.traces.context(traceparent: frame.traceparent)
    let span = services.traces.start(
      "command \(frame.type.rawValue)", in: asked, ofKind: .server)
    span?.attributes["session.id"] = id
    spanning(span) { $0.input { $0.receive(frame, from: connection.socketID, as: viewer, at: $1) } }
    span?.end()
  }

  func refuse(_ connection: WebSocketConnection, _ error: ErrorMessage) {
    input { $0.refuse(connection.socketID, error, at: $1) }
  }

  func measured(
    _ connection: WebSocketConnection, of viewer: Viewer, rttMs: Double?, kernel: KernelRoundTrip?
  ) {
    let line = kernel.map { MeasuredLine(lowestMs: $0.lowestMs, jitterMs: $0.jitterMs) }
    input {
      $0.measured(connection.socketID, of: viewer, rttMs: rttMs, kernel: line, at: $1)
    }
  }

  package func tick() { input { $0.tick(at: $1) } }
  func drain() { input { $0.drain(at: $1) } }
}

extension WebSocketConnection {
  var socketID: SocketID { SocketID(id) }
}
