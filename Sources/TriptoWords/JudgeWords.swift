/// What people say around an answer, and what nobody may be called; folded (AN1) where it does not say otherwise.
public struct JudgeWords: Sendable {
  /// Words that go from the front of a guess, one by one; none of them denies (JUDGE J3).
  public let before: [String]
  /// Words that go only after one of those, for they are places too.
  public let between: [String]
  /// Phrases that go from the end.
  public let after: [String]
  public let articles: [String]
  public let denials: [String]
  /// Between two guesses; in lower case.
  public let either: [String]
  /// Between two halves of a name; in lower case.
  public let both: [String]
  /// Between a place and where it lies.
  public let lies: [String]
  /// Said of a place by whoever asks and whoever answers (AN3).
  public let fillers: [String]
  /// Said of a place by whoever answers.
  public let fillersTyped: [String]
  /// Never a place by themselves (AN6).
  public let noPlace: [String]
  /// Around a number that counts something; in lower case.
  public let counting: [String]
  /// Before a number that is a year; in lower case.
  public let yearWords: [String]
  /// Whole words that nobody is called (EX28); in lower case.
  public let blocked: [String]
  /// The same wherever they stand; in lower case.
  public let blockedStems: [String]
  /// What goes from either end of the answer to an open question (JUDGE J12); in lower case, as all below.
  public let openAside: [String]
  /// What a noun or a name may end in besides itself, the longest first (JUDGE J13).
  public let openEndings: [String]
  /// What people call a thing besides its name, and which kind of thing it is then (JUDGE J14).
  public let openKinds: [String: String]
  /// Words of the same sort as many right answers: one of them is never a slip of the pen (JUDGE J16).
  public let openWords: [String]
  /// What may stand before a name (JUDGE J13).
  public let openArticles: [String]
  /// Between the words of a name, and without a meaning of their own.
  public let openParticles: [String]
  /// Between a name and the place that it belongs to (JUDGE J14).
  public let openBelongs: [String]
  /// More words between two guesses than `either` and `both` have, which names of places hold (JUDGE J15).
  public let openEither: [String]
  public let openBoth: [String]
  /// What stands for an "a" at the end in other forms of a word: "ripa", "ripor" (JUDGE J13).
  public let openDeclined: [String]
  /// What is shortened beside a name, with its dots, written out.
  public let openShort: [String: String]
}
