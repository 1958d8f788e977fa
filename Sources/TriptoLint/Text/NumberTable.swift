import TriptoKernel
import TriptoWords

/// The words for numbers, as clues have them.
enum NumberTable {
  /// The value of a Swedish word, as in "tjugofem" or "tvåhundra"; "en" and "ett" are articles.
  static func swedish(_ word: String) -> Int? {
    guard mayBeNumber(word) else { return nil }
    return swedishValue(word[...])
  }

  /// Whether the word begins like a number; most words are done with here.
  private static func mayBeNumber(_ word: String) -> Bool {
    beginnings.contains(beginning(word.utf8))
  }

  private static let beginnings: Set<UInt32> = {
    let words = swedishSmall.filter { $0.value > 1 }.keys + [swedishHundred, swedishThousand]
    return Set(words.map { beginning($0.utf8) })
  }()

  /// The first three bytes as one number.
  private static func beginning(_ bytes: some Sequence<UInt8>) -> UInt32 {
    bytes.prefix(3).reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// The number that a compound begins with, as in "trettioåriga" and "fyrmastaren".
  static func compound(_ word: String) -> Int? {
    if word.hasPrefix("fyrmast") { return 4 }
    guard word.utf8.count >= 6, mayBeNumber(word) else { return nil }
    for ending in endings {
      guard let range = word.ranges(of: ending).first, range.lowerBound > word.startIndex else {
        continue
      }
      if let value = swedish(String(word[..<range.lowerBound])) { return value }
    }
    return nil
  }

  private static let endings = [
    "år", "mast", "dag", "våning", "kant", "språk", "timm", "meter", "mil", "manna", "stämm",
    "rum", "hörn", "sidig", "spann", "delad", "siffr", "hundraår",
  ]

  private static func swedishValue(_ word: Substring) -> Int? {
    for (name, factor) in [(swedishThousand, 1_000), (swedishHundred, 100)] {
      guard let range = word.firstRange(of: name) else { continue }
      let before = word[..<range.lowerBound]
      let after = word[range.upperBound...]
      guard let times = before.isEmpty ? 1 : swedishValue(before),
        let rest = after.isEmpty ? 0 : swedishValue(after)
      else { return nil }
      return times * factor + rest
    }
    if let value = swedishSmall[String(word)] { return value }
    for (name, tens) in swedishTens where word.hasPrefix(name) {
      if let unit = swedishSmall[String(word.dropFirst(name.count))], unit < 10 {
        return tens + unit
      }
    }
    return nil
  }

  private static let swedishWords = Words.of(.sv).numbers
  private static let swedishHundred = swedishWords.hundred
  private static let swedishThousand = swedishWords.thousand

  private static let swedishTens = swedishWords.tens.enumerated().map { ($1, 10 * $0 + 20) }

  private static let swedishSmall = swedishWords.small.filter { $0.value > 0 }
    .merging(["en": 1]) { one, _ in one }

  /// The English words from two on: "one" is a pronoun far more often.
  static let english = Words.of(.en).numbers.small.filter { $0.value > 1 }

  /// "tredje", "third" and so on; "andra" and "second" mean other things too often.
  static func ordinal(_ word: String, _ lang: Language) -> Int? {
    ordinals[lang]?[word]
  }

  private static let ordinals: [Language: [String: Int]] = Dictionary(
    uniqueKeysWithValues: [Language.sv, .en].map { language in
      (language, Words.of(language).numbers.readableOrdinals.filter { $0.value > 2 })
    })

  /// Powers that multiply the number before them.
  static let powers: [String: Double] = [Language.sv, .en].reduce(into: [:]) { powers, language in
    for (word, value) in Words.of(language).numbers.powers { powers[word] = Double(value) }
  }
}
