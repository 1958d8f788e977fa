import TriptoWords

/// The words of all languages that an open question's judge has to know (JUDGE J12–J16), folded.
enum OpenWords {
  /// Goes from either end of an answer (J12).
  static let aside = folded(Words.all.flatMap(\.judge.openAside))
  static let articles = folded(Words.all.flatMap(\.judge.openArticles))
  static let denials = Set(Words.all.flatMap(\.judge.denials) + ["nicht", "non"])
  /// What may end a noun or a name (J13), the longest first.
  static let endings = folded(Words.all.flatMap(\.judge.openEndings)).sorted {
    ($1.count, $0) < ($0.count, $1)
  }
  /// What people call a thing besides its name (J14), and its kind.
  static let kinds: [String: String] = Dictionary(
    Words.all.flatMap(\.judge.openKinds).map { (Fold.compact($0.key), $0.value) },
    uniquingKeysWith: { one, _ in one })
  /// Words that are no slip of another one (J16).
  static let known = folded(Words.all.flatMap(\.judge.openWords))
  /// Between the words of a name, and without a meaning of their own; those of languages that names come
  /// from as well.
  static let particles = folded(Words.all.flatMap(\.judge.openParticles)).union(foreign)
  private static let foreign: Set<String> = [
    "de", "da", "do", "dos", "del", "della", "di", "du", "des", "von", "van", "der", "et", "y", "e",
  ]
  /// Between a name and the place that it belongs to (J14).
  static let belongs = folded(Words.all.flatMap(\.judge.openBelongs))
  /// Between two guesses (J15).
  static let either = folded(Words.all.flatMap { $0.judge.either + $0.judge.openEither })
  static let both = folded(Words.all.flatMap { $0.judge.both + $0.judge.openBoth })
  /// Other ends of words in "a" (J13).
  static let declined = folded(Words.all.flatMap(\.judge.openDeclined))
  /// What is shortened beside a name, with its dots in small letters, and what it stands for.
  static let short = Words.all.flatMap(\.judge.openShort)

  private static func folded(_ words: [String]) -> Set<String> { Set(words.map(Fold.compact)) }
}
