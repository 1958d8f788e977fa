import TriptoKernel
import TriptoWords

/// Foreign names spelled so that espeak-ng says them about right.
enum ESpeakLexicon {
  /// Part of the voice's settings: raise it when a name sounds different.
  static let version = 1

  static func respelled(_ text: SpokenText, in language: Language) -> SpokenText {
    guard let rule = rules[language] else { return text }
    return SpokenText(
      parts: text.parts.map { part in
        if case .words(let words) = part { .words(rule.apply(words)) } else { part }
      })
  }

  private static let rules: [Language: Rule] = Dictionary(
    uniqueKeysWithValues: Language.allCases.compactMap { language in
      rule(Words.of(language).speech.espeak).map { (language, $0) }
    })

  /// Nil where there is nothing to respell.
  private static func rule(_ words: ESpeakWords) -> Rule? {
    guard !words.names.isEmpty else { return nil }
    let names = words.names.keys.sorted { ($0.count, $0) > ($1.count, $1) }
    let source =
      #"(?<!\p{L})(\#(names.joined(separator: "|")))(\#(words.genitive))?(?!\p{L})"#
    return Rule(source) { part in words.names[part[1]].map { $0 + part[2] } }
  }
}
