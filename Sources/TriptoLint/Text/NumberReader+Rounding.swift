/// Words before a number that widen it.
extension NumberReader {
  func rounding(before start: Int) -> NumberMention.Rounding {
    for back in 1...3 where start - back >= 0 {
      let word = words[start - back].lower
      if let rounding = Self.roundings[word] { return rounding }
      let pair = start - back - 1 >= 0 ? words[start - back - 1].lower + " " + word : word
      if let rounding = Self.roundings[pair] { return rounding }
      guard Self.between.contains(word) else { return .none }
    }
    return .none
  }

  /// Words that may stand between a rounding word and its number.
  private static let between: Set<String> = ["de", "the", "a", "en", "ett", "på", "of", "hela"]

  static let roundings: [String: NumberMention.Rounding] = [
    "nästan": .below, "närmare": .below, "knappt": .below, "knappa": .below, "almost": .below,
    "nearly": .below, "under": .below, "drygt": .above, "över": .above, "mer än": .above,
    "fler än": .above, "minst": .above, "more than": .above, "over": .above, "at least": .above,
    "cirka": .about, "ca": .about, "ungefär": .about, "omkring": .about, "runt": .about,
    "kring": .about, "about": .about, "around": .about, "roughly": .about, "circa": .about,
    "some": .about, "approximately": .about,
  ]
}
