public import TriptoKernel

/// Writes a line out as it is said. Captions keep the line as it was written.
public enum TextExpander {
  /// Part of every `assetId`: raise it when any text comes out differently.
  public static let version = 2

  /// - Returns: Words without digits, symbols or the abbreviations of the language's words.
  public static func expand(_ line: String, in language: Language) -> SpokenText {
    let parts: [SpokenText.Part] = Markup.pieces(line).compactMap { piece in
      switch piece {
      case .pause(let milliseconds): return .pause(milliseconds)
      case .text(let text):
        let words = expanded(text, language)
        return words.isEmpty ? nil : .words(words)
      }
    }
    return SpokenText(parts: parts)
  }

  private static func expanded(_ text: String, _ language: Language) -> String {
    let said = (rules[language] ?? []).reduce(Characters.cleaned(text)) { $1.apply($0) }
    return Characters.swept(said)
  }

  /// Swedish and English have a grammar of their own here; any other language is read by its tables.
  private static let rules: [Language: [Rule]] = Dictionary(
    uniqueKeysWithValues: Language.allCases.map { language in
      switch language {
      case .sv: (language, SwedishRules.all)
      case .en: (language, EnglishRules.all)
      default: (language, TableRules(language).all)
      }
    })
}
