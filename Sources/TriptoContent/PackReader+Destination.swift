import Foundation
import TriptoAnswers

extension PackReader {
  mutating func readDestination() -> Pack.Destination {
    let field = root["destination"]
    let name = readText(field, "name", missing: .missingName) ?? LocalText(sv: "")
    let country = readText(field, "country", missing: .missingCountry) ?? LocalText(sv: "")
    var regions = field["regions"].texts
    if let region = field["region"].string, !regions.contains(region) { regions.append(region) }
    return Pack.Destination(
      name: name, country: country, countryCode: field["countryCode"].string, regions: regions,
      coordinates: readCoordinates(field), aliases: readAliases(field["aliases"]),
      confusables: field["confusables"].texts, difficulty: field["difficulty"].string,
      themes: field["themes"].texts)
  }

  private mutating func readCoordinates(_ field: JSONCursor) -> Pack.Coordinates? {
    let (lat, lon) = (field["lat"], field["lon"])
    if lat.isNull && lon.isNull { return nil }
    guard let latitude = lat.double, let longitude = lon.double,
      abs(latitude) <= 90, abs(longitude) <= 180
    else {
      report(.badCoordinates, field, "lat within 90 and lon within 180 degrees, both or none")
      return nil
    }
    return Pack.Coordinates(latitude: latitude, longitude: longitude)
  }

  /// The aliases that can be used; others are dropped with a warning.
  mutating func readAliases(_ field: JSONCursor) -> [String] {
    var seen: Set<String> = []
    return (field.elements ?? []).compactMap { element in
      let alias = element.text ?? ""
      let isUsable =
        alias.count <= 60 && !Fold.key(alias).isEmpty && seen.insert(Fold.key(alias)).inserted
      if !isUsable { report(.badAlias, element, "blank, over 60 characters or given twice") }
      return isUsable ? alias : nil
    }
  }

  mutating func readMetadata(
    _ clues: [Pack.Clue], _ followups: [Pack.Followup], now: Date
  ) -> Pack.Metadata {
    let field = root["metadata"]
    let claims = clues.map(\.claims) + followups.map(\.claims)
    let isContradicted = claims.joined().contains { $0.status.map { $0 != "verified" } ?? false }
    return Pack.Metadata(
      generatedAt: readDate(field["generatedAt"], now: now),
      verified: field["verified"].bool == true && !isContradicted,
      antiLeakChecked: field["antiLeakChecked"].bool == true)
  }

  private mutating func readDate(_ field: JSONCursor, now: Date) -> String {
    let plain = Date.ISO8601FormatStyle()
    guard !field.isNull else { return now.formatted(plain) }
    for style in [plain, Date.ISO8601FormatStyle(includingFractionalSeconds: true)] {
      if let date = try? style.parse(field.string ?? "") { return date.formatted(plain) }
    }
    report(.badDate, field, "not an ISO 8601 date; the present time is used")
    return now.formatted(plain)
  }
}
