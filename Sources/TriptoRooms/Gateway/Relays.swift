import Synchronization
import TriptoSocket
import TriptoWire

/// The sockets that this node passes on to the owners of their games (CL3).
package final class Relays: Sendable {
  /// The owners stay: so long it may take until the last one is told to come in elsewhere (CL6).
  private static let spread = Duration.seconds(5)

  private let sockets = Mutex<[UInt64: WebSocketConnection]>([:])

  package init() {}

  func add(_ connection: WebSocketConnection) {
    sockets.withLock { $0[connection.id] = connection }
  }

  func remove(_ connection: WebSocketConnection) {
    sockets.withLock { _ = $0.removeValue(forKey: connection.id) }
  }

  /// Ends all of them, one after the other.
  package func leave() async {
    let leaving = sockets.withLock { Array($0.values) }
    let pace = Pace(of: leaving.count, over: Self.spread)
    await withTaskGroup(of: Void.self) { group in
      for (index, connection) in leaving.enumerated() {
        group.addTask {
          await pace.turn(index)
          connection.close(
            code: CloseCode.serviceRestart.rawValue, reason: "The server restarts")
        }
      }
    }
  }
}
