/// A destination as the judge sees it; fold it once, judge many answers.
public struct DestinationTarget: Sendable {
  public let name: String
  public let country: String?
  public let aliases: [String]
  public let otherNames: [String]

  /// Compact keys of the names that count as exact, just as they are written.
  let literalKeys: Set<String>
  /// The same and their shorter forms (AN3), which must yield to another place of that name.
  let exactKeys: Set<String>
  /// Compact keys of the names in other languages.
  let otherKeys: Set<String>
  let countryKeys: Set<String>
  let countryEndings: [[String]]
  let confusableKeys: Set<String>
  /// Names that are not this place: its country and the confusables.
  let strangers: [SpelledName]
  /// Every accepted name, for the spelling tolerance.
  let spellings: [SpelledName]

  /// - Parameters:
  ///   - name: The destination's main name.
  ///   - country: Its country, an answer that is always wrong unless it is also a name (AN6).
  ///   - aliases: Names the pack accepts as exact, the main name in the other language included.
  ///   - otherNames: Names of the same place in further languages (AN2).
  ///   - countryAliases: The country in other languages.
  ///   - confusables: Names the pack says belong elsewhere.
  public init(
    name: String, country: String? = nil, aliases: [String] = [], otherNames: [String] = [],
    countryAliases: [String] = [], confusables: [String] = []
  ) {
    self.name = name
    self.country = country
    self.aliases = aliases
    self.otherNames = otherNames
    let countries = [country].compactMap(\.self) + countryAliases
    literalKeys = Set(([name] + aliases).map(Fold.compact).filter { !$0.isEmpty })
    exactKeys = Self.keys([name] + aliases)
    otherKeys = Self.keys(otherNames)
    countryKeys = Self.keys(countries)
    countryEndings = countries.map(Fold.words).filter { !$0.isEmpty }
    confusableKeys = Self.keys(confusables)
    strangers = countryKeys.union(confusableKeys).subtracting(literalKeys)
      .map(SpelledName.init(compact:))
    spellings = exactKeys.union(otherKeys).sorted().map(SpelledName.init(compact:))
  }

  /// Names that are never another place's.
  var acceptedKeys: Set<String> { literalKeys.union(otherKeys) }

  /// Whether the country or a confusable place is no further from `answer` than `limit`.
  func hasOtherName(within limit: Int, of answer: SpelledName) -> Bool {
    strangers.contains { $0.distance(to: answer, limit: limit) != nil }
  }

  /// The keys of each name: as it is, without filler words (AN3), with unified words.
  private static func keys(_ names: [String]) -> Set<String> {
    var keys: Set<String> = []
    for words in names.map(Fold.words) where !words.isEmpty {
      let plain = FillerWords.drop(FillerWords.bothSides, from: words)
      keys.insert(words.joined())
      for form in [plain, FillerWords.unify(words), FillerWords.unify(plain)]
      where !(form.count == 1 && FillerWords.generic.contains(form[0])) {
        keys.insert(form.joined())
      }
    }
    return keys
  }
}
