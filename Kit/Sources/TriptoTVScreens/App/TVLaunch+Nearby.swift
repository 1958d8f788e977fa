public import TriptoClient
import TriptoDesign
import TriptoScreens

// What Bonjour tells of in the local network: found without typing (ID21, UI-X2).
extension TVLaunch {
  /// A game or a server in the neighbourhood.
  public struct Nearby: Equatable, Sendable, Identifiable {
    public let id: String
    /// *Hittad i närheten: …*
    public let text: String
    /// Of a game; nil for a server that tells of itself alone.
    public let code: String?
    let server: ServerAddress?
  }

  /// So many have room on the screen.
  static let roomForNearby = 3

  /// What the device's browser tells: what is there, or that it may not look. Code and address remain (UI-X2).
  public func sees(_ sight: NearbySight) {
    isRefused = sight == .refused
    if case .services(let services) = sight { found(services) } else { found([]) }
  }

  /// All that is there now. The first server is the one that the TV talks to, unless another was named (UI-X1).
  public func found(_ services: [NearbyService]) {
    sights = services
    app.found(services.lazy.filter { $0.game == nil }.compactMap(\.address).first)
    renewNearby()
  }

  func renewNearby() {
    let all = sights.compactMap { service -> Nearby? in
      let game = service.game
      guard game != nil || service.address != nil else { return nil }
      return Nearby(
        id: "\(service.name) \(service.host):\(service.port)",
        text: app.messages.apps.foundNearby(name: service.name), code: game?.joinCode,
        server: game == nil ? service.address : nil)
    }
    show(\.nearby, Array(all.prefix(Self.roomForNearby)))
    show(\.refused, isRefused ? app.messages.apps.localNetworkRefused : nil)
  }

  /// Enters a game that was found, or turns to a server. NB: what has gone from the list meanwhile is tried all the same:
  /// the answer says why not.
  public func choose(_ found: Nearby) {
    if let code = found.code {
      type(code)
      join()
    } else if let server = found.server {
      app.turn(to: server)
    }
  }
}
