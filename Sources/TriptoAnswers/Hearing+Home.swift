/// Where the target lies, and whether an answer says so rightly (JUDGE J3).
extension Hearing {
  /// Whether the target lies in a country, region or continent; nil when it is none of these.
  func lies(in name: String) -> Bool? {
    let key = Fold.compact(name)
    if target.countryKeys.contains(key) { return true }
    let known = gazetteer.postings(of: key).filter { $0.tier <= .foreign }
      .compactMap { gazetteer.place($0.place) }.filter { !$0.kind.isTown }
    guard !known.isEmpty else { return nil }
    return known.contains(where: isHome)
  }

  /// Whether the text names the target's country or continent; a sight there would be a second guess.
  func isHome(_ name: String) -> Bool {
    let key = Fold.compact(name)
    guard lies(in: name) == true else { return false }
    return target.countryKeys.contains(key)
      || gazetteer.postings(of: key).compactMap { gazetteer.place($0.place) }
        .contains { $0.kind == .country || $0.kind == .continent }
  }

  /// How many words at the end are a main name of the target's country or state: two in "San Diego
  /// United States". Any other place may be part of a name, and so may the target itself.
  func ending(of words: [String]) -> Int {
    guard words.count > 1 else { return 0 }
    return (1...min(Self.longestEnding, words.count - 1)).reversed().first { count in
      let key = words.suffix(count).joined()
      if target.countryKeys.contains(key) { return true }
      return gazetteer.postings(of: key).contains { posting in
        guard posting.tier == .main, let place = gazetteer.place(posting.place) else {
          return false
        }
        return place.kind == .country
          ? isHome(place) && !places.numbers.contains(posting.place)
          : place.state != 0 && place.kind == .region && place.state == places.state
      }
    } ?? 0
  }

  /// "Bosnien och Hercegovina" has three words.
  private static let longestEnding = 4

  private func isHome(_ place: GazetteerPlace) -> Bool {
    if place.state != 0, places.state != 0 { return place.state == places.state }
    return place.country.map(places.home.contains)
      ?? place.continent.map(places.continents.contains) ?? true
  }
}
