import TriptoContent
import TriptoKernel

/// L20: "largest", "first" and "only" stand on a claim of rank.
enum SuperlativeRule {
  static func check(_ context: LintContext) -> [LintFinding] {
    context.clues.flatMap { clue -> [LintFinding] in
      let support = support(clue.claims)
      if support == .verified { return [] }
      return clue.texts.all.compactMap { text in
        guard let word = first(in: text.words, text.lang) else { return nil }
        let isGrave = measurable(word.lowercased())
        return support == .uncertain || !isGrave
          ? text.finding(.superlative, .warning, "\"\(word)\" rests on no verified claim")
          : text.finding(.superlative, .error, "\"\(word)\" rests on no claim of rank")
      }
    }
  }

  /// Whether somebody could measure it: "nordligaste", but not "vackraste".
  private static func measurable(_ word: String) -> Bool {
    guard word.hasSuffix("aste") else { return word != "mest" && word != "most" }
    return word.hasSuffix("igaste")
      || [
        "djupaste", "bredaste", "brantaste", "snabbaste", "varmaste", "kallaste", "torraste",
        "rikaste", "folkrikaste", "tätaste",
      ].contains(word)
  }

  private static func support(_ claims: [Pack.Claim]) -> ClaimStatus? {
    claims.filter { claim in
      PredicateKind.unique.contains(claim.predicate ?? "")
        || first(in: LintWord.words(of: claim.statement.sv), .sv) != nil
        || claim.statement.en.map { first(in: LintWord.words(of: $0), .en) != nil } ?? false
    }.map(\.status).min()
  }

  /// The first superlative of the text.
  static func first(in words: [LintWord], _ lang: Language) -> String? {
    places(in: words, lang).first.map { words[$0].raw }
  }

  /// Superlatives that others may take away; what was first stays so.
  static func ranks(in words: [LintWord], _ lang: Language) -> [String] {
    places(in: words, lang).filter { index in
      let word = words[index].lower
      // NB: "was only 17" is no rank.
      if word == "only" { return index > 0 && words[index - 1].lower == "the" }
      return measurable(word) && !lasting.contains(word)
    }.map { words[$0].raw }
  }

  private static func places(in words: [LintWord], _ lang: Language) -> [Int] {
    words.indices.filter { index in
      (lang == .sv ? isSwedish(words, index) : isEnglish(words, index)) && !isDenied(words, index)
    }
  }

  private static let lasting: Set<String> = [
    "första", "förste", "yngsta", "flesta", "first", "earliest", "youngest", "most",
  ]

  /// "not even the first" claims nothing; "not only the first" does, and so does a new sentence.
  private static func isDenied(_ words: [LintWord], _ index: Int) -> Bool {
    let sentence = words[...index].lastIndex(where: \.startsSentence) ?? 0
    return (max(sentence, index - 3)..<max(sentence, index)).contains { place in
      denials.contains(words[place].lower) && !limits.contains(words[place + 1].lower)
    }
  }

  private static let denials: Set<String> = ["not", "inte", "ej", "varken"]

  /// Words after a denial that turn it into praise.
  private static let limits: Set<String> = [
    "bara", "endast", "enbart", "blott", "minst", "only", "just", "merely", "simply", "least",
  ]

  private static func isSwedish(_ words: [LintWord], _ index: Int) -> Bool {
    let word = words[index].lower
    let before = index > 0 ? words[index - 1].lower : ""
    if word == "enda" { return !["en", "ett", "varje"].contains(before) }
    if word == "mest" { return isDefinite(before) }
    if ["störst", "äldst", "flest", "yngst"].contains(word) { return true }
    let after = index + 1 < words.count ? words[index + 1].lower : ""
    if swedish.contains(word) { return !after.hasPrefix("bokstav") && !after.hasPrefix("namn") }
    return word.count >= 7 && word.hasSuffix("aste")
  }

  private static let swedish: Set<String> = [
    "största", "störste", "äldsta", "äldste", "högsta", "högste", "längsta", "längste", "yngsta",
    "minsta", "lägsta", "tyngsta", "flesta", "första", "förste", "bredaste", "djupaste",
  ]

  private static func isDefinite(_ word: String) -> Bool {
    ["den", "det", "de"].contains(word) || (word.hasSuffix("s") && word.count > 3)
  }

  private static func isEnglish(_ words: [LintWord], _ index: Int) -> Bool {
    let word = words[index].lower
    let before = index > 0 ? words[index - 1].lower : ""
    let isPointedOut = pointers.contains(before) || before.contains { "'\u{2019}".contains($0) }
    let after = index + 1 < words.count ? words[index + 1].lower : ""
    switch word {
    case "first": return isPointedOut && !["name", "letter", "letters"].contains(after)
    case "only", "most": return isPointedOut && after != "of"
    default: return english.contains(word) || (word.hasSuffix("iest") && word.count > 6)
    }
  }

  private static let pointers: Set<String> = [
    "the", "its", "his", "her", "their", "a", "very", "was", "were",
  ]

  private static let english: Set<String> = [
    "largest", "biggest", "oldest", "highest", "tallest", "longest", "deepest", "smallest",
    "youngest", "lowest", "widest", "heaviest", "northernmost", "southernmost", "easternmost",
    "westernmost", "greatest", "fastest", "steepest", "shortest", "hottest", "coldest", "wettest",
    "driest", "richest", "earliest", "densest", "coolest", "warmest", "broadest", "narrowest",
  ]
}
