/// A place that a library adds to the gazetteer, or knows more names of.
public struct JoinedPlace: Sendable, Equatable {
  public let name: String
  /// Its other names, Swedish or English or accepted by the pack.
  public let names: [String]
  /// Its country in any language the gazetteer knows, or nil.
  public let country: String?
  /// ISO 3166-1 alpha-2; better than `country` where it is known.
  public let countryCode: String?
  public let geonameId: UInt32?
  /// Nil when the library does not say.
  public let kind: PlaceKind?

  public init(
    name: String, names: [String] = [], country: String? = nil, countryCode: String? = nil,
    geonameId: UInt32? = nil, kind: PlaceKind? = nil
  ) {
    self.name = name
    self.names = names
    self.country = country
    self.countryCode = countryCode
    self.geonameId = geonameId
    self.kind = kind
  }
}
