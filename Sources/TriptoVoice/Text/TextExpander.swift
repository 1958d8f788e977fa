import Foundation
import TriptoKernel

/// Writes a line out as it is said. Captions keep the line as it was written.
public enum TextExpander {
  /// Part of every `assetId`: raise it when any text comes out differently.
  public static let version = 1

  /// - Returns: Words without digits, symbols or the abbreviations of ``abbreviations(_:)``.
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

  /// The abbreviations that never reach an engine.
  public static func abbreviations(_ language: Language) -> [String] {
    let table = language == .sv ? SwedishWords.abbreviations : EnglishWords.abbreviations
    return table.keys.sorted()
  }

  private static func expanded(_ text: String, _ language: Language) -> String {
    let rules = language == .sv ? SwedishRules.all : EnglishRules.all
    let said = rules.reduce(Characters.cleaned(text)) { $1.apply($0) }
    return Characters.swept(said)
  }
}
