import Foundation

/// A text as its words: lower case, without accents, cut at everything that is no letter or digit, so
/// that `/clips/new-york_10.mp3` holds the words `new york`.
struct FoldedWords: Hashable, Sendable {
  /// Words between single spaces, with a space before and after.
  private let padded: String

  init(_ text: String) {
    let folded = text.folding(
      options: [.caseInsensitive, .diacriticInsensitive], locale: Locale(identifier: "sv_SE"))
    let words = folded.split { !$0.isLetter && !$0.isNumber }
    padded = words.isEmpty ? "" : " " + words.joined(separator: " ") + " "
  }

  /// How many letters and digits there are.
  var length: Int { padded.count { $0 != " " } }

  /// Whether all words of `phrase` stand here, in order and side by side.
  func contains(_ phrase: FoldedWords) -> Bool {
    !phrase.padded.isEmpty && padded.contains(phrase.padded)
  }
}
