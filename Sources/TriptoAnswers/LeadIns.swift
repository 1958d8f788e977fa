import TriptoWords

/// What people say around a guess, which names no place (AN3, JUDGE J3).
enum LeadIns {
  /// Words that go from the front, one by one. None of them denies: "inte Bergen" keeps its "inte".
  private static let before = Set(Words.all.flatMap(\.judge.before))

  /// Words that go only after one of those: Åre and Vara are towns.
  private static let between = Set(Words.all.flatMap(\.judge.between))

  /// What goes from the end.
  private static let after = Words.all.flatMap(\.judge.after).map {
    $0.split(separator: " ").map(String.init)
  }

  private static let articles = Set(Words.all.flatMap(\.judge.articles) + ["la", "le", "el"])

  /// More words than these are no lead-in but a speech.
  private static let longest = 12

  private static let denials = Set(Words.all.flatMap(\.judge.denials) + ["nicht", "non"])

  /// The words with less and less around them, the least shortened first; the words themselves
  /// are not among them. A word always stays.
  static func shortened(_ words: [String]) -> [[String]] {
    var rest = words[...]
    var steps: [[String]] = []
    while steps.count < longest, let shorter = withoutTail(rest) ?? withoutHead(rest) {
      rest = shorter
      steps.append(Array(rest))
    }
    return steps
  }

  private static func withoutTail(_ words: ArraySlice<String>) -> ArraySlice<String>? {
    after.first { words.count > $0.count && words.suffix($0.count) == $0[...] }
      .map { words.dropLast($0.count) }
  }

  private static func withoutHead(_ rest: ArraySlice<String>) -> ArraySlice<String>? {
    guard rest.count > 1, let head = rest.first else { return nil }
    let goes = before.contains(head) || rest.startIndex > 0 && between.contains(head)
    return goes ? rest.dropFirst() : nil
  }

  /// The words without what is said around them, or as they were.
  static func drop(from words: [String]) -> [String] {
    dropArticle(from: shortened(words).last ?? words)
  }

  static func dropArticle(from words: [String]) -> [String] {
    words.count > 1 && articles.contains(words[0]) ? Array(words.dropFirst()) : words
  }

  /// Whether the words are only what is said before a guess: "jag gissar på".
  static func isAll(_ words: [String]) -> Bool {
    words.allSatisfy { before.contains($0) || between.contains($0) }
  }

  /// The words that deny what stands beside them.
  static func denials(in words: [String]) -> Set<String> {
    denials.intersection(words)
  }
}
