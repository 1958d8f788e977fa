extension Judge {
  /// Judges the answer to a follow-up: a choice by folded equality, an open answer as a fair quizmaster
  /// does (AN7, JUDGE J12–J16).
  ///
  /// Numbers are equal by value, in digits or in the number words of any language.
  ///
  /// - Parameters:
  ///   - answer: What the player typed or tapped.
  ///   - correct: The correct answer; with `options` one of them.
  ///   - aliases: Further right answers of an open question; they do not count with `options`.
  ///   - options: The choices, or nil for an open question.
  public static func followup(
    _ answer: String, correct: String, aliases: [String] = [], options: [String]? = nil,
    gazetteer: Gazetteer = .empty
  ) -> Bool {
    followupJudgement(
      answer, correct: correct, aliases: aliases, options: options, gazetteer: gazetteer
    ).isCorrect
  }

  /// The same with its reason: `exact`, `alias`, `spelling`, `empty` or `reject`.
  public static func followupJudgement(
    _ answer: String, correct: String, aliases: [String] = [], options: [String]? = nil,
    gazetteer: Gazetteer = .empty
  ) -> Judgement {
    guard answer.count <= maximumLength else { return Judgement(.reject) }
    let typed = FollowupAnswer(answer)
    guard !typed.isEmpty else { return Judgement(.empty) }
    if let options, let tapped = options.first(where: { Fold.key($0) == typed.key }) {
      return Fold.key(tapped) == Fold.key(correct)
        ? Judgement(.exact, matched: correct) : Judgement(.reject)
    }
    if typed.isSame(as: correct) { return Judgement(.exact, matched: correct) }
    let alias = options == nil ? aliases.first(where: typed.isSame) : nil
    if let alias { return Judgement(.alias, matched: alias) }
    let isOpen = options == nil && !typed.isNumber && Number(correct) == nil
    return isOpen ? open(answer, [correct] + aliases, gazetteer) : Judgement(.reject)
  }

  private static func open(
    _ answer: String, _ names: [String], _ gazetteer: Gazetteer
  ) -> Judgement {
    guard let (name, slips) = OpenJudge(names, gazetteer: gazetteer).meant(by: answer) else {
      return Judgement(.reject)
    }
    return slips == 0
      ? Judgement(.alias, matched: name) : Judgement(.spelling, matched: name, distance: slips)
  }
}

/// An answer to a follow-up in the forms that count.
private struct FollowupAnswer {
  let key: String
  private let keys: Set<String>
  private let number: Number?

  init(_ text: String) {
    key = Fold.key(text)
    keys = Self.keys(text)
    number = Number(text) ?? Self.number(in: text)
  }

  /// What is left of a number without what is said around it, one word after the other (J12).
  private static func number(in text: String) -> Number? {
    var words = text.split(separator: " ")[...]
    while words.count > 1 {
      if isAside(words.first) {
        words.removeFirst()
      } else if isAside(words.last) {
        words.removeLast()
      } else {
        return nil
      }
      if let number = Number(words.joined(separator: " ")) { return number }
    }
    return nil
  }

  private static func isAside(_ word: Substring?) -> Bool {
    word.map { OpenWords.aside.contains(Fold.compact(String($0))) } ?? false
  }

  var isEmpty: Bool { key.isEmpty }
  var isNumber: Bool { number != nil }

  func isSame(as right: String) -> Bool {
    // NB: folding takes the comma out of 12,5, so two numbers are compared by value alone.
    if let number, let other = Number(right) { return number == other }
    return !keys.isDisjoint(with: Self.keys(right))
  }

  /// With and without lead-in, in the spellings of a name (JUDGE J2, J3). Its article stays: there is a
  /// state called El Salvador.
  private static func keys(_ text: String) -> Set<String> {
    let words = Fold.words(text)
    let said = LeadIns.shortened(words).last ?? words
    let latin = Transliteration.latin(Fold.compact(text))
    let keys = Spelling.keys(text) + [said.joined(), FillerWords.unify(said).joined()]
    return Set((keys + [latin].compactMap(\.self)).filter { !$0.isEmpty })
  }
}
