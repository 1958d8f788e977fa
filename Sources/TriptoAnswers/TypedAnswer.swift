/// What a player typed, in the forms in which it may meet a name.
struct TypedAnswer {
  /// All of it, folded and without spaces.
  let whole: String
  /// The words without what is said around them.
  let said: [String]
  /// The same without what is said around it, qualifier and filler words (AN3), the least shortened
  /// first; `whole` comes first of all.
  let forms: [String]
  /// The same and all between, for names that begin like a lead-in: "på La Paz".
  let readings: [String]
  /// Words such as "inte", which no slip of the pen brings.
  let denials: Set<String>

  /// - Parameters:
  ///   - words: The folded words, at least one.
  ///   - ending: How many of some words at their end only say where the target lies.
  init(_ words: [String], ending: ([String]) -> Int = { _ in 0 }) {
    whole = words.joined()
    denials = LeadIns.denials(in: words)
    let steps = LeadIns.shortened(words)
    said = steps.last ?? words
    let here = Self.dropEnding(ending(said), from: said)
    let bare = LeadIns.drop(from: FillerWords.drop(FillerWords.answerOnly, from: here))
    let plain = [
      words, said, LeadIns.dropArticle(from: said), here, LeadIns.dropArticle(from: here),
      FillerWords.drop(FillerWords.answerOnly, from: here), bare, FillerWords.unify(bare),
      FillerWords.unify(words),
    ]
    forms = Self.keys(plain)
    readings = steps.isEmpty ? forms : Self.keys([words] + steps + plain)
  }

  private static func keys(_ plain: [[String]]) -> [String] {
    var keys: [String] = []
    for key in plain.map({ $0.joined() }) where !keys.contains(key) { keys.append(key) }
    for latin in keys.compactMap(Transliteration.latin) where !keys.contains(latin) {
      keys.append(latin)
    }
    return keys
  }

  /// The folded words without emoji and other signs that no name contains.
  static func words(_ answer: String) -> [String] {
    let key = Fold.key(answer)
    if key.utf8.allSatisfy({ $0 < 0x80 }) { return key.split(separator: " ").map(String.init) }
    let plain = key.unicodeScalars.map { scalar in
      scalar == " " || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        ? scalar : " "
    }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: plain)
    return String(text).split(separator: " ").map(String.init)
  }

  /// "Paris Frankrike" and "Paris i Frankrike" are Paris; "Frankrike" alone stays.
  private static func dropEnding(_ count: Int, from words: [String]) -> [String] {
    let rest = words.dropLast(count)
    guard count > 0, rest.count > 1, let last = rest.last, AnswerParts.lies.contains(last) else {
      return Array(rest)
    }
    return Array(rest.dropLast())
  }
}
