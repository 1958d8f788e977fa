/// What people say around a guess, which names no place (AN3, CONTENT J3).
enum LeadIns {
  /// Words that go from the front, one by one. None of them denies: "inte Bergen" keeps its "inte".
  private static let before: Set<String> = [
    "jag", "vi", "min", "mitt", "i", "my", "we", "it", "its", "det", "att",
    "tror", "gissar", "tippar", "sager", "chansar", "svarar", "gissning", "gissningen", "svar",
    "svaret", "think", "guess", "say", "answer", "ar", "blir", "maste", "kan", "is", "must", "kanske", "nog", "val", "typ", "helt", "klart", "definitivt", "maybe",
    "probably", "perhaps", "definitely", "hm", "hmm", "eh", "oh", "ohm", "pa", "in", "till", "to",
    "vag", "aker", "resan", "resmalet", "gar", "going", "destination", "destinationen", "the", "of",
  ]

  /// Words that go only after one of those: Åre and Vara are towns.
  private static let between: Set<String> = ["are", "vara", "be"]

  /// What goes from the end.
  private static let after: [[String]] = [
    ["tror", "jag"], ["tror", "vi"], ["jag", "tror"], ["vi", "tror"], ["gissar", "jag"],
    ["gissar", "vi"], ["i", "think"], ["i", "guess"], ["kanske"], ["saklart"], ["nog"], ["va"],
    ["val"], ["eller"], ["maybe"], ["probably"],
  ]

  private static let articles: Set<String> = ["den", "det", "la", "le", "el", "the"]

  /// More words than these are no lead-in but a speech.
  private static let longest = 12

  private static let denials: Set<String> = [
    "inte", "ej", "icke", "aldrig", "nej", "ingen", "not", "no", "never", "isnt", "nicht", "non",
  ]

  /// The words with less and less around them, the least shortened first; the words themselves
  /// are not among them. A word always stays.
  static func shortened(_ words: [String]) -> [[String]] {
    var rest = words[...]
    var steps: [[String]] = []
    while let tail = after.first(where: { rest.count > $0.count && rest.suffix($0.count) == $0[...] }),
      steps.count < longest
    {
      rest = rest.dropLast(tail.count)
      steps.append(Array(rest))
    }
    while rest.count > 1, steps.count < longest,
      before.contains(rest[rest.startIndex])
        || rest.startIndex > 0 && between.contains(rest[rest.startIndex])
    {
      rest = rest.dropFirst()
      steps.append(Array(rest))
    }
    return steps
  }

  /// The words without what is said around them, or as they were.
  static func drop(from words: [String]) -> [String] {
    dropArticle(from: shortened(words).last ?? words)
  }

  static func dropArticle(from words: [String]) -> [String] {
    words.count > 1 && articles.contains(words[0]) ? Array(words.dropFirst()) : words
  }

  /// The words that deny what stands beside them.
  static func denials(in words: [String]) -> Set<String> {
    denials.intersection(words)
  }
}
