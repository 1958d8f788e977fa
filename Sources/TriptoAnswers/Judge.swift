/// Judges typed answers: deterministic, local, without a language model (AN8).
public enum Judge {
  /// Longer answers are wrong unread; clients are told so before (CONTENT J1).
  static let maximumLength = 200

  /// Judges the answer to "where are we going?" (AN1–AN6).
  ///
  /// - Parameters:
  ///   - answer: What the player typed.
  ///   - target: The destination.
  ///   - guardNames: Known places, whose names are never taken for misspellings (AN5).
  public static func destination(
    _ answer: String, _ target: DestinationTarget, guardNames: PlaceGuard = .empty
  ) -> Judgement {
    guard answer.count <= maximumLength, let typed = TypedAnswer(answer, target) else {
      return Judgement(.wrong)
    }
    let verdict =
      byName(typed.whole, target, guardNames)
      ?? typed.forms.lazy.compactMap { byName($0, target, guardNames) }.first
      ?? bySpelling(typed.forms, target, guardNames)
    return Judgement(verdict ?? .wrong)
  }

  /// Judges the answer to a follow-up: folded equality, no tolerance (AN7).
  ///
  /// - Parameters:
  ///   - answer: What the player typed or tapped.
  ///   - correct: The correct answer; with `options` one of them.
  ///   - aliases: Further right answers of an open question; they do not count with `options`.
  ///   - options: The choices, or nil for an open question.
  public static func followup(
    _ answer: String, correct: String, aliases: [String] = [], options: [String]? = nil
  ) -> Bool {
    let key = Fold.key(answer)
    guard !key.isEmpty else { return false }
    if key == Fold.key(correct) { return true }
    return options == nil && aliases.contains { Fold.key($0) == key }
  }

  /// A verdict when the form is a name of something (AN2, AN3, AN5, AN6).
  private static func byName(
    _ form: String, _ target: DestinationTarget, _ guardNames: PlaceGuard
  ) -> Verdict? {
    if target.confusableKeys.contains(form) { return .otherPlace }
    if target.literalKeys.contains(form) { return .exact }
    if target.countryKeys.contains(form) { return .wrong }
    if guardNames.contains(form) && !target.otherKeys.contains(form) { return .otherPlace }
    if FillerWords.generic.contains(form) { return .wrong }
    if target.exactKeys.contains(form) { return .exact }
    return target.otherKeys.contains(form) ? .alias : nil
  }

  /// A verdict when the answer is a misspelt name (AN4) and nothing else is as near (AN5).
  private static func bySpelling(
    _ forms: [String], _ target: DestinationTarget, _ guardNames: PlaceGuard
  ) -> Verdict? {
    let answers = forms.map(SpelledName.init(compact:))
    let nearest = answers.compactMap { answer in
      nearestName(to: answer, target).map { (answer, $0) }
    }.min { $0.1 < $1.1 }
    guard let (_, distance) = nearest else { return nil }
    let own = target.acceptedKeys
    let isAmbiguous = answers.contains { answer in
      guardNames.hasPlace(within: distance, of: answer, except: own)
        || target.hasOtherName(within: distance, of: answer)
    }
    return isAmbiguous ? nil : .spelling
  }

  private static func nearestName(to answer: SpelledName, _ target: DestinationTarget) -> Int? {
    target.spellings.compactMap { name in
      answer.digits == name.digits ? name.distance(to: answer, limit: name.tolerance) : nil
    }.min()
  }
}
