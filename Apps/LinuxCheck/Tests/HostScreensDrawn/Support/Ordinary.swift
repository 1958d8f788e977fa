import TriptoKernel

/// An ordinary evening, for pictures that are shown to people who look for a game.
struct Ordinary: Sendable {
  /// What the scenes show instead of what is longest; nil elsewhere.
  @TaskLocal static var shown: Ordinary?

  let texts: Longest
  let guests: [String]
  /// Every other one is right, as the answers of the scenes are judged.
  let guesses: [String]

  static func paris(_ language: Language) -> Ordinary {
    let texts = Longest.only("paris", language)
    if language == .en {
      return Ordinary(
        texts: texts,
        guests: ["Leo", "Ava", "Grandma", "Hugo", "Ella", "Dad", "Maya", "Uncle Nils"],
        guesses: ["Rome", "Paris", "London", "Paris", "Brussels", "Paris", "Vienna", "Paris"])
    }
    return Ordinary(
      texts: texts,
      guests: ["Leo", "Alva", "Mormor", "Hugo", "Ella", "Pappa", "Maja", "Farbror Nils"],
      guesses: ["Rom", "Paris", "London", "Paris", "Bryssel", "Paris", "Wien", "Paris"])
  }
}
