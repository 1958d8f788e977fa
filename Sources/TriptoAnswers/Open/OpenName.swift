/// A right answer of an open question, word by word (JUDGE J13, J14).
struct OpenName {
  let text: String
  /// Without articles; numbers in digits.
  let words: [String]
  /// Those that are no particles.
  let content: [String]
  /// The kinds of thing that the name itself speaks of.
  let kinds: Set<String>

  init(_ text: String) {
    self.text = text
    words = Self.words(text)
    content = Self.content(words)
    kinds = Set(words.compactMap(Self.kind))
  }

  /// Without the article at the front.
  static func words(_ text: String) -> [String] {
    var words = Fold.words(whole(text))
    while words.count > 1, OpenWords.articles.contains(words[0]) { words.removeFirst() }
    return Numerals.inDigits(words)
  }

  /// With what is shortened beside a name written out.
  static func whole(_ text: String) -> String {
    guard text.contains(".") else { return text }
    return OpenWords.short.reduce(text.lowercased()) { text, word in
      text.replacing(" \(word.key)", with: " \(word.value)")
    }
  }

  static func content(_ words: [String]) -> [String] {
    let rest = words.filter { !OpenWords.particles.contains($0) }
    return rest.isEmpty ? words : rest
  }

  static func kind(_ word: String) -> String? {
    if let kind = OpenWords.kinds[word] { return kind }
    // NB: "polarskeppet": the last part of a word says what it is.
    return word.indices.dropFirst(3).lazy.filter { word[$0...].count >= 5 }
      .compactMap { OpenWords.kinds[String(word[$0...])] }.first { !$0.hasPrefix("site") }
  }
}
