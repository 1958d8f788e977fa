import Foundation

/// A run of letters, digits and signs that can stand for letters.
struct NamePiece: Equatable {
  /// Lower case, without invisible characters and marks; å, ä and ö are kept.
  var text: String
  /// A space stands before it, not just a dot or a dash.
  let isAfterSpace: Bool

  static func pieces(of name: String) -> [NamePiece] {
    var pieces: [NamePiece] = []
    var isInside = false
    var isAfterSpace = true
    for letter in Self.plain(name) {
      if letter.isLetter || letter.isNumber || Disguise.signs.contains(letter) {
        if !isInside { pieces.append(NamePiece(text: "", isAfterSpace: isAfterSpace)) }
        pieces[pieces.count - 1].text.append(letter)
        (isInside, isAfterSpace) = (true, false)
      } else {
        isInside = false
        isAfterSpace = isAfterSpace || letter.isWhitespace
      }
    }
    return pieces
  }

  private static func plain(_ name: String) -> String {
    let visible = name.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    let text = String(String.UnicodeScalarView(visible))
      .precomposedStringWithCompatibilityMapping.lowercased()
    return String(text.map(letter))
  }

  /// å, ä and ö as they are, everything else without its marks and in Latin letters.
  private static func letter(_ letter: Character) -> Character {
    if "åäö".contains(letter) { return letter }
    if let nordic = nordic[letter] { return nordic }
    guard let base = String(letter).decomposedStringWithCanonicalMapping.unicodeScalars.first else {
      return letter
    }
    return Character(LookAlikes.latin(base))
  }

  private static let nordic: [Character: Character] = ["ø": "ö", "æ": "ä"]
}
