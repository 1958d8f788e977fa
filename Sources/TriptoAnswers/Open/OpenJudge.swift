/// Judges what was typed for an open question as a fair quizmaster does (AN7, JUDGE J12–J16).
struct OpenJudge {
  let names: [OpenName]
  /// All words of all right answers.
  let vocabulary: [String]
  let kinds: Set<String>
  let gazetteer: Gazetteer

  init(_ names: [String], gazetteer: Gazetteer) {
    self.names = names.map(OpenName.init).filter { !$0.words.isEmpty }
    self.gazetteer = gazetteer
    vocabulary = self.names.flatMap(\.content)
    kinds = self.names.reduce(into: []) { $0.formUnion($1.kinds) }
  }

  /// The right answer that is meant, and whether it was misspelt; nil when none is.
  func meant(by answer: String) -> (name: String, slips: Int)? {
    let whole = Fold.words(OpenName.whole(answer))
    guard OpenWords.denials.isDisjoint(with: Set(whole).subtracting(vocabulary)) else { return nil }
    if let name = named(in: whole) ?? called(answer).flatMap(named) { return name }
    let guesses = Guesses.split(answer).map(stripped).filter { !$0.isEmpty && !isOnlyKinds($0) }
    guard guesses.count > 1 else { return nil }
    let meant = guesses.map(one)
    return meant.allSatisfy { $0 != nil } ? meant[0] : nil
  }

  /// "Valen Keiko": what stands behind a thing in the definite form, in small letters, is its name (J14).
  private func called(_ answer: String) -> [String]? {
    let words = answer.split(separator: " ")
    guard let thing = words.first, words.count > 1, let name = words[1].first, name.isUppercase,
      thing.count >= 5, thing.allSatisfy(\.isLowercase), "nt".contains(thing.last ?? " "),
      isFree(OpenName.kind(Fold.compact(String(thing))) ?? "thing.any")
    else { return nil }
    return words.dropFirst().map { Fold.compact(String($0)) }
  }

  /// One name with what is said around it.
  private func named(in words: [String]) -> (name: String, slips: Int)? {
    let isSplit = !OpenWords.either.union(OpenWords.both).isDisjoint(
      with: Set(words).subtracting(vocabulary).subtracting(names.flatMap(\.words)))
    return isSplit ? nil : one(stripped(words))
  }

  private func one(_ words: [String]) -> (name: String, slips: Int)? {
    guard !words.isEmpty else { return nil }
    let typed = Numerals.inDigits(words)
    return names.lazy.filter { isSame(typed, $0) }.first.map { ($0.text, 0) } ?? slipped(typed)
  }

  /// Without what is said around a guess, at both ends (J12).
  private func stripped(_ words: [String]) -> [String] {
    var rest = words[...]
    while let head = rest.first, OpenWords.aside.contains(head), !begins(rest) {
      rest.removeFirst()
    }
    let whole = rest.count
    // NB: "Oscar I": one letter at the end is a number, unless more was said there.
    while let tail = rest.last, OpenWords.aside.contains(tail), !ends(rest),
      tail.count > 1 || rest.count < whole
    { rest.removeLast() }
    return Array(rest)
  }

  private func stripped(_ text: String) -> [String] { stripped(Fold.words(text)) }

  private func begins(_ words: ArraySlice<String>) -> Bool {
    names.contains { $0.words.count > 1 && words.starts(with: $0.words.prefix(2)) }
  }

  private func ends(_ words: ArraySlice<String>) -> Bool {
    names.contains { $0.words.count > 1 && Array(words.suffix(2)) == Array($0.words.suffix(2)) }
  }

  private func isOnlyKinds(_ words: [String]) -> Bool {
    words.allSatisfy { OpenName.kind($0).map(kinds.contains) ?? false }
  }
}
