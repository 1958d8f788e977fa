/// What a player typed, in the forms in which it may meet a name.
struct TypedAnswer {
  /// All of it, folded and without spaces.
  let whole: String
  /// The same without lead-in, qualifier and filler words (AN3); `whole` comes first.
  let forms: [String]

  /// - Parameters:
  ///   - words: The folded words, at least one.
  ///   - endings: Names of the target's country that may follow, as words.
  init(_ words: [String], endings: [[String]]) {
    whole = words.joined()
    let said = FillerWords.dropLeadIn(from: words)
    let here = Self.dropEnding(endings, from: said)
    let bare = FillerWords.drop(FillerWords.answerOnly, from: here)
    var forms: [String] = []
    let plain = [words, said, here, bare, FillerWords.unify(bare), FillerWords.unify(words)]
    for form in plain.map({ $0.joined() }) where !forms.contains(form) { forms.append(form) }
    for latin in forms.compactMap(Transliteration.latin) where !forms.contains(latin) {
      forms.append(latin)
    }
    self.forms = forms
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
  private static func dropEnding(_ endings: [[String]], from words: [String]) -> [String] {
    for country in endings where words.count > country.count {
      guard words.suffix(country.count).elementsEqual(country) else { continue }
      let rest = words.dropLast(country.count)
      return Array(
        rest.count > 1 && (rest.last == "i" || rest.last == "in") ? rest.dropLast() : rest)
    }
    return words
  }
}
