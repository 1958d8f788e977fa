import TriptoWords

/// Words around a name that say nothing about which place is meant (AN3, AN6).
enum FillerWords {
  /// Dropped on both sides.
  static let bothSides = Set(Words.all.flatMap(\.judge.fillers))

  /// Dropped from what the player typed only.
  static let answerOnly = bothSides.union(Words.all.flatMap(\.judge.fillersTyped))

  /// Never a place by themselves (AN6): what the languages have for it, and parts of names elsewhere.
  static let generic = elsewhere.union(Words.all.flatMap(\.judge.noPlace))

  private static let elsewhere: Set<String> = [
    "nova", "novo", "nueva", "nuevo", "neu", "novy", "san", "santa", "santo", "sant", "sao",
    "saint", "sankt", "sint", "st", "puerto", "kap", "cabo", "monte", "mont", "ciudad", "cidade",
    "villa", "vila", "bad", "ban", "bang", "bandar", "kampung", "sidi", "umm", "rio", "los", "las",
    "les", "la", "el", "le", "al", "ar", "as", "ash", "hong", "sri", "dar", "abu", "addis", "belo",
    "buenos", "nizhny", "tel", "phnom", "kuala", "presidente", "campo", "colonia", "pueblo",
  ]

  private static let saints: Set<String> = ["st", "sankt", "sankta", "sainte", "ste", "sint"]
  private static let ands: Set<String> = ["och", "and", "et", "und", "og", "y"]

  /// The words without `fillers`, or as they were when nothing else is left.
  static func drop(_ fillers: Set<String>, from words: [String]) -> [String] {
    let rest = words.filter { !fillers.contains($0) }
    return rest.isEmpty ? words : rest
  }

  /// "St", "Sankt" and "Sainte" are "saint", and a word for "and" may be left out.
  static func unify(_ words: [String]) -> [String] {
    drop(ands, from: words.map { saints.contains($0) ? "saint" : $0 })
  }
}
