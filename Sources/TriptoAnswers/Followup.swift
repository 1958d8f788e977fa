extension Judge {
  /// Judges the answer to a follow-up: folded equality, no tolerance (AN7).
  ///
  /// Numbers are equal by value, in digits or in Swedish or English words.
  ///
  /// - Parameters:
  ///   - answer: What the player typed or tapped.
  ///   - correct: The correct answer; with `options` one of them.
  ///   - aliases: Further right answers of an open question; they do not count with `options`.
  ///   - options: The choices, or nil for an open question.
  public static func followup(
    _ answer: String, correct: String, aliases: [String] = [], options: [String]? = nil
  ) -> Bool {
    followupJudgement(answer, correct: correct, aliases: aliases, options: options).isCorrect
  }

  /// The same with its reason: `exact`, `alias`, `empty` or `reject`.
  public static func followupJudgement(
    _ answer: String, correct: String, aliases: [String] = [], options: [String]? = nil
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
    return alias.map { Judgement(.alias, matched: $0) } ?? Judgement(.reject)
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
    number = Number(text)
  }

  var isEmpty: Bool { key.isEmpty }

  func isSame(as right: String) -> Bool {
    // NB: folding takes the comma out of 12,5, so two numbers are compared by value alone.
    if let number, let other = Number(right) { return number == other }
    return !keys.isDisjoint(with: Self.keys(right))
  }

  /// With and without lead-in and article, in the spellings of a name (JUDGE J2, J3).
  private static func keys(_ text: String) -> Set<String> {
    let said = LeadIns.drop(from: Fold.words(text))
    let latin = Transliteration.latin(Fold.compact(text))
    let keys = Spelling.keys(text) + [said.joined(), FillerWords.unify(said).joined()]
    return Set((keys + [latin].compactMap(\.self)).filter { !$0.isEmpty })
  }
}
