/// What a player typed, in the forms in which it may meet a name.
struct TypedAnswer {
  /// All of it, folded and without spaces.
  let whole: String
  /// The same without lead-in, own country and filler words (AN3); `whole` comes first.
  let forms: [String]

  /// Nil when nothing is left after folding (AN6).
  init?(_ answer: String, _ target: DestinationTarget) {
    let words = Self.words(answer)
    guard !words.isEmpty else { return nil }
    whole = words.joined()
    let said = FillerWords.dropLeadIn(from: words)
    let here = Self.dropCountry(of: target, from: said)
    let bare = FillerWords.drop(FillerWords.answerOnly, from: here)
    var forms: [String] = []
    for form in [words, said, here, bare, FillerWords.unify(bare)].map({ $0.joined() })
    where !forms.contains(form) {
      forms.append(form)
    }
    self.forms = forms
  }

  /// The folded words without emoji and other signs that no name contains.
  private static func words(_ answer: String) -> [String] {
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

  /// "Paris, Frankrike" and "Paris i Frankrike" are Paris; "Frankrike" alone stays.
  private static func dropCountry(of target: DestinationTarget, from words: [String]) -> [String] {
    for country in target.countryEndings where words.count > country.count {
      guard words.suffix(country.count).elementsEqual(country) else { continue }
      let rest = words.dropLast(country.count)
      return Array(
        rest.count > 1 && (rest.last == "i" || rest.last == "in") ? rest.dropLast() : rest)
    }
    return words
  }
}
