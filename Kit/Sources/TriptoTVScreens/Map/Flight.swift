import Foundation
public import TriptoScreens
import TriptoWire

/// The flight from the last stop to the place: where the line runs on the world sheet, and when (EVE62, EVE63).
public struct Flight: Equatable, Sendable {
  public struct Dash: Equatable, Sendable {
    public var from: TVPoint
    public var to: TVPoint
    /// Parts of the whole way, 0 … 1.
    public let begins: Double
    public let ends: Double
  }

  /// None where the flight is too short for a line, or the place too far north or south for the sheet.
  public let dashes: [Dash]
  /// The place in the middle of the flight, around which the world grows.
  public let middle: TVPoint

  /// All of the flight, in ms after the reveal.
  public static let ms = 2400.0
  static let polar = 75.0
  static let count = 30
  static let ink = 0.62
  /// Round the Earth.
  static let around = 360 * Projection.pixelsPerDegree

  init(from: PositionView, to place: PositionView) {
    middle = Projection.project(Sphere.onTheWay(from, place, 0.5))
    let isShown = Sphere.distanceKm(from, place) >= 1 && abs(place.lat) <= Self.polar
    dashes = isShown ? Self.dashes(from, place) : []
  }

  /// The great circle; none of its dashes runs across the sheet.
  static func dashes(_ from: PositionView, _ to: PositionView) -> [Dash] {
    func at(_ part: Double) -> TVPoint { Projection.project(Sphere.onTheWay(from, to, part)) }
    return (0..<count).flatMap { place in
      let begins = Double(place) / Double(count)
      let ends = (Double(place) + ink) / Double(count)
      return cut(Dash(from: at(begins), to: at(ends), begins: begins, ends: ends))
    }
  }

  /// A dash, or two where it leaves the sheet at ±180° and comes in at the other edge.
  private static func cut(_ dash: Dash) -> [Dash] {
    guard abs(dash.from.x - dash.to.x) >= around / 2 else { return [dash] }
    let turn = dash.from.x > dash.to.x ? around : -around
    var (out, into) = (dash, dash)
    out.to.x += turn
    into.from.x -= turn
    return [out, into]
  }

  /// Slow, fast, slow: the part of the way that is behind at a part of the time.
  public static func eased(_ part: Double) -> Double { part * part * (3 - 2 * part) }

  /// The part of the time at which a part of the way is behind.
  public static func time(of way: Double) -> Double {
    0.5 - sin(asin(1 - 2 * min(1, max(0, way))) / 3)
  }
}
