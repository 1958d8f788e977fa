import TriptoWords

/// The list of EX28. Whoever adds to it looks first whether somebody is called that: for that reason
/// Dick, Fanny, Titti, Semen, Kike, Pitt, Balle, Subba and Fuk are not on it.
enum BlockedWords {
  /// Whole words. å, ä and ö where the plain letters mean something else (bog, Kat).
  static let texts = Set(Words.all.flatMap(\.judge.blocked).flatMap(spellings))

  /// Never part of an innocent word, so blocked wherever they stand.
  static let stemTexts = Set(Words.all.flatMap(\.judge.blockedStems).flatMap(spellings))

  /// Without a letter.
  static let signs: Set<String> = ["1488"]

  static let words = texts.map(LetterRuns.init)
  static let stems = stemTexts.map(LetterRuns.init)
  /// Letters of the longest word or stem.
  static let longest = (texts.union(stemTexts)).map(\.count).max() ?? 0

  /// Long words also without the rings and dots; short ones are other words then.
  private static func spellings(_ word: String) -> [String] {
    // NB: names are read with ö for ø and ä for æ.
    let word = word.replacing("ø", with: "ö").replacing("æ", with: "ä")
    let plain = word.replacing("å", with: "a").replacing("ä", with: "a").replacing("ö", with: "o")
    return word.count > 5 ? [word, plain] : [word]
  }

  /// Whether a word with `*` for letters is one of these; at least two letters must be there.
  static func masked(_ reading: String) -> Bool {
    guard reading.count(where: { $0 != "*" }) >= 2 else { return false }
    return texts.union(stemTexts).contains { word in
      word.count == reading.count && zip(word, reading).allSatisfy { $0 == $1 || $1 == "*" }
    }
  }
}
