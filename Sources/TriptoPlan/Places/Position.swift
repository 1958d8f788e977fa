/// A point on the Earth, in degrees: north and east are positive.
public struct Position: Sendable, Equatable, Codable {
  public var latitude: Double
  public var longitude: Double

  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

extension Position {
  private static let kmPerDegree = 111.2
  private static let radiansPerDegree = Double.pi / 180

  /// For a neighbourhood, in which the Earth is flat enough (EVE91).
  package func isWithin(_ km: Double, of other: Position) -> Bool {
    let turn = abs(longitude - other.longitude)
    let north = (latitude - other.latitude) * Self.kmPerDegree
    let middle = (latitude + other.latitude) / 2
    let east = min(turn, 360 - turn) * Self.kmPerDegree * Self.cosine(degrees: middle)
    return north * north + east * east <= km * km
  }

  /// By the first terms of its series; off by less than 0.001 between the poles.
  private static func cosine(degrees: Double) -> Double {
    let square = degrees * degrees * radiansPerDegree * radiansPerDegree
    return 1 - square / 2 + square * square / 24 - square * square * square / 720
  }
}
