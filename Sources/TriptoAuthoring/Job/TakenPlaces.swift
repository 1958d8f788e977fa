import TriptoAnswers
public import TriptoContent

/// The places that a library has (L60).
public struct TakenPlaces: Sendable {
  private let ids: Set<Int>
  private let names: Set<String>
  private let cities: [Pack.Coordinates]

  public init(_ destinations: [Pack.Destination]) {
    ids = Set(destinations.compactMap(\.geonameId))
    names = Set(
      destinations.flatMap { place in place.name.all.map { Self.key($0, place.country.sv) } })
    cities = destinations.filter { $0.kind == "city" }.compactMap(\.coordinates)
  }

  private static func key(_ name: String, _ country: String) -> String {
    Fold.key(name) + "/" + Fold.key(country)
  }

  /// The same GeoNames id, the same name and country, or a city within 5 km.
  func hold(_ place: FactBook.Place, country: String) -> Bool {
    ids.contains(place.geonameId)
      || place.name.all.contains { names.contains(Self.key($0, country)) }
      || cities.contains { $0.kilometres(to: place.coordinates) <= 5 }
  }
}
