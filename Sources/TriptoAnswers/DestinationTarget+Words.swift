extension DestinationTarget {
  /// The names of the target, each as its words.
  private var phrases: [[String]] { ([name] + aliases + otherNames).map(Fold.words) }

  /// The words of its names.
  var nameWords: Set<String> { Set(phrases.joined()) }

  /// Whether the words are, but for slips in them, a name of as many: "Lsa Vegas" has none too many.
  /// "East Vegas" has: a word that begins many names is no slip.
  func isMisspelt(_ words: [String]) -> Bool {
    let answer = SpelledName(compact: words.joined())
    return phrases.contains { known in
      let name = SpelledName(compact: known.joined())
      return known.count == words.count && name.digits == answer.digits
        && name.distance(to: answer, limit: name.tolerance) != nil
        && zip(known, words).allSatisfy(Self.isSlip)
    }
  }

  private static func isSlip(_ word: String, typed: String) -> Bool {
    if word == typed { return true }
    let limit = word.count < 3 ? 0 : word.count < 8 ? 1 : 2
    return !FillerWords.generic.contains(typed)
      && SpelledName(compact: word).distance(to: SpelledName(compact: typed), limit: limit) != nil
  }
}
