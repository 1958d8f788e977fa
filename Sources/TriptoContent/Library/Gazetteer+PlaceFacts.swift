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
