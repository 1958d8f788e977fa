import Synchronization
package import TriptoSocket
import TriptoWire

/// Sockets that this node passes on to others (CL3). A node that is lost, or cut off, closes none of them: they end here.
package final class PassedOnSockets: Sendable {
  private struct Passage {
    let socket: WebSocketConnection
    let address: NodeAddress

    func end(_ reason: String) {
      socket.close(code: CloseCode.serviceRestart.rawValue, reason: reason)
    }
  }

  /// So long it may take until the last one's turn comes.
  private static let spread = Duration.seconds(5)

  private let passages = Mutex<[UInt64: Passage]>([:])

  package init() {}

  func add(_ socket: WebSocketConnection, to address: NodeAddress) {
    passages.withLock { $0[socket.id] = Passage(socket: socket, address: address) }
  }

  func remove(_ socket: WebSocketConnection) {
    passages.withLock { _ = $0.removeValue(forKey: socket.id) }
  }

  /// This node stops, and the owners stay: all of them end, one after the other (CL6).
  package func leave() async {
    let leaving = passages.withLock { Array($0.values) }
    let pace = Pace(of: leaving.count, over: Self.spread)
    await withTaskGroup(of: Void.self) { group in
      for (index, passage) in leaving.enumerated() {
        group.addTask {
          await pace.turn(index)
          passage.end("The server restarts")
        }
      }
    }
  }

  /// Ends those that lead to none of these nodes, so that their clients come back, and find the game where it is (CL4).
  package func end(besides living: [NodeAddress]) {
    let lost = passages.withLock { $0.values.filter { !living.contains($0.address) } }
    for passage in lost { passage.end("The game's server is lost") }
  }
}
