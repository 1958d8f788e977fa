/// Whether two folded words are one word in two forms (JUDGE J13).
enum SameWord {
  /// A stem has so many letters at least.
  private static let leastStem = 3

  static func holds(_ left: String, _ right: String) -> Bool {
    if left == right { return true }
    guard !isNumber(left), !isNumber(right) else { return false }
    if left.count > right.count { return isLonger(left, of: right) || shareStem(left, right) }
    return isLonger(right, of: left) || shareStem(left, right)
  }

  /// "Isbergen" is "isberg" and an ending.
  private static func isLonger(_ long: String, of short: String) -> Bool {
    short.count >= leastStem && long.hasPrefix(short)
      && OpenWords.endings.contains(String(long.dropFirst(short.count)))
  }

  /// "Burjater" and "burjaterna", "olive" and "oliven": both have an ending, behind four letters or more.
  private static func shareStem(_ left: String, _ right: String) -> Bool {
    !stems(left).isDisjoint(with: stems(right)) || isDeclined(left, right)
      || isDeclined(right, left)
  }

  /// "Ripa" and "ripor".
  private static func isDeclined(_ singular: String, _ plural: String) -> Bool {
    guard singular.last == "a", singular.count > leastStem else { return false }
    return OpenWords.declined.contains { plural == singular.dropLast() + $0 }
  }

  private static func stems(_ word: String) -> Set<String> {
    Set(
      OpenWords.endings.lazy.filter { word.hasSuffix($0) && word.count - $0.count > leastStem }
        .map { String(word.dropLast($0.count)) })
  }

  static func isNumber(_ word: String) -> Bool { word.contains(where: \.isNumber) }
}
