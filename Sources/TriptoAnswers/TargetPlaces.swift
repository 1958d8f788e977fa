/// What the gazetteer knows of a target: which places it is, and where they lie (JUDGE J5).
struct TargetPlaces {
  /// Numbers of the places the target's name means.
  let numbers: Set<Int>
  /// ISO codes of the countries they lie in.
  let countries: Set<String>
  /// Where the best known of them lies; "Tripoli" alone is the one in Libya.
  let home: Set<String>
  let continents: Set<String>
  /// The state of the best known town; 0 where it is not known, as for Washington.
  let state: Int
  /// The standing of the best known; 0 when there is none.
  let standing: Int
  /// Main names of those places, the target's own among them.
  let spellings: [SpelledName]
  /// The same as keys.
  let keys: Set<String>

  init(_ target: DestinationTarget, _ gazetteer: Gazetteer) {
    let codes = Self.codes(target, gazetteer)
    let found = Self.find(target, codes, gazetteer)
    let places = found.compactMap(gazetteer.place)
    numbers = Set(found)
    countries = codes.union(places.compactMap(\.country))
    let best = places.max { $0.rank < $1.rank }
    standing = best?.standing ?? 0
    let town = places.filter(\.kind.isTown).max { $0.rank < $1.rank }
    let states = Set((places.filter { !$0.kind.isTown } + [town].compactMap(\.self)).map(\.state))
    state = states.count == 1 ? states.first ?? 0 : 0
    home = codes.isEmpty ? Set([best?.country].compactMap(\.self)) : codes
    continents = Set(places.compactMap(\.continent))
    keys = Set(found.flatMap(gazetteer.mainKeys))
    spellings = keys.sorted().map(SpelledName.init(compact:))
  }

  /// Whether a town is too small beside the target to be meant where either might be.
  func outshines(_ place: GazetteerPlace) -> Bool {
    place.kind.isTown && place.standing + Self.tenfold <= standing
  }

  /// Whether a town is so small, and so far away, that it has no claim to a name both are known by.
  func eclipses(_ place: GazetteerPlace) -> Bool {
    place.kind.isTown && place.weight < Self.fiftyThousand
      && place.standing + Self.thirtyfold <= standing && !home.contains(place.country ?? "")
  }

  /// Ten times the population, in weight, and thirty times.
  private static let tenfold = 16
  private static let thirtyfold = 24
  private static let fiftyThousand = 75

  private static func codes(_ target: DestinationTarget, _ gazetteer: Gazetteer) -> Set<String> {
    if let code = target.countryCode { return [code.uppercased()] }
    return target.country.map(gazetteer.countryCodes(named:)) ?? []
  }

  /// By id; else by the first of its names that a place in its country bears.
  private static func find(
    _ target: DestinationTarget, _ codes: Set<String>, _ gazetteer: Gazetteer
  ) -> [Int] {
    if let id = target.geonameId, let number = gazetteer.number(id: id) {
      // NB: Singapore is a town and a country; either name is the other's.
      return [number]
        + named(target.name, codes, gazetteer).filter {
          $0 != number && gazetteer.place($0)?.kind.isTown == false
        }
    }
    for name in [target.name] + target.aliases {
      let found = named(name, codes, gazetteer)
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The places of a name within the countries, those that bear it as a main name first of all.
  private static func named(
    _ name: String, _ codes: Set<String>, _ gazetteer: Gazetteer
  ) -> [Int] {
    let postings = Spelling.keys(name).flatMap(gazetteer.postings).filter { posting in
      guard !codes.isEmpty, let country = gazetteer.place(posting.place)?.country else {
        return true
      }
      return codes.contains(country)
    }
    let best = postings.map(\.tier).min()
    return Set(postings.filter { $0.tier == best }.map(\.place)).sorted()
  }
}
