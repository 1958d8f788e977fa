public import TriptoScreens
import TriptoWire

/// Where the stops of a journey stand on the screen: the world sheet, as large as they let it be (SPEC 19.14).
public struct RouteSheet: Equatable, Sendable {
  public struct Leg: Equatable, Sendable {
    public let dashes: [Flight.Dash]
    /// When it is drawn, ms after the start.
    public let atMs: Double
  }

  public let scale: Double
  /// Of the sheet's upper left corner, on the equator.
  public let origin: TVPoint
  public let stops: [TVPoint]
  public let legs: [Leg]

  /// Room for the stops, and the middle of it.
  private static let room = (width: 1500.0, height: 440.0)
  private static let middle = TVPoint(x: 960, y: 540)
  private static let screen = (width: 1920.0, height: 1080.0)
  /// So far the sheet's upper edge may come down.
  private static let slack = 200.0

  /// The whole world as it is, without stops.
  init(origin: TVPoint) {
    (scale, self.origin, stops, legs) = (1, origin, [], [])
  }

  /// - Returns: nil without a place that has a position.
  init?(_ places: [PositionView]) {
    guard !places.isEmpty else { return nil }
    let points = places.map { Projection.project($0) }
    let (scale, heart) = Self.view(points)
    func onScreen(_ point: TVPoint) -> TVPoint {
      TVPoint(
        x: Self.middle.x + (point.x - heart.x) * scale,
        y: Self.middle.y + (point.y - heart.y) * scale)
    }
    self.scale = scale
    origin = onScreen(TVPoint(x: 0, y: 0))
    stops = points.map(onScreen)
    legs = zip(places, places.dropFirst()).enumerated().map { place, leg in
      let dashes = Flight.dashes(leg.0, leg.1).map { dash in
        Flight.Dash(
          from: onScreen(dash.from), to: onScreen(dash.to), begins: dash.begins, ends: dash.ends)
      }
      return Leg(dashes: dashes, atMs: Double(place) * TVRoute.legMs)
    }
  }

  /// The view that holds all places, with no edge of the sheet in it where that can be.
  private static func view(_ points: [TVPoint]) -> (Double, TVPoint) {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let (left, right) = (xs.min() ?? 0, xs.max() ?? 0)
    let (top, bottom) = (ys.min() ?? 0, ys.max() ?? 0)
    func span(_ room: Double, _ size: Double) -> Double { room / (size > 0 ? size : 1) }
    let fits = min(span(room.width, right - left), span(room.height, bottom - top))
    let scale = clamp(fits, 0.66, 3)
    let half = Projection.height / 2
    let x = clamp((left + right) / 2, middle.x / scale, screen.width - middle.x / scale)
    let y = clamp(
      (top + bottom) / 2, (middle.y - slack) / scale - half,
      half - (screen.height - middle.y) / scale)
    return (scale, TVPoint(x: x, y: y))
  }

  private static func clamp(_ value: Double, _ low: Double, _ high: Double) -> Double {
    low > high ? (low + high) / 2 : max(low, min(high, value))
  }
}
