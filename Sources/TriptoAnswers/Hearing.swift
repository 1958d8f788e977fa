/// One question: a target and what the gazetteer knows of it.
struct Hearing {
  let target: DestinationTarget
  let gazetteer: Gazetteer
  let places: TargetPlaces

  init(_ target: DestinationTarget, _ gazetteer: Gazetteer) {
    self.target = target
    self.gazetteer = gazetteer
    places = TargetPlaces(target, gazetteer)
  }

  /// - Parameter words: The folded words of `answer`, at least one.
  func judge(_ answer: String, _ words: [String]) -> Judgement {
    if let found = here(words) ?? name(words.joined()) { return found }
    if let found = qualified(answer) ?? sameTwice(answer) { return found }
    let typed = TypedAnswer(words, ending: ending)
    let guesses = AnswerParts.alternatives(answer)
    if !guesses.isEmpty { return lone(guesses) ?? Judgement(.multiple) }
    if let found = byName(typed.readings) { return found }
    let two = AnswerParts.joined(answer).map { [$0.left, $0.right] }.flatMap {
      allNamed($0) ? $0 : nil
    }
    if two == nil, let found = surplus(words) ?? surplus(typed.said) { return found }
    if let found = spelling(typed) { return found }
    if let two { return lone(two) ?? Judgement(.multiple) }
    return miss(typed.forms)
  }

  /// "I Riga" is Riga, and not Iriga.
  private func here(_ words: [String]) -> Judgement? {
    guard words.count > 1, words[0] == "i" else { return nil }
    return name(words.dropFirst().joined()).flatMap { $0.isCorrect ? $0 : nil }
  }

  /// The first form that is a name: "jag tror Mexico City" is that town, and not Mexico.
  private func byName(_ forms: [String]) -> Judgement? {
    forms.lazy.compactMap(name).first
  }

  /// "Tripoli, Libyen" is Tripoli, "Tripoli i Libanon" is another (JUDGE J3).
  private func qualified(_ answer: String) -> Judgement? {
    guard let parts = AnswerParts.qualified(answer) else { return nil }
    let words = TypedAnswer.words(parts.left)
    guard !LeadIns.isAll(words), let lies = lies(in: parts.right) else { return nil }
    let typed = TypedAnswer(words)
    guard let judgement = byName(typed.readings) ?? spelling(typed) else { return nil }
    guard judgement.isCorrect, !lies else { return judgement }
    return Judgement(.otherPlace, other: answer)
  }

  /// Names of the target side by side are one guess: "Helsingfors/Helsinki", "Peking (Beijing)".
  private func sameTwice(_ answer: String) -> Judgement? {
    let names = AnswerParts.names(answer)
    guard !names.isEmpty else { return nil }
    var matched: String?
    for name in names {
      let words = TypedAnswer.words(name)
      guard !words.isEmpty else { return nil }
      let typed = TypedAnswer(words)
      guard let found = byName(typed.readings) ?? spelling(typed), found.isCorrect else {
        return nil
      }
      matched = matched ?? found.matched
    }
    return Judgement(.alias, matched: matched)
  }

  /// The verdict on the only guess among parts that else say where it lies, or say it again.
  private func lone(_ parts: [String]) -> Judgement? {
    var seen: Set<String> = []
    let guesses = parts.filter { seen.insert(Fold.compact($0)).inserted && !isHome($0) }
    guard guesses.count == 1, let guess = guesses.first else { return nil }
    let typed = TypedAnswer(TypedAnswer.words(guess), ending: ending)
    return byName(typed.readings) ?? spelling(typed) ?? miss(typed.forms)
  }

  /// The name and one word too many is no slip of the pen: "Melbourne FL" is another Melbourne.
  private func surplus(_ words: [String]) -> Judgement? {
    guard words.count > 1 else { return nil }
    let rests = [(words.dropLast(), words[words.count - 1]), (words.dropFirst(), words[0])]
      .filter { $0.1.count > 1 }.map { $0.0.joined() }
    guard let found = rests.lazy.compactMap(target.exact).first, found.isCorrect,
      !target.isMisspelt(words)
    else { return nil }
    return Judgement(.near, matched: found.matched)
  }

  private func allNamed(_ parts: [String]) -> Bool {
    parts.allSatisfy { part in
      let words = LeadIns.drop(from: TypedAnswer.words(part))
      return name(words.joined()) != nil
    }
  }
}
