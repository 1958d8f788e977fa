import Foundation
import TriptoScreens
import TriptoWire

/// The Earth as a ball: distances, bearings, and the shortest way from place to place (EVE66).
enum Sphere {
  static let earthKm = 6371.0088

  /// The angle between two places as seen from the middle of the Earth, by the haversine.
  static func arc(_ a: PositionView, _ b: PositionView) -> Double {
    let north = sin(radians(b.lat - a.lat) / 2)
    let east = sin(radians(b.lon - a.lon) / 2)
    let half = north * north + cos(radians(a.lat)) * cos(radians(b.lat)) * east * east
    return 2 * asin(min(1, half.squareRoot()))
  }

  static func distanceKm(_ a: PositionView, _ b: PositionView) -> Double { earthKm * arc(a, b) }

  /// The direction in which `b` lies from `a`: an angle clockwise from north.
  static func bearing(_ a: PositionView, _ b: PositionView) -> Double {
    let (la, lb, turn) = (radians(a.lat), radians(b.lat), radians(b.lon - a.lon))
    let north = cos(la) * sin(lb) - sin(la) * cos(lb) * cos(turn)
    return atan2(sin(turn) * cos(lb), north)
  }

  /// The place `km` away from `a` in a direction.
  static func beyond(_ a: PositionView, _ angle: Double, km: Double) -> PositionView {
    let (la, far) = (radians(a.lat), km / earthKm)
    let lat = asin(sin(la) * cos(far) + cos(la) * sin(far) * cos(angle))
    let turn = atan2(sin(angle) * sin(far) * cos(la), cos(far) - sin(la) * sin(lat))
    return PositionView(lat: degrees(lat), lon: wrapped(a.lon + degrees(turn)))
  }

  /// Where somebody is who has gone `part` (0 … 1) of the shortest way.
  static func onTheWay(_ a: PositionView, _ b: PositionView, _ part: Double) -> PositionView {
    beyond(a, bearing(a, b), km: distanceKm(a, b) * part)
  }

  /// Degrees east in −180 ..< 180.
  static func wrapped(_ lon: Double) -> Double {
    let turned = (lon + 180).truncatingRemainder(dividingBy: 360)
    return (turned < 0 ? turned + 360 : turned) - 180
  }

  private static func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
  private static func degrees(_ angle: Double) -> Double { angle * 180 / .pi }
}

/// The Earth on a flat screen: a cylinder that keeps shapes at 38° north and south.
enum Projection {
  static let width = 1920.0
  static let height = 1280.0
  static let stretch = 1.27
  static let pixelsPerDegree = width / 360

  /// - Parameter middle: the meridian in the middle of the screen.
  /// - Returns: x from the left edge, y from the equator, down.
  static func project(_ place: PositionView, middle: Double = 0) -> TVPoint {
    let east = Sphere.wrapped(place.lon - middle)
    return TVPoint(
      x: width / 2 + east * pixelsPerDegree, y: -place.lat * pixelsPerDegree * stretch)
  }
}
