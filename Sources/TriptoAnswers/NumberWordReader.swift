import TriptoWords

/// Reads the number words of every language, folded: "nittonhundratjugo", "twenty one", "en miljon".
enum NumberWordReader {
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

  private static let joiners = Set(Words.all.flatMap(\.numbers.and).map(Fold.compact))

  /// Every number word of every language, folded.
  private static let values: [String: Int] = Dictionary(
    Words.all.flatMap(\.numbers.readable).map { (Fold.compact($0.key), $0.value) },
    uniquingKeysWith: { one, _ in one })
}
