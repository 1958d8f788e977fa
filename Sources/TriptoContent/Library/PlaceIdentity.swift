import TriptoAnswers

/// What tells a destination from all others (L60).
public struct PlaceIdentity: Sendable, Equatable {
  let geonameId: Int?
  let wikidata: String?
  /// Folded name and country.
  let key: String
  let coordinates: Pack.Coordinates?
  let kind: String?

  init(_ destination: Pack.Destination) {
    geonameId = destination.geonameId
    wikidata = destination.wikidata
    key = Fold.key(destination.name.sv) + "/" + Fold.key(destination.country.sv)
    coordinates = destination.coordinates
    kind = destination.kind
  }

  /// Why the two are the same place, or nil when they are not.
  ///
  /// NB: a city and the island or country around it may lie within 5 km of each other, so the
  /// distance counts only between places of one kind.
  func sameness(as other: PlaceIdentity) -> String? {
    if let geonameId, geonameId == other.geonameId { return "the same GeoNames id" }
    if let wikidata, wikidata == other.wikidata { return "the same Wikidata id" }
    if key == other.key { return "the same name and country" }
    guard let here = coordinates, let there = other.coordinates, kind == other.kind,
      abs(here.latitude - there.latitude) < Self.nearDegrees
    else { return nil }
    return here.kilometres(to: there) <= 5 ? "less than 5 km apart" : nil
  }

  // NB: every draw compares all places with each other; a degree is 111 km, so few need the arc.
  private static let nearDegrees = 0.1
}
