import TriptoClient
import TriptoDesign
import TriptoKernel
public import TriptoWire

/// *Resan är slut!*: the journey on the map, and its stops by name with the best answer of each (SPEC 19.14).
public struct TVRoute: Equatable, Sendable {
  public struct Stop: Equatable, Sendable, Identifiable {
    /// From 1.
    public let id: Int
    public let name: String
    /// *{name} · 10 p*.
    public let best: String?
    public let face: TVFace?
    public let position: PositionView?
    /// When it comes, ms after the start.
    public let atMs: Double
  }

  public let title: String
  public let stops: [Stop]
  /// nil where no stop has a position.
  public let map: RouteSheet?

  /// From one stop to the next.
  static let legMs = 700.0

  init(_ view: TVView) {
    title = view.tv.journeyOver
    let route = view.state.finale?.route ?? view.moments.final?.route ?? []
    stops = route.enumerated().map { place, stop in
      let best = stop.best
      var position: PositionView?
      if let lat = stop.lat, let lon = stop.lon { position = PositionView(lat: lat, lon: lon) }
      return Stop(
        id: place + 1, name: stop.name,
        best: best.map {
          view.tv.bestAnswer(name: Names.short($0.playerName), n: $0.pointsAwarded)
        }, face: best.flatMap { view.face($0.playerId, .cheer) }, position: position,
        atMs: Double(place) * Self.legMs)
    }
    map = RouteSheet(stops.compactMap(\.position))
  }
}
