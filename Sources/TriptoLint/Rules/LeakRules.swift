import TriptoContent

/// L01–L05: nothing in a text gives the name away.
enum LeakRules {
  static func check(_ context: LintContext) -> [LintFinding] {
    let suffixes = Set(context.tables.leaks.demonymSuffixes.map { Array($0.utf8) })
    return context.guarded.flatMap { text in
      phrases(in: text, context.leaks) + exonyms(in: text, context)
        + text.words.filter { !$0.isNumber }.compactMap { word in
          named(word, text, context.leaks)
            ?? (context.tables.leaks.generic.contains(word.key)
              ? nil : derived(word, text, context.leaks, suffixes))
        }
    }
  }

  /// Names of several words, where no word alone would be noticed ("Cape Town").
  private static func phrases(in text: LintText, _ leaks: LeakSet) -> [LintFinding] {
    leaks.phrases.filter(text.holds).map { phrase in
      text.finding(.nameToken, .error, "\"\(phrase.joined(separator: " "))\" is the name")
    }
  }

  /// L03: names in any language that the list of places has, of one word or two.
  private static func exonyms(in text: LintText, _ context: LintContext) -> [LintFinding] {
    guard let places = context.places, let id = context.pack.destination.geonameId else {
      return []
    }
    let names = text.words.indices.flatMap { index -> [String] in
      let word = text.words[index]
      guard word.isCapitalised, !context.tables.leaks.generic.contains(word.key) else { return [] }
      let pair = index + 1 < text.words.count ? [word.raw + " " + text.words[index + 1].raw] : []
      return (word.key.count >= 4 && !context.leaks.tokens.contains(word.key) ? [word.raw] : [])
        + pair
    }
    return names.filter { places.isName($0, of: id) }.map { name in
      text.finding(.exonym, .error, "\"\(name)\" is the name in another language")
    }
  }

  /// The gravest thing a word gives away.
  private static func named(
    _ word: LintWord, _ text: LintText, _ leaks: LeakSet
  ) -> LintFinding? {
    let forms = [word.key] + (word.key.hasSuffix("s") ? [String(word.key.dropLast())] : [])
    if forms.contains(where: leaks.nameTokens.contains) {
      return text.finding(.nameToken, .error, "\"\(word.raw)\" is a word of the name")
    }
    if forms.contains(where: leaks.aliasTokens.contains) {
      return text.finding(.aliasToken, .error, "\"\(word.raw)\" is a word of an alias")
    }
    if forms.contains(where: leaks.demonyms.contains) {
      return text.finding(.demonym, .error, "\"\(word.raw)\" is said of the place")
    }
    return nil
  }

  /// Words that are made of the name.
  private static func derived(
    _ word: LintWord, _ text: LintText, _ leaks: LeakSet, _ suffixes: Set<[UInt8]>
  ) -> LintFinding? {
    let bytes = Array(word.key.utf8)
    for stem in leaks.stems {
      if isDemonym(bytes, of: stem, suffixes) {
        return text.finding(.demonym, .error, "\"\(word.raw)\" is said of \"\(stem.token)\"")
      }
      if bytes.count > stem.bytes.count,
        bytes.starts(with: stem.bytes) || bytes.suffix(stem.bytes.count) == stem.bytes[...]
      {
        return text.finding(.exonym, .error, "\"\(word.raw)\" holds \"\(stem.token)\"")
      }
      if sharesStem(bytes, stem.bytes) {
        return text.finding(
          .sharedStem, .error, "\"\(word.raw)\" has the stem of \"\(stem.token)\"")
      }
    }
    return nil
  }

  /// The name, perhaps without its last vowel, and one of the endings.
  private static func isDemonym(
    _ word: [UInt8], of stem: LeakStem, _ suffixes: Set<[UInt8]>
  ) -> Bool {
    [stem.bytes, stem.root].contains { root in
      word.count > root.count && word.starts(with: root)
        && suffixes.contains(Array(word[root.count...]))
    }
  }

  /// At least four letters and 60 % of the token in common from the front.
  private static func sharesStem(_ word: [UInt8], _ token: [UInt8]) -> Bool {
    let common = zip(word, token).prefix { $0 == $1 }.count
    return common >= 4 && 5 * common >= 3 * token.count
  }
}
