/// Reads Swedish and English number words, folded: "nittonhundratjugo", "twenty one", "en miljon".
enum NumberWords {
  /// The value of the words taken together, or nil when one of them is no number.
  static func value(of words: [String]) -> Int? {
    let parts = words.filter { !joiners.contains($0) }.map(split)
    let tokens = parts.compactMap(\.self).flatMap(\.self)
    guard !tokens.isEmpty, parts.allSatisfy({ $0 != nil }) else { return nil }
    return years(tokens) ?? sum(tokens)
  }

  /// "Nineteen eighty-four": two numbers below a hundred, the first from ten, are a year.
  private static func years(_ tokens: [Int]) -> Int? {
    guard let first = tokens.first, (10...20).contains(first), tokens.count > 1,
      tokens.allSatisfy({ $0 < 100 })
    else { return nil }
    return sum(Array(tokens.dropFirst())).flatMap {
      (10...99).contains($0) ? first * 100 + $0 : nil
    }
  }

  /// Adds what descends and multiplies by hundred, thousand and million.
  private static func sum(_ tokens: [Int]) -> Int? {
    var (total, group) = (0, 0)
    for token in tokens {
      switch token {
      case 100: group = max(group, 1) * 100
      case 1_000, 1_000_000, 1_000_000_000:
        guard total == 0 || token < 1_000_000 || group > 0 else { return nil }
        total += max(group, 1) * token
        group = 0
      default:
        guard group % (token < 10 ? 10 : 100) == 0 else { return nil }
        group += token
      }
    }
    return total + group
  }

  /// A word cut into number words, the longest first: "tjugoett" is 20 and 1.
  private static func split(_ word: String) -> [Int]? {
    if let value = values[word] { return [value] }
    for end in word.indices.dropFirst().reversed() {
      if let value = values[String(word[..<end])], let rest = split(String(word[end...])) {
        return [value] + rest
      }
    }
    return nil
  }

  private static let joiners: Set<String> = ["och", "and", "a"]

  private static let values: [String: Int] = [
    "noll": 0, "en": 1, "ett": 1, "tva": 2, "tre": 3, "fyra": 4, "fem": 5, "sex": 6, "sju": 7,
    "atta": 8, "nio": 9, "tio": 10, "elva": 11, "tolv": 12, "tretton": 13, "fjorton": 14,
    "femton": 15, "sexton": 16, "sjutton": 17, "arton": 18, "aderton": 18, "nitton": 19,
    "tjugo": 20, "tjugi": 20, "trettio": 30, "trettie": 30, "fyrtio": 40, "fyrti": 40,
    "femtio": 50, "sextio": 60, "sjuttio": 70, "attio": 80, "nittio": 90, "hundra": 100,
    "tusen": 1_000, "ettusen": 1_000,
    "miljon": 1_000_000, "miljoner": 1_000_000, "miljard": 1_000_000_000,
    "miljarder": 1_000_000_000, "zero": 0, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5,
    "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10, "eleven": 11, "twelve": 12,
    "thirteen": 13, "fourteen": 14, "fifteen": 15, "sixteen": 16, "seventeen": 17,
    "eighteen": 18, "nineteen": 19, "twenty": 20, "thirty": 30, "forty": 40, "fifty": 50,
    "sixty": 60, "seventy": 70, "eighty": 80, "ninety": 90, "hundred": 100, "thousand": 1_000,
    "million": 1_000_000, "billion": 1_000_000_000,
  ]
}
