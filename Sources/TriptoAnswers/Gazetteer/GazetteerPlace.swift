/// What kind of thing a name in the gazetteer belongs to.
public enum PlaceKind: UInt8, Sendable, CaseIterable {
  case city, town, island, region, landmark, country, continent

  /// It lies at one point, so that one can say how far away it is.
  public var isPoint: Bool {
    switch self {
    case .city, .town, .island, .landmark: true
    case .region, .country, .continent: false
    }
  }

  /// Towns are many and resemble each other; everything else is well known.
  var isTown: Bool { self == .city || self == .town }
}

/// A place of the gazetteer.
public struct GazetteerPlace: Sendable, Equatable {
  /// GeoNames' id, or one from 2³¹ up for places that its lists do not have.
  public let id: UInt32
  /// The name to show.
  public let name: String
  /// ISO 3166-1 alpha-2; nil for places in several countries.
  public let country: String?
  public let kind: PlaceKind
  /// AF, AN, AS, EU, NA, OC or SA; nil for what spans several.
  public let continent: String?
  /// 16 × log₁₀(population + 1), so that 80 is 100,000 people.
  public let weight: UInt8
  /// Degrees north and east, to a hundredth; 0, 0 where the sources do not say.
  public let latitude: Double
  public let longitude: Double
  /// Which state of its country it is or lies in, from 1; 0 where the sources do not say.
  var state = 0

  /// How well known it is: its weight, and for all but towns that of a million people at least.
  var standing: Int { kind.isTown ? Int(weight) : max(Int(weight), 96) }

  /// Countries come before all else, then the better known before the others.
  var rank: Int { (kind == .country ? 256 : 0) + standing }

  /// Whether its name counts for it and for no misspelling of another's (JUDGE J7).
  var isProminent: Bool { !kind.isTown || weight >= 80 }
}

/// How well known a name of a place is.
enum NameTier: UInt8, Sendable, Comparable {
  /// Swedish, English, or the main name of the place.
  case main
  /// What it is called there, or was called.
  case local
  /// CLDR's name in another language.
  case foreign
  /// One of GeoNames' alternate names, of unknown language.
  case alternate

  static func < (left: NameTier, right: NameTier) -> Bool { left.rawValue < right.rawValue }
}

/// One place that bears a name.
struct Posting: Sendable, Equatable {
  /// Number of the place in its gazetteer.
  let place: Int
  let tier: NameTier
}
