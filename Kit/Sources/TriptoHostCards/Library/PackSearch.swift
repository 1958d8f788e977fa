import Foundation
import TriptoDesign
import TriptoKernel
import TriptoWire

/// Finding a pack by the beginning of a word of its place or country, whatever the accents (UI-H62).
enum PackSearch {
  /// True when each typed word begins a word of the pack's place or country.
  static func finds(_ pack: PackSummary, _ typed: String) -> Bool {
    let words = words(of: "\(pack.destinationName) \(pack.destinationCountry)")
    return folded(typed).split(whereSeparator: \.isWhitespace).allSatisfy { part in
      words.contains { $0.hasPrefix(part) }
    }
  }

  /// In the order of the reader's alphabet.
  static func inOrder(_ packs: [PackSummary], _ language: Language) -> [PackSummary] {
    let locale = Locale(identifier: language.locale)
    return packs.sorted {
      $0.destinationName.compare($1.destinationName, locale: locale) == .orderedAscending
    }
  }

  private static func words(of text: String) -> [Substring] {
    folded(text).split { !$0.isLetter && !$0.isNumber }
  }

  private static func folded(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
      .replacingOccurrences(of: "ø", with: "o").replacingOccurrences(of: "æ", with: "ae")
  }
}
