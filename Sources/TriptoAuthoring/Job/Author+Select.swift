import TriptoAnswers
import TriptoContent

/// Stages 1 and 2: which place, and what is known of it.
extension Author {
  func select(
    _ job: AuthoringJob, taken: TakenPlaces
  ) throws(AuthoringError) -> Int {
    let brief = job.brief
    let wished = try wished(brief)
    let inRegion = wished.filter { place in
      brief.place != nil || brief.regions.isEmpty
        || brief.regions.contains(where: place.regions.contains)
    }
    let free = inRegion.filter { isFree($0, besides: taken) }
    let fresh = free.filter { !brief.placesToAvoid.contains($0.geonameId) }
    let open = fresh.isEmpty ? free : fresh
    let elsewhere = open.filter { !brief.countriesToAvoid.contains($0.country) }
    var chance = job.chance(.select)
    guard let place = (elsewhere.isEmpty ? open : elsewhere).randomElement(using: &chance) else {
      throw brief.place.map { AuthoringError.alreadyThere($0) } ?? .nothingLeft
    }
    return place.geonameId
  }

  /// Places with the name, or in the country with it; all when none is wished for.
  private func wished(_ brief: Brief) throws(AuthoringError) -> [FactBook.Place] {
    guard let name = brief.place else { return book.places }
    return try places(named: name)
  }

  /// Whether a place of that name, or in the country of that name, can be written about.
  public func canWrite(_ name: String, besides taken: TakenPlaces) -> Bool {
    do throws(AuthoringError) {
      return try places(named: name).contains { isFree($0, besides: taken) }
    } catch {
      return false
    }
  }

  func isFree(_ place: FactBook.Place, besides taken: TakenPlaces) -> Bool {
    !taken.hold(place, country: book.countries[place.country]?.name.sv ?? "")
  }

  private func places(named name: String) throws(AuthoringError) -> [FactBook.Place] {
    let key = Fold.key(name)
    let named = book.places.filter { place in
      (place.name.all + place.aliases).contains { Fold.key($0) == key }
    }
    if !named.isEmpty { return named }
    let inCountry = book.places.filter { place in
      book.countries[place.country]?.name.all.contains { Fold.key($0) == key } ?? false
    }
    guard !inCountry.isEmpty else { throw .unknownPlace(name) }
    return inCountry
  }

  /// Every fact, those of the theme first, otherwise in the order of chance.
  func retrieve(_ job: AuthoringJob) throws(AuthoringError) -> [String] {
    var chance = job.chance(.retrieve)
    let facts = book.facts(of: try place(of: job)).shuffled(using: &chance)
    guard let theme = job.brief.theme else { return facts.map(\.id) }
    let fitting = facts.filter { Themes.of($0.predicate) == theme }
    return (fitting + facts.filter { Themes.of($0.predicate) != theme }).map(\.id)
  }
}

/// What facts are about.
enum Themes {
  static func of(_ predicate: String) -> String {
    switch predicate {
    case "crops", "goods", "currency": "trade"
    case "peak", "height", "note", "latitude": "nature"
    case "sea", "island": "sea"
    default: "history"
    }
  }
}
