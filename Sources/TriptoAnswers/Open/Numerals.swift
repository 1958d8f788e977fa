import TriptoWords

/// Numbers inside a name in digits: "Karl den elfte", "Karl XI" and "Karl 11" are one (JUDGE J13).
enum Numerals {
  static func inDigits(_ words: [String]) -> [String] {
    words.enumerated().map { index, word in
      digits(word, isFirst: index == 0, isLast: index == words.count - 1) ?? word
    }
  }

  private static func digits(_ word: String, isFirst: Bool, isLast: Bool) -> String? {
    if let first = word.first, first.isNumber { return counted(word) }
    // NB: one letter is a number at the end alone, "i" is a word elsewhere.
    guard !isFirst, isLast || word.count > 1 else { return nil }
    return roman[word] ?? ordinals[word] ?? (isLast ? cardinals[word] : nil)
  }

  /// "11e", "2nd": the ending says only that it is counted.
  private static func counted(_ word: String) -> String? {
    let number = word.prefix(while: \.isNumber)
    return endings.contains(String(word.dropFirst(number.count))) ? String(number) : nil
  }

  /// "Qeii" as people write it without a space; nil for other words.
  static func loosened(_ word: String) -> String? {
    guard word.count <= 6 else { return nil }
    return ["iii": "3", "ii": "2"].first { word.hasSuffix($0.key) && word.count > $0.key.count }
      .map { word.dropLast($0.key.count) + $0.value }
  }

  private static let endings: Set<String> = ["", "e", "a", "st", "nd", "rd", "th"]

  /// I to XX.
  private static let roman: [String: String] = Dictionary(
    uniqueKeysWithValues: [
      "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii", "xiii", "xiv", "xv",
      "xvi", "xvii", "xviii", "xix", "xx",
    ].enumerated().map { ($1, "\($0 + 1)") })

  private static let ordinals: [String: String] = Dictionary(
    Words.all.flatMap { language in
      language.numbers.ordinals.enumerated().dropFirst().map { (Fold.compact($1), "\($0)") }
    }, uniquingKeysWith: { one, _ in one })

  private static let cardinals: [String: String] = Dictionary(
    Words.all.flatMap { language in
      language.numbers.units.enumerated().dropFirst(2).map { (Fold.compact($1), "\($0)") }
    }, uniquingKeysWith: { one, _ in one })
}
