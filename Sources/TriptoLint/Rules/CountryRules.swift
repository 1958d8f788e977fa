import TriptoAnswers
import TriptoContent
import TriptoKernel

/// L10 and L11: what the first clues must not say about where on earth we are.
enum CountryRules {
  /// L10: the country, its people and its adjective at 10 and 8.
  static func ownCountry(_ context: LintContext) -> [LintFinding] {
    let texts = context.clues.filter { $0.level >= 8 }.flatMap(\.texts.all)
    return texts.compactMap { text in
      let words = CountryWords(context, text.lang)
      guard let found = words.first(in: text) else { return nil }
      return text.finding(.ownCountry, .error, "\"\(found)\" names the country")
    }
  }

  /// L11: a continent, or that it is a capital, at 10.
  static func continentOrCapital(_ context: LintContext) -> [LintFinding] {
    let tables = context.tables
    let isNordic = context.pack.destination.regions.contains("Nordic")
    return context.clues.filter { $0.level == 10 }.flatMap(\.texts.all).compactMap { text in
      let everywhere = (tables.continents[text.lang] ?? []) + (tables.capitals[text.lang] ?? [])
      let phrases = everywhere + (isNordic ? tables.nordic[text.lang] ?? [] : [])
      guard let found = phrases.first(where: { text.holds($0) }) else { return nil }
      return text.finding(
        .continentOrCapital, .error, "\"\(found.joined(separator: " "))\" says too much at 10")
    }
  }
}

/// The words for the country of a pack in one language.
private struct CountryWords {
  /// Names, as folded words.
  let names: [[String]]
  /// Adjectives and inhabitants, folded.
  let words: Set<String>
  let lang: Language

  init(_ context: LintContext, _ lang: Language) {
    let place = context.pack.destination
    let table = place.countryCode.flatMap { context.tables.countries[$0] }
    let listed = lang == .sv ? table?.sv : table?.en
    self.lang = lang
    // NB: a destination that is its own country is caught by L01, at every level.
    names = [place.country[lang]].map(Fold.words).filter { !$0.isEmpty }
    words = Set((place.countryWords + (listed ?? [])).map(Fold.key).filter { !$0.isEmpty })
  }

  /// The first word or name of the country in the text.
  func first(in text: LintText) -> String? {
    for name in names {
      if let index = text.words.first(of: name), isProper(text.words[index]) {
        return text.words[index].raw
      }
    }
    return text.words.first { word in
      isProper(word) && (words.contains(word.key) || hasEnding(word.key) || isCompound(word.key))
    }?.raw
  }

  /// English gives countries and peoples a capital, so that a turkey is no Turkey.
  private func isProper(_ word: LintWord) -> Bool {
    lang == .sv || word.isCapitalised
  }

  /// "svensk" also as "svenska", "svenskt", "svenskarna", "svenskens".
  private func hasEnding(_ key: String) -> Bool {
    Self.endings.contains { ending in
      key.hasSuffix(ending) && words.contains(String(key.dropLast(ending.count)))
    }
  }

  private static let endings = ["s", "a", "t", "ar", "arna", "arnas", "en", "ens", "as"]

  /// "Sverigebesök"; short names begin too many other words.
  private func isCompound(_ key: String) -> Bool {
    lang == .sv
      && names.contains { $0.count == 1 && $0[0].count >= 6 && key.hasPrefix($0[0]) }
  }
}
