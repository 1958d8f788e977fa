/// A point on the Earth, in degrees: north and east are positive.
public struct Position: Sendable, Equatable, Codable {
  public var latitude: Double
  public var longitude: Double

  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}
