import TriptoAnswers
public import TriptoKernel

/// A row of the library's list (RE23), with what a selection looks at.
public struct PackSummary: Sendable, Equatable {
  public let id: PackID
  public let name: LocalText
  public let country: LocalText
  /// ISO 8601 without fractional seconds (RE25).
  public let generatedAt: String
  public let verified: Bool
  public let antiLeakChecked: Bool
  public let origin: Pack.Origin
  public let difficulty: String?
  public let kind: String?
  public let regions: [String]
  public let themes: [String]
  /// What tells this place from others (L60).
  public let identity: PlaceIdentity
  /// What makes two packs be of one country (ST2).
  let countryKey: String

  public init(_ pack: Pack) {
    id = pack.id
    name = pack.destination.name
    country = pack.destination.country
    generatedAt = pack.metadata.generatedAt
    verified = pack.metadata.verified
    antiLeakChecked = pack.metadata.antiLeakChecked
    origin = pack.origin
    difficulty = pack.destination.difficulty
    kind = pack.destination.kind
    regions = pack.destination.regions
    themes = pack.destination.themes
    identity = PlaceIdentity(pack.destination)
    countryKey = Fold.key(country.sv)
  }
}
