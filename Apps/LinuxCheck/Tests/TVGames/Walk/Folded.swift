import Foundation

/// A text as its words: lower case, without accents, so that `/clips/new-york.mp3` holds *New York*.
struct Folded: Hashable, Sendable {
  private let padded: String

  init(_ text: String) {
    let folded = text.folding(
      options: [.caseInsensitive, .diacriticInsensitive], locale: Locale(identifier: "sv_SE"))
    let words = folded.split { !$0.isLetter && !$0.isNumber }
    padded = " " + words.joined(separator: " ") + " "
  }

  /// Letters and digits.
  var length: Int { padded.count { $0 != " " } }

  /// All words of the phrase stand here, side by side.
  func contains(_ phrase: Folded) -> Bool { padded.contains(phrase.padded) }
}
