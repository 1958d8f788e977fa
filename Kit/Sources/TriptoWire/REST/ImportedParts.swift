/// Where an imported pack goes (DA14, DA15).
public struct ImportedDestination: WirePayload {
  public var name: String
  public var country: String
  /// In lower case.
  public var aliases: [String]
  /// Degrees.
  public var lat: Double?
  public var lon: Double?

  public init(
    name: String, country: String, aliases: [String] = [], lat: Double? = nil, lon: Double? = nil
  ) {
    self.name = name
    self.country = country
    self.aliases = aliases
    self.lat = lat
    self.lon = lon
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("name", name)
      json.field("country", country)
      json.field("aliases", aliases)
      json.optional("lat", lat)
      json.optional("lon", lon)
    }
  }

  public init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: WireKey.self)
    name = try keys.text("name")
    country = try keys.text("country")
    aliases =
      try keys.decodeIfPresent([String].self, forKey: "aliases")?.map { $0.lowercased() } ?? []
    lat = try keys.decodeIfPresent(Double.self, forKey: "lat")
    lon = try keys.decodeIfPresent(Double.self, forKey: "lon")
  }
}

/// A clue of an imported pack; `points` is read as `level` (DA15).
public struct ImportedClue: WirePayload {
  public var level: Int
  public var text: String

  public init(level: Int, text: String) {
    self.level = level
    self.text = text
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("level", level)
      json.field("text", text)
    }
  }

  public init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: WireKey.self)
    level =
      try keys.decodeIfPresent(Int.self, forKey: "level")
      ?? keys.decode(Int.self, forKey: "points")
    text = try keys.text("text")
  }
}
