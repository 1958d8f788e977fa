/// The characters that folding changes beyond case and marks (AN1).
enum FoldTable {
  /// Letters that Unicode does not take apart.
  static let letters: [Unicode.Scalar: String] = [
    "ß": "ss", "ø": "o", "æ": "ae", "œ": "oe", "ð": "d", "đ": "d", "þ": "th", "ł": "l",
    "ı": "i", "ħ": "h", "ŋ": "n", "ŧ": "t", "ς": "σ", "ə": "e",
  ]

  /// Quotes and apostrophes that are neither ASCII nor opening or closing punctuation.
  static let quotes: Set<Unicode.Scalar> = [
    "‚", "„", "′", "″", "´", "ˊ", "ˋ", "ʹ", "ʺ", "ʻ", "ʼ", "ʽ", "ʾ", "ʿ", "׳", "״", "＇", "〝", "〞",
  ]

  static func isRemovedASCII(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || removed.contains(byte)
  }

  private static let removed = Set(#".,/#!$%^&*;:{}=_~()?"'`"#.utf8)
}
