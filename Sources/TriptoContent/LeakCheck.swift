import TriptoAnswers

/// The first and plainest test that no clue gives the place away (DA18).
enum LeakCheck {
  static func problems(in pack: Pack) -> [PackProblem] {
    let names = (pack.destination.name.all + pack.destination.aliases).map(Fold.words)
    let countries = pack.destination.country.all.map(Fold.words)
    return pack.clues.flatMap { clue in
      clue.text.all.flatMap { text in
        let words = Fold.words(text)
        let path = "clues[level=\(clue.level)]"
        var problems: [PackProblem] = []
        if names.contains(where: { words.holds($0) }) {
          problems.append(PackProblem(.clueNamesDestination, at: path, "names the destination"))
        }
        if clue.level == 10 && countries.contains(where: { words.holds($0) }) {
          problems.append(PackProblem(.clueNamesCountry, at: path, "names the country"))
        }
        return problems
      }
    }
  }
}

extension [String] {
  /// Whether `phrase` stands in these words as a whole.
  fileprivate func holds(_ phrase: [String]) -> Bool {
    guard !phrase.isEmpty, phrase.count <= count else { return false }
    return indices.dropLast(phrase.count - 1).contains { self[$0...].starts(with: phrase) }
  }
}
