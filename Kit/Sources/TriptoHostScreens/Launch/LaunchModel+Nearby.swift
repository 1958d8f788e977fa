import Observation
import TriptoClient
import TriptoDesign
import TriptoScreens

// What Bonjour tells of in the local network (ID21, UI-X2).
extension LaunchModel {
  /// A server in the neighbourhood.
  public struct Nearby: Equatable, Sendable, Identifiable {
    /// Its address, as people see it.
    public let id: String
    /// *Hittad i närheten: {name}*.
    public let text: String
    let address: ServerAddress
  }

  /// Talks to it from now on, as if its address had been typed.
  public func use(_ server: Nearby) {
    app.save(server.address)
    address = nil
    forget()
  }

  func sees(_ services: [NearbyService]) {
    (self.services, isNetworkRefused) = (services, false)
    if fault?.key == .localNetworkRefused { forget() }
  }

  func renewNearby() {
    // NB: what the environment names comes before any choice (UI-X1).
    guard app.book.source != .environment else { return show(\.nearby, []) }
    // NB: what another host's app tells of is its game, and no server.
    let servers = services.filter { $0.game == nil }
    show(
      \.nearby,
      servers.compactMap { service in
        service.address.map {
          Nearby(
            id: $0.description, text: app.messages.apps.foundNearby(name: service.name), address: $0
          )
        }
      })
  }
}
