import Foundation
import Network

/// The device's network, as `NWPathMonitor` tells of it.
enum NetworkChanges {
  /// A way out: the names of its interfaces, the dearest first.
  private struct Route: Equatable {
    let isOpen: Bool
    let interfaces: [String]
  }

  /// One item each time when the device has another way out than before, until nobody listens.
  static func stream() -> AsyncStream<Void> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { changes in
      let (routes, heard) = AsyncStream.makeStream(of: Route.self)
      let monitor = NWPathMonitor()
      monitor.pathUpdateHandler = { path in
        let interfaces = path.availableInterfaces.map(\.name)
        heard.yield(Route(isOpen: path.status == .satisfied, interfaces: interfaces))
      }
      let telling = Task {
        await tell(of: routes, to: changes)
      }
      changes.onTermination = { _ in
        monitor.cancel()
        telling.cancel()
      }
      monitor.start(queue: DispatchQueue(label: "app.tripto.network"))
    }
  }

  private static func tell(
    of routes: AsyncStream<Route>, to changes: AsyncStream<Void>.Continuation
  ) async {
    var last: Route?
    for await route in routes {
      // NB: the first one is the network as it is, and no change.
      if let last, last != route, route.isOpen { changes.yield() }
      last = route
    }
  }
}
