import Foundation

/// What a list of places knows; the caller has the list, this target reads no file of it.
public protocol PlaceFacts: Sendable {
  /// The place with this id of GeoNames, or nil when the list does not have it.
  func place(geonameId: Int) -> PlaceFact?

  /// Whether a word or phrase, in any case, is a name of the place in some language.
  func isName(_ text: String, of geonameId: Int) -> Bool
}

/// A place of the list.
public struct PlaceFact: Sendable, Equatable {
  /// ISO 3166-1 alpha-2.
  public let countryCode: String
  /// Nil where the list has the place but does not say where it lies.
  public let coordinates: Pack.Coordinates?

  public init(countryCode: String, coordinates: Pack.Coordinates?) {
    self.countryCode = countryCode
    self.coordinates = coordinates
  }
}

extension Pack.Coordinates {
  /// The way along the surface of the earth, in kilometres (haversine, radius 6,371 km).
  public func kilometres(to other: Pack.Coordinates) -> Double {
    let radians = Double.pi / 180
    let dLat = (other.latitude - latitude) * radians
    let dLon = (other.longitude - longitude) * radians
    let a =
      sin(dLat / 2) * sin(dLat / 2)
      + cos(latitude * radians) * cos(other.latitude * radians) * sin(dLon / 2) * sin(dLon / 2)
    return 2 * 6_371 * asin(min(1, a.squareRoot()))
  }
}
