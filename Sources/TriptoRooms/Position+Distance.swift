import Foundation
package import TriptoPlan

extension Position {
  /// The mean radius of the Earth, in km.
  private static let earthKm = 6_371.0088

  /// Along the surface, by the haversine (EVE66).
  package func distanceKm(to other: Position) -> Double {
    let turn = { (degrees: Double) in degrees * .pi / 180 }
    let north = sin(turn(other.latitude - latitude) / 2)
    let east = sin(turn(other.longitude - longitude) / 2)
    let part = north * north + cos(turn(latitude)) * cos(turn(other.latitude)) * east * east
    return 2 * Self.earthKm * asin(min(1, part.squareRoot()))
  }
}
