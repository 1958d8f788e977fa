public import TriptoAnswers

/// The judge's list of places is also the one by which packs are checked.
extension Gazetteer: PlaceFacts {
  public func place(geonameId: Int) -> PlaceFact? {
    let found = UInt32(exactly: geonameId).flatMap { place(id: $0) }
    return found.flatMap(PlaceFact.init)
  }

  public func isName(_ text: String, of geonameId: Int) -> Bool {
    places(named: text).contains { $0.id == geonameId }
  }
}

extension PlaceFact {
  /// Nil for a place in several countries.
  init?(_ place: GazetteerPlace) {
    guard let country = place.country else { return nil }
    // NB: the gazetteer writes 0, 0 where its sources do not say; nobody lives there.
    let isKnown = place.latitude != 0 || place.longitude != 0
    self.init(
      countryCode: country,
      coordinates: isKnown
        ? Pack.Coordinates(latitude: place.latitude, longitude: place.longitude) : nil)
  }
}

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
