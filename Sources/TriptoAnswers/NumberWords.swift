/// Reads Swedish and English number words, folded: "nittonhundratjugo", "twenty one", "en miljon".
enum NumberWords {
  /// The value of the words taken together, or nil when one of them is no number.
  static func value(of words: [String]) -> Int? {
    let parts = words.filter { !joiners.contains($0) }.map(split)
    let tokens = parts.compactMap(\.self).flatMap(\.self)
    guard !tokens.isEmpty, parts.allSatisfy({ $0 != nil }) else { return nil }
    return years(tokens) ?? sum(tokens)
  }

  /// How many zeros a word such as "hundra" or "miljoner" puts behind a number.
  static func zeros(of word: String) -> Int? {
    values[word].flatMap { [100: 2, 1_000: 3, 1_000_000: 6, 1_000_000_000: 9][$0] }
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

  /// Adds what descends and multiplies by hundred, thousand and million; each of these comes once, so
  /// that no text can make a number too large.
  private static func sum(_ tokens: [Int]) -> Int? {
    var (total, group, scale) = (0, 0, Int.max)
    for token in tokens {
      switch token {
      case 100:
        guard group < 100 else { return nil }
        group = max(group, 1) * 100
      case 1_000, 1_000_000, 1_000_000_000:
        guard token < scale, scale == Int.max || token < 1_000_000 || group > 0 else { return nil }
        total += max(group, 1) * token
        (group, scale) = (0, token)
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
    // NB: from the end, each rest is cut once: "sextio" is also "sex" and "tio".
    let letters = Array(word)
    guard letters.count <= longestWord else { return nil }
    var cuts = [[Int]?](repeating: nil, count: letters.count + 1)
    cuts[letters.count] = []
    for start in letters.indices.reversed() {
      for end in (start + 1...min(letters.count, start + longestPart)).reversed() {
        guard cuts[start] == nil, let rest = cuts[end],
          let value = values[String(letters[start..<end])]
        else { continue }
        cuts[start] = [value] + rest
      }
    }
    return cuts[0]
  }

  private static let longestWord = 80
  private static let longestPart = values.keys.map(\.count).max() ?? 0

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
