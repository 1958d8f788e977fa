import TriptoAnswers
import TriptoContent

/// L50 and L51: from hard to plain, and each clue a door of its own.
enum PyramidRules {
  /// L50: how plain the clues are must not fall from 10 to 2; one dip of 1 is allowed.
  ///
  /// How plain a name is depends on how well known it is, which is not to be had offline: it is
  /// taken as little as it may be in the clue before, and as much as it may be in the one after.
  static func obviousness(_ context: LintContext) -> [LintFinding] {
    let scores = context.clues.map { score($0, context) }
    let dips = scores.indices.dropFirst().filter { scores[$0 - 1].least > scores[$0].most }
    let isAllowed =
      dips.count <= 1 && dips.allSatisfy { scores[$0 - 1].least - scores[$0].most <= 1 }
    guard !isAllowed, let dip = dips.first else { return [] }
    let list = scores.map { "\($0.least)-\($0.most)" }.joined(separator: ", ")
    return [
      context.clues[dip].texts.sv.finding(
        .obviousness, .warning, "plainer before than after: \(list) from 10 to 2")
    ]
  }

  /// Country 3, nickname 3, neighbour or sea 1, named person 1, each other name 1 + log10 of its
  /// sitelinks: 1 to 4.
  private static func score(
    _ clue: LintContext.Clue, _ context: LintContext
  ) -> (least: Int, most: Int) {
    let text = clue.texts.sv
    let countries = context.pack.destination.country.all.map(Fold.words).filter { !$0.isEmpty }
    let predicates = Set(clue.claims.compactMap(\.predicate))
    let own = Set(countries.joined().flatMap { [$0, $0 + "s"] })
    let names = text.names.filter { !$0.allSatisfy { own.contains($0.key) } }
    let persons = predicates.isDisjoint(with: PredicateKind.person) || names.isEmpty ? 0 : 1
    var score = countries.contains(where: text.holds) || predicates.contains("rank") ? 3 : 0
    if !predicates.isDisjoint(with: PredicateKind.nickname) { score += 3 }
    if !predicates.isDisjoint(with: PredicateKind.neighbour)
      || context.tables.waters.contains(where: text.holds)
    {
      score += 1
    }
    let things = names.count - persons
    // NB: a name at the beginning of a sentence cannot be told from any other word.
    let most = things + text.sentences
    return (score + persons + things, score + persons + 4 * most)
  }

  /// L51: a clue has a name, a number or at least a word that no earlier clue had.
  static func nothingNew(_ context: LintContext) -> [LintFinding] {
    var seen: Set<String> = []
    return context.clues.compactMap { clue in
      let text = clue.texts.sv
      let terms = terms(text)
      let isNew = !terms.isSubset(of: seen) || seen.isEmpty
      seen.formUnion(terms)
      return isNew ? nil : text.finding(.nothingNew, .warning, "tells nothing new")
    }
  }

  private static func terms(_ text: LintText) -> Set<String> {
    let names = text.names.joined().map(\.key)
    let numbers = text.numbers.map { "\($0.value)" }
    let words = text.words.map(\.key).filter { $0.count >= 6 }
    return Set(names + numbers + words)
  }
}
