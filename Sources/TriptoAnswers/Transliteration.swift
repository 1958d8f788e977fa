/// Cyrillic and Greek letters in Latin ones, as English writes them (JUDGE J2).
enum Transliteration {
  /// The folded text in Latin letters, or nil when it has no Cyrillic or Greek ones.
  static func latin(_ key: String) -> String? {
    if key.utf8.allSatisfy({ $0 < 0x80 }) { return nil }
    var changed = false
    var text = ""
    for scalar in pairs.reduce(key, { $0.replacing($1.0, with: $1.1) }).unicodeScalars {
      if let letters = cyrillic[scalar] ?? greek[scalar] {
        text += letters
        changed = true
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return changed ? text : nil
  }

  private static let cyrillic: [Unicode.Scalar: String] = [
    "а": "a", "б": "b", "в": "v", "г": "g", "д": "d", "е": "e", "ж": "zh", "з": "z", "и": "i",
    "к": "k", "л": "l", "м": "m", "н": "n", "о": "o", "п": "p", "р": "r", "с": "s", "т": "t",
    "у": "u", "ф": "f", "х": "kh", "ц": "ts", "ч": "ch", "ш": "sh", "щ": "shch", "ъ": "", "ы": "y",
    "ь": "", "э": "e", "ю": "yu", "я": "ya", "і": "i", "є": "ye", "ґ": "g", "ђ": "dj", "ј": "j",
    "љ": "lj", "њ": "nj", "ћ": "c", "џ": "dz", "ѓ": "g", "ќ": "k", "ѕ": "dz", "қ": "q", "ғ": "g",
    "ң": "ng", "ө": "o", "ү": "u", "ұ": "u", "һ": "h", "ә": "a",
  ]

  private static let greek: [Unicode.Scalar: String] = [
    "α": "a", "β": "v", "γ": "g", "δ": "d", "ε": "e", "ζ": "z", "η": "i", "θ": "th", "ι": "i",
    "κ": "k", "λ": "l", "μ": "m", "ν": "n", "ξ": "x", "ο": "o", "π": "p", "ρ": "r", "σ": "s",
    "ς": "s", "τ": "t", "υ": "y", "φ": "f", "χ": "ch", "ψ": "ps", "ω": "o",
  ]

  /// Greek letter pairs that are one sound.
  private static let pairs = [("ου", "u"), ("μπ", "b")]
}
