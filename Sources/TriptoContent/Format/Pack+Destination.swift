extension Pack {
  /// The place that is asked for (DA4).
  public struct Destination: Sendable, Equatable {
    public let name: LocalText
    public let country: LocalText
    /// ISO 3166-1 alpha-2.
    public let countryCode: String?
    /// One of ``kinds``.
    public let kind: String?
    public let regions: [String]
    /// AF, AN, AS, EU, NA, OC or SA.
    public let continent: String?
    /// Degrees north and east.
    public let coordinates: Coordinates?
    public let geonameId: Int?
    /// As in `Q26793`.
    public let wikidata: String?
    public let aliases: [String]
    public let confusables: [String]
    /// Inhabitants and adjectives of the place, Swedish and English, lower case.
    public let demonyms: [String]
    /// Inhabitants and adjectives of the country, Swedish and English, lower case.
    public let countryWords: [String]
    public let difficulty: String?
    public let themes: [String]
    /// Parts of its postcard, far to near: at most four of ``sceneParts``.
    public let scene: [String]

    /// The accepted names: Swedish, English and the aliases.
    public var names: [String] { name.all + aliases }

    public static let kinds = ["city", "town", "island", "region", "landmark", "country"]
    public static let difficulties = ["easy", "medium", "hard"]
    public static let continents = ["AF", "AN", "AS", "EU", "NA", "OC", "SA"]
    public static let regionNames = [
      "Europe", "Asia", "Africa", "Americas", "North America", "South America", "Oceania",
      "Nordic", "Polar",
    ]
    public static let themeNames = [
      "history", "music", "literature", "art", "architecture", "film", "food", "nature", "sea",
      "rail", "science", "sport", "religion", "trade",
    ]
    /// The sky follows from the latitude.
    public static let sceneParts = [
      "sun", "moon", "aurora", "sea", "river", "lake", "canal", "waterfall", "ice", "hills",
      "mountains", "volcano", "cliffs", "dunes", "savanna", "rice", "firs", "broadleaf", "palms",
      "village", "oldtown", "blocks", "skyline", "harbour", "bridge_arch", "bridge_hung",
      "castle", "ruins", "lighthouse", "spire", "dome", "minaret", "onion", "pagoda", "pyramid",
      "columns", "windmill",
    ]
    static let mostSceneParts = 4
  }

  public struct Coordinates: Sendable, Equatable {
    public let latitude: Double
    public let longitude: Double

    public init(latitude: Double, longitude: Double) {
      self.latitude = latitude
      self.longitude = longitude
    }
  }
}
