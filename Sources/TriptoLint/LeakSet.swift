import TriptoAnswers
import TriptoContent

/// Everything that would give the place away, folded.
struct LeakSet: Sendable {
  /// Words of the names that count alone.
  let nameTokens: Set<String>
  /// Words of the aliases that count alone.
  let aliasTokens: Set<String>
  /// Every word that counts alone.
  let tokens: Set<String>
  /// Those of four letters and more, in order, for compounds and stems.
  let stems: [LeakStem]
  /// Names and aliases none of whose words counts alone, as "Cape Town".
  let phrases: [[String]]
  /// Inhabitants and adjectives.
  let demonyms: Set<String>

  init(_ place: Pack.Destination, tables: LintTables) {
    let generic = tables.leaks.generic
    func tokens(_ names: [String]) -> Set<String> {
      Set(names.flatMap(Fold.words).filter { Self.counts($0, generic) })
    }
    nameTokens = tokens(place.name.all)
    aliasTokens = tokens(place.aliases).subtracting(nameTokens)
    let tokens = nameTokens.union(aliasTokens)
    self.tokens = tokens
    stems = tokens.filter { $0.utf8.count >= 4 }.sorted().map(LeakStem.init)
    phrases = place.names.map(Fold.words)
      .filter { $0.joined().count >= 2 && tokens.isDisjoint(with: $0) }
    let known = place.name.all.flatMap { tables.leaks.demonyms[Fold.key($0)] ?? [] }
    demonyms = Set((place.demonyms + known).map(Fold.key).filter { !$0.isEmpty })
  }

  private static func counts(_ word: String, _ generic: Set<String>) -> Bool {
    word.count >= 3 && !generic.contains(word) && word.contains { !$0.isNumber }
  }
}

/// A word of a name, ready to be found in other words.
struct LeakStem: Sendable {
  let token: String
  let bytes: [UInt8]
  /// The word without its last vowel.
  let root: [UInt8]

  init(_ token: String) {
    self.token = token
    bytes = Array(token.utf8)
    root = token.last.map { "aeiouy".contains($0) } == true ? bytes.dropLast() : bytes
  }
}
