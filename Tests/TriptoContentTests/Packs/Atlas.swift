package import TriptoContent

/// A list of places that has Verona alone, where the test says.
package struct Atlas: PlaceFacts {
  let country: String
  let latitude: Double?

  package init(country: String, latitude: Double?) {
    self.country = country
    self.latitude = latitude
  }

  package func place(geonameId: Int) -> PlaceFact? {
    guard geonameId == 3_164_527 else { return nil }
    return PlaceFact(
      countryCode: country, coordinates: latitude.map { .init(latitude: $0, longitude: 10.99) })
  }

  package func isName(_ text: String, of geonameId: Int) -> Bool {
    geonameId == 3_164_527 && ["weronae", "bern italica"].contains(text.lowercased())
  }
}
