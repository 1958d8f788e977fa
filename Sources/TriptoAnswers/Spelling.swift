import Foundation

/// The keys under which one name may be met (JUDGE J2); `gazetteer_fold.py` makes the same.
enum Spelling {
  /// The compact keys of a name: as it is, with å as aa and the like, with "St" as "saint",
  /// without "and", without what stands in brackets. The plain one comes first. Brackets with a
  /// number stay: "Zürich (Kreis 10)" is not Zürich.
  static func keys(_ name: String) -> [String] {
    var keys: [String] = []
    for text in variants(name) {
      let words = Fold.words(text)
      for key in [words.joined(), FillerWords.unify(words).joined()]
      where !key.isEmpty && !keys.contains(key) {
        keys.append(key)
      }
    }
    return keys
  }

  private static func variants(_ name: String) -> [String] {
    let texts = name.contains("(") ? [name, withoutBrackets(name)] : [name]
    return texts.flatMap { text in
      text.utf8.allSatisfy { $0 < 0x80 } ? [text] : [text, digraphs(text)]
    }
  }

  /// Letters that are written as two where the keyboard has none of them.
  static func digraphs(_ text: String) -> String {
    text.precomposedStringWithCanonicalMapping.lowercased().reduce(into: "") {
      $0 += table[$1] ?? String($1)
    }
  }

  static func withoutBrackets(_ text: String) -> String {
    text.replacing(/\([^)0-9]*\)/, with: " ")
  }

  private static let table: [Character: String] = [
    "å": "aa", "ä": "ae", "ö": "oe", "ø": "oe", "æ": "ae", "ü": "ue",
  ]
}
