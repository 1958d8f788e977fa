import TriptoAnswers

extension Pack.Destination {
  /// The place and its country, as the gazetteer takes them in.
  var joinedPlaces: [JoinedPlace] {
    [
      JoinedPlace(
        name: name.sv, names: [name.en].compactMap(\.self) + aliases, country: country.sv,
        countryCode: countryCode, geonameId: geonameId.flatMap(UInt32.init(exactly:)),
        kind: kind.flatMap(PlaceKind.init(named:))),
      JoinedPlace(
        name: country.sv, names: [country.en].compactMap(\.self), country: country.sv,
        countryCode: countryCode, kind: .country),
    ]
  }
}

extension PlaceKind {
  /// The kind as packs write it.
  init?(named name: String) {
    guard let kind = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
    self = kind
  }
}
