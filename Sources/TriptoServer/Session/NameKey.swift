import TriptoAnswers

/// What two displayed names are compared by (EX27): folded, without invisible characters, and with
/// letters of other scripts that look Latin as the Latin ones.
struct NameKey: Hashable {
  private let key: String

  init(_ name: String) {
    let visible = name.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    let latin = visible.map { Self.lookAlikes[$0] ?? $0 }
    let folded = Fold.key(String(String.UnicodeScalarView(latin)))
    key = folded.isEmpty ? name : folded
  }

  /// Cyrillic and Greek letters that most fonts draw like Latin ones (Unicode TR 39, confusables).
  private static let lookAlikes: [Unicode.Scalar: Unicode.Scalar] = [
    "а": "a", "в": "b", "с": "c", "ԁ": "d", "е": "e", "һ": "h", "і": "i", "ј": "j", "к": "k",
    "ӏ": "l", "м": "m", "н": "h", "о": "o", "р": "p", "ѕ": "s", "т": "t", "у": "y", "х": "x",
    "А": "a", "В": "b", "С": "c", "Е": "e", "Н": "h", "І": "i", "Ј": "j", "К": "k", "М": "m",
    "О": "o", "Р": "p", "Ѕ": "s", "Т": "t", "У": "y", "Х": "x",
    "α": "a", "ε": "e", "ι": "i", "κ": "k", "ν": "v", "ο": "o", "ρ": "p", "τ": "t", "υ": "u",
    "Α": "a", "Β": "b", "Ε": "e", "Ζ": "z", "Η": "h", "Ι": "i", "Κ": "k", "Μ": "m", "Ν": "n",
    "Ο": "o", "Ρ": "p", "Τ": "t", "Υ": "y", "Χ": "x",
  ]
}
