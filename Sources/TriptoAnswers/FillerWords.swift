/// Words around a name that say nothing about which place is meant (AN3, AN6).
enum FillerWords {
  /// Dropped on both sides.
  static let bothSides: Set<String> = ["staden", "kommunen", "city"]

  /// Dropped from what the player typed only.
  static let answerOnly: Set<String> = bothSides.union(["stad", "kommun", "town"])

  /// Never a place by themselves (AN6).
  static let generic: Set<String> = [
    "new", "nya", "ny", "nova", "novo", "nueva", "nuevo", "neu", "novy", "san", "santa", "santo",
    "sant", "sao", "saint", "sankt", "sint", "st", "port", "puerto", "kap", "cape", "cabo",
    "fort", "mount", "monte", "mont", "lake", "north", "south", "east", "west", "central", "norra",
    "sodra", "ostra", "vastra", "stad", "staden", "city", "town", "kommun", "kommunen", "ciudad",
    "cidade", "villa", "vila", "bad", "ban", "bang", "bandar", "kampung", "sidi", "umm", "rio",
    "los", "las", "les", "la", "el", "le", "al", "ar", "as", "ash", "the", "den", "det", "great",
    "grand", "greater", "stora", "lilla", "upper", "lower", "old", "gamla", "high",
    "university", "hong", "sri", "dar", "abu", "addis", "belo", "buenos", "nizhny", "tel", "phnom",
    "kuala", "general", "presidente", "campo", "colonia", "pueblo", "sector", "district",
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
