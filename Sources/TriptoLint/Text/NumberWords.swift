import TriptoKernel

/// The words for numbers.
enum NumberWords {
  /// The value of a Swedish word, as in "tjugofem" or "tvåhundra"; "en" and "ett" are articles.
  static func swedish(_ word: String) -> Int? {
    guard mayBeNumber(word) else { return nil }
    return swedishValue(word[...])
  }

  /// Whether the word begins like a number; most words are done with here.
  private static func mayBeNumber(_ word: String) -> Bool {
    beginnings.contains(beginning(word.utf8))
  }

  private static let beginnings = Set(
    """
    två tre fyra fem sex sju åtta nio tio elva tolv fjorton arton nitton tjugo hundra tusen
    """.split(whereSeparator: \.isWhitespace).map { beginning($0.utf8) })

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
    for (name, factor) in [("tusen", 1_000), ("hundra", 100)] {
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

  private static let swedishTens = [
    ("tjugo", 20), ("trettio", 30), ("fyrtio", 40), ("femtio", 50), ("sextio", 60),
    ("sjuttio", 70), ("åttio", 80), ("nittio", 90),
  ]

  private static let swedishSmall: [String: Int] = {
    var words = ["en": 1, "ett": 1]
    let small =
      "två tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton sexton sjutton arton "
      + "nitton tjugo"
    for (index, word) in small.split(separator: " ").enumerated() {
      words[String(word)] = index + 2
    }
    for (word, value) in swedishTens { words[word] = value }
    return words
  }()

  static let english: [String: Int] = {
    let small =
      "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen "
      + "sixteen seventeen eighteen nineteen twenty"
    var words: [String: Int] = [:]
    for (index, word) in small.split(separator: " ").enumerated() {
      words[String(word)] = index + 2
    }
    let tens = "thirty forty fifty sixty seventy eighty ninety"
    for (index, word) in tens.split(separator: " ").enumerated() {
      words[String(word)] = 10 * index + 30
    }
    return words
  }()

  /// "tredje", "third" and so on; "andra" and "second" mean other things too often.
  static func ordinal(_ word: String, _ lang: Language) -> Int? {
    (lang == .sv ? swedishOrdinals : englishOrdinals)[word]
  }

  private static let swedishOrdinals = numbered(
    "tredje fjärde femte sjätte sjunde åttonde nionde tionde elfte tolfte trettonde fjortonde "
      + "femtonde sextonde sjuttonde artonde nittonde tjugonde")
  private static let englishOrdinals = numbered(
    "third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth "
      + "fifteenth sixteenth seventeenth eighteenth nineteenth twentieth")

  private static func numbered(_ words: String) -> [String: Int] {
    var ordinals: [String: Int] = [:]
    for (index, word) in words.split(separator: " ").enumerated() {
      ordinals[String(word)] = index + 3
    }
    return ordinals
  }

  /// Powers that multiply the number before them.
  static let powers: [String: Double] = [
    "hundra": 100, "hundred": 100, "tusen": 1_000, "thousand": 1_000, "miljon": 1e6,
    "miljoner": 1e6, "million": 1e6, "miljard": 1e9, "miljarder": 1e9, "billion": 1e9,
  ]
}
