/// Tells names from other words, by how the library writes them.
struct SpoilerNames {
  /// Words that stand somewhere without a capital.
  private var common: Set<String> = []

  mutating func learn(_ words: [SpoilerWord]) {
    for word in words where !word.isCapital { common.insert(word.lower) }
  }

  /// The form stands at this place, as a name by itself: not as a part of a longer one, nor as the
  /// common word that begins a sentence.
  func hasName(_ form: [String], at start: Int, in words: [SpoilerWord]) -> Bool {
    guard words[start...].holds(form), isName(form, at: start, in: words) else { return false }
    let end = start + form.count
    let isGenitive = words[end - 1].lower != form[form.count - 1]
    let isLed = start > 0 && words[start].followsSpace && words[start - 1].isInnerName
    let goesOn = end < words.count && words[end].followsSpace && words[end].isInnerName
    return !(isLed && words[start - 1].nominative == nil) && !(goesOn && !isGenitive)
  }

  private func isName(_ form: [String], at start: Int, in words: [SpoilerWord]) -> Bool {
    let there = words[start..<(start + form.count)]
    if there.contains(where: \.isInnerName) { return true }
    return form.count == 1 && words[start].isCapital && !common.contains(form[0])
  }
}

extension ArraySlice<SpoilerWord> {
  /// Begins with these words; the last may be a genitive.
  func holds(_ form: [String]) -> Bool {
    guard count >= form.count, let last = form.last else { return false }
    let there = prefix(form.count)
    return there.last?.isForm(of: last) == true
      && zip(there.dropLast(), form).allSatisfy { $0.lower == $1 }
  }
}

extension SpoilerWord {
  /// Its capital says something.
  fileprivate var isInnerName: Bool { isCapital && !startsSentence }
}
