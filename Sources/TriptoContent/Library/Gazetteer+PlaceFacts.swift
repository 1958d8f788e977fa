import TriptoAnswers

/// The judge's list of places is also the one by which packs are checked.
extension Gazetteer: PlaceFacts {
  public func place(geonameId: Int, names: [String]) -> PlaceFact? {
    let found = names.lazy.flatMap(places(named:)).first { $0.id == geonameId }
    guard let found, let country = found.country else { return nil }
    return PlaceFact(
      countryCode: country,
      coordinates: Pack.Coordinates(latitude: found.latitude, longitude: found.longitude))
  }

  public func isName(_ text: String, of geonameId: Int) -> Bool {
    places(named: text).contains { $0.id == geonameId }
  }
}
