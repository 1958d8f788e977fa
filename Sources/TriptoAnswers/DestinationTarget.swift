/// A destination as the judge sees it; fold it once, judge many answers.
public struct DestinationTarget: Sendable {
  public let name: String
  public let country: String?
  /// ISO 3166-1 alpha-2, where the pack gives it.
  public let countryCode: String?
  /// GeoNames' id, where the pack gives it.
  public let geonameId: UInt32?
  public let aliases: [String]
  public let otherNames: [String]

  /// Compact keys of the names that count as exact, with the name each comes from.
  let literalKeys: [String: String]
  /// The same and their shorter forms (AN3), which must yield to another place of that name.
  let exactKeys: Set<String>
  /// Compact keys of the names in other languages.
  let otherKeys: Set<String>
  /// Keys of the country's names, in all the languages that were given.
  let countryKeys: Set<String>
  /// Keys of the confusable places, with the name each comes from.
  let confusableKeys: [String: String]
  /// Names that are not this place: its country and the confusables.
  let strangers: [SpelledName]
  /// Every accepted name, for the spelling tolerance.
  let spellings: [SpelledName]

  /// - Parameters:
  ///   - name: The destination's main name.
  ///   - country: Its country, an answer that is always wrong unless it is also a name (AN6).
  ///   - countryCode: The country's ISO 3166-1 alpha-2 code.
  ///   - geonameId: The id of the place in GeoNames.
  ///   - aliases: Names the pack accepts as exact, the main name in the other language included.
  ///   - otherNames: Names of the same place in further languages (AN2).
  ///   - countryAliases: The country in other languages.
  ///   - confusables: Names the pack says belong elsewhere.
  public init(
    name: String, country: String? = nil, countryCode: String? = nil, geonameId: UInt32? = nil,
    aliases: [String] = [], otherNames: [String] = [], countryAliases: [String] = [],
    confusables: [String] = []
  ) {
    self.name = name
    self.country = country
    self.countryCode = countryCode
    self.geonameId = geonameId
    self.aliases = aliases
    self.otherNames = otherNames
    let countries = [country].compactMap(\.self) + countryAliases
    literalKeys = Self.literal([name] + aliases)
    exactKeys = Self.keys([name] + aliases)
    otherKeys = Self.keys(otherNames)
    countryKeys = Self.keys(countries)
    confusableKeys = Self.literal(confusables)
    strangers = countryKeys.union(confusableKeys.keys).subtracting(literalKeys.keys)
      .map(SpelledName.init(compact:))
    spellings = exactKeys.union(otherKeys).sorted().map(SpelledName.init(compact:))
  }

  /// The verdict on a form that is written just as one of the names (JUDGE J4).
  func exact(_ form: String) -> Judgement? {
    if let other = confusableKeys[form] { return Judgement(.otherPlace, other: other) }
    return literalKeys[form].map { Judgement(.exact, matched: $0) }
  }

  /// The country or confusable place that is nearest to `answer` within `limit`.
  func nearestStranger(to answer: SpelledName, within limit: Int) -> (String, Int)? {
    strangers.compactMap { name in
      name.distance(to: answer, limit: limit).map { (name.key, $0) }
    }.min { $0.1 < $1.1 }
  }

  private static func literal(_ names: [String]) -> [String: String] {
    Dictionary(
      names.flatMap { name in Spelling.keys(name).map { ($0, name) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// The keys of each name: as it is, without filler words (AN3), with unified words.
  private static func keys(_ names: [String]) -> Set<String> {
    var keys = Set(names.flatMap(Spelling.keys))
    for words in names.map(Fold.words) where !words.isEmpty {
      let plain = FillerWords.drop(FillerWords.bothSides, from: words)
      for form in [plain, FillerWords.unify(plain)]
      where !(form.count == 1 && FillerWords.generic.contains(form[0])) {
        keys.insert(form.joined())
      }
    }
    return keys
  }
}
