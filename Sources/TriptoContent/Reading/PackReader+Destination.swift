import TriptoAnswers

extension PackReader {
  mutating func readDestination() -> Pack.Destination {
    let field = root["destination"]
    let name = readText(field, "name", missing: .missingName) ?? LocalText(sv: "")
    let country = readText(field, "country", missing: .missingCountry) ?? LocalText(sv: "")
    checkWords(field)
    for list in ["confusables", "demonyms", "countryWords"] {
      for word in field[list].elements ?? [] { checkCharacters(word) }
    }
    return Pack.Destination(
      name: name, country: country, countryCode: field["countryCode"].string,
      kind: field["kind"].string, regions: regions(field), continent: field["continent"].string,
      coordinates: readCoordinates(field), geonameId: field["geonameId"].int,
      wikidata: field["wikidata"].string, aliases: readAliases(field["aliases"]),
      confusables: field["confusables"].texts, demonyms: field["demonyms"].texts,
      countryWords: field["countryWords"].texts, difficulty: field["difficulty"].string,
      themes: field["themes"].texts, scene: readScene(field["scene"]))
  }

  private func regions(_ field: JSONCursor) -> [String] {
    var regions = field["regions"].texts
    if let region = field["region"].string, !regions.contains(region) { regions.append(region) }
    return regions
  }

  /// Region, difficulty, theme, kind, continent and country code are words of a list (P14).
  private mutating func checkWords(_ field: JSONCursor) {
    typealias Place = Pack.Destination
    check(field["region"], among: Place.regionNames)
    check(field["difficulty"], among: Place.difficulties)
    check(field["kind"], among: Place.kinds)
    check(field["continent"], among: Place.continents)
    for region in field["regions"].elements ?? [] { check(region, among: Place.regionNames) }
    for theme in field["themes"].elements ?? [] { check(theme, among: Place.themeNames) }
    let code = field["countryCode"]
    if !code.isNull && !CountryCode.isAssigned(code.string ?? "") {
      report(.unknownWord, code, "no country has this code in ISO 3166-1")
    }
  }

  private mutating func check(_ field: JSONCursor, among words: [String]) {
    guard !field.isNull, !words.contains(field.text ?? "") else { return }
    report(.unknownWord, field, "not one of \(words.joined(separator: ", "))")
  }

  private mutating func readCoordinates(_ field: JSONCursor) -> Pack.Coordinates? {
    let (lat, lon) = (field["lat"], field["lon"])
    if lat.isNull && lon.isNull { return nil }
    guard let latitude = lat.double, let longitude = lon.double,
      abs(latitude) <= 90, abs(longitude) <= 180
    else {
      report(.badCoordinates, field, "lat and lon are no place on earth")
      return nil
    }
    return Pack.Coordinates(latitude: latitude, longitude: longitude)
  }

  /// The parts that a page can draw; others are dropped with a warning.
  private mutating func readScene(_ field: JSONCursor) -> [String] {
    let known = (field.elements ?? []).compactMap { element -> String? in
      let part = element.string ?? ""
      guard Pack.Destination.sceneParts.contains(part) else {
        report(.unknownPart, element, "no page draws it: dropped")
        return nil
      }
      return part
    }
    let most = Pack.Destination.mostSceneParts
    if known.count > most { report(.unknownPart, field, "over \(most) parts: the first count") }
    return Array(known.prefix(most))
  }

  /// The aliases that can be used; others are dropped with a warning.
  mutating func readAliases(_ field: JSONCursor) -> [String] {
    var seen: Set<String> = []
    return (field.elements ?? []).compactMap { element in
      checkCharacters(element)
      let alias = element.text ?? ""
      let key = alias.utf8.count <= 240 ? Fold.key(alias) : ""
      let isUsable = alias.count <= 60 && !key.isEmpty && seen.insert(key).inserted
      if !isUsable { report(.badAlias, element, "blank, too long or given twice: dropped") }
      return isUsable ? alias : nil
    }
  }

  /// P15: the place is where the list of places has the record that the pack names.
  mutating func checkPlace(_ destination: Pack.Destination, _ places: (any PlaceFacts)?) {
    guard let places, let id = destination.geonameId,
      let fact = places.place(geonameId: id)
    else { return }
    let field = root["destination"]
    if let code = destination.countryCode, code != fact.countryCode {
      report(.notWhereItIs, field["countryCode"], "GeoNames has it in \(fact.countryCode)")
    }
    guard let here = destination.coordinates, let there = fact.coordinates else { return }
    let distance = here.kilometres(to: there)
    if distance > 50 {
      report(.notWhereItIs, field, "\(Int(distance)) km from record \(id) of GeoNames")
    }
  }
}
