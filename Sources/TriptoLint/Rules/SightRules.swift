import TriptoAnswers
import TriptoContent
import TriptoKernel

/// L12 and L52: what is only here belongs at the end, not at the beginning.
enum SightRules {
  /// L12: a sight of the place by name at 10.
  ///
  /// How well known a sight is (its sitelinks) is not to be had offline; a name that a claim of
  /// the clue is about, other than a person, is taken for one.
  static func uniqueSight(_ context: LintContext) -> [LintFinding] {
    context.clues.filter { $0.level == 10 }.flatMap { clue -> [LintFinding] in
      let sights = clue.claims.filter(isAboutThing).compactMap(\.subject).map(Fold.words)
      return clue.texts.all.compactMap { text in
        let named = text.names.map { $0.map(\.key) }
        let found = sights.first { sight in
          !sight.isEmpty && named.contains { $0.count <= sight.count && sight.ends(with: $0) }
        }
        guard let found else { return nil }
        return text.finding(
          .uniqueSight, .warning, "names the sight \"\(found.joined(separator: " "))\"")
      }
    }
  }

  private static func isAboutThing(_ claim: Pack.Claim) -> Bool {
    !PredicateKind.person.contains(claim.predicate ?? "")
  }

  /// L52: the clue at 2 fits one place only.
  ///
  /// Without the facts of other places, a rank, a capital or a name is taken as proof.
  static func unique(_ context: LintContext) -> [LintFinding] {
    guard let clue = context.clues.last else { return [] }
    let predicates = Set(clue.claims.compactMap(\.predicate))
    guard predicates.isDisjoint(with: PredicateKind.unique), !isNamed(clue, context) else {
      return []
    }
    return [
      clue.texts.sv.finding(
        .notUnique, .warning, "no rank, no capital and no name: another place may fit")
    ]
  }

  /// Whether the clue has a name besides the country: by its capital, or because a claim has it.
  private static func isNamed(_ clue: LintContext.Clue, _ context: LintContext) -> Bool {
    let countries = Set(context.pack.destination.country.all.flatMap(Fold.words))
    let claimed = clue.claims.flatMap { claim in
      NameReader.names(in: LintWord.words(of: claim.statement.sv), .sv).joined().map(\.key)
    }
    let words = clue.texts.sv.words.filter { word in
      word.isCapitalised && (!word.startsSentence || claimed.contains(word.key))
    }
    return words.contains { word in
      !countries.contains(word.key) && !countries.contains { word.key == $0 + "s" }
    }
  }
}

/// Groups of predicates that claims use.
enum PredicateKind {
  static let person: Set<String> = [
    "born", "died", "buried", "lived", "wrote", "composed", "painted", "studied", "worked",
    "author", "person", "homeOf", "visited", "arrived", "founder", "performed",
  ]
  static let unique: Set<String> = ["rank", "capital", "largest", "only", "first"]
  static let neighbour: Set<String> = ["borders", "neighbour", "sea", "river", "lake", "distance"]
  static let nickname: Set<String> = ["nickname", "called", "motto"]
}

extension [String] {
  fileprivate func ends(with other: [String]) -> Bool {
    suffix(other.count).elementsEqual(other)
  }
}
