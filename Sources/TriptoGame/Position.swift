import Foundation

/// A point on the Earth, in degrees: north and east are positive.
public struct Position: Sendable, Equatable, Codable {
  public var latitude: Double
  public var longitude: Double

  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }

  /// The mean radius of the Earth, in km.
  private static let earthKm = 6_371.0088

  /// Along the surface, by the haversine (EVE66).
  public func distanceKm(to other: Position) -> Double {
    let turn = { (degrees: Double) in degrees * .pi / 180 }
    let north = sin(turn(other.latitude - latitude) / 2)
    let east = sin(turn(other.longitude - longitude) / 2)
    let part = north * north + cos(turn(latitude)) * cos(turn(other.latitude)) * east * east
    return 2 * Self.earthKm * asin(min(1, part.squareRoot()))
  }
}
