/// Judges typed answers: deterministic, local, without a language model (AN8).
public enum Judge {
  /// Longer answers are wrong unread; clients are told so before (JUDGE J1).
  static let maximumLength = 200

  /// Judges the answer to "where are we going?" (AN1–AN6; JUDGE J1–J8).
  ///
  /// - Parameters:
  ///   - answer: What the player typed.
  ///   - target: The destination.
  ///   - gazetteer: Known places, whose names are never taken for misspellings (AN5).
  public static func destination(
    _ answer: String, _ target: DestinationTarget, gazetteer: Gazetteer = .empty
  ) -> Judgement {
    guard answer.count <= maximumLength else { return Judgement(.reject) }
    let words = TypedAnswer.words(answer)
    guard !words.isEmpty else { return Judgement(.empty) }
    return target.exact(words.joined()) ?? Hearing(target, gazetteer).judge(answer, words)
  }
}
