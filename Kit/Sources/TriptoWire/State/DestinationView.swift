/// A point on the Earth, in degrees: north and east are positive.
public struct PositionView: WirePayload {
  public var lat: Double
  public var lon: Double

  public init(lat: Double, lon: Double) {
    self.lat = lat
    self.lon = lon
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("lat", lat)
      json.field("lon", lon)
    }
  }
}

/// The place, as far as the viewer may know it (PR27).
public struct DestinationView: WirePayload {
  public var name: String?
  public var country: String?
  public var aliases: [String]
  public var revealed: Bool
  /// Only after the reveal, on EX connections, when the pack says it (EX35).
  public var position: PositionView?

  public init(
    name: String?, country: String?, aliases: [String], revealed: Bool,
    position: PositionView? = nil
  ) {
    self.name = name
    self.country = country
    self.aliases = aliases
    self.revealed = revealed
    self.position = position
  }

  /// What TV and PLAYER see until the reveal (PR27).
  public static let hidden = DestinationView(
    name: nil, country: nil, aliases: [], revealed: false)

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.nullable("name", name)
      json.nullable("country", country)
      json.field("aliases", aliases)
      json.field("revealed", revealed)
      json.optional("position", position)
    }
  }
}
