import TriptoAnswers
import TriptoContent
import TriptoKernel

/// A pack as the rules see it: every text taken apart once.
struct LintContext: Sendable {
  let pack: Pack
  let tables: LintTables
  let options: Linter.Options
  let today: Day?
  /// From 10 down to 2, as `pack.clues`.
  let clues: [Clue]
  let followups: [Followup]
  let banter: [Banter]
  let wonder: LintPair?
  let leaks: LeakSet
  /// The list of places, where it has the destination.
  let places: (any PlaceFacts)?
  /// Rows of evidence by id.
  let evidence: [String: Pack.Evidence]

  struct Clue: Sendable {
    let level: Int
    /// As in `clues[0]`.
    let path: String
    let texts: LintPair
    let claims: [Pack.Claim]
  }

  struct Followup: Sendable {
    let path: String
    let question: LintPair
    let explanation: LintPair?
    let source: Pack.Followup
  }

  struct Banter: Sendable {
    let category: String
    let texts: LintPair
    /// Whether it is spoken before the answer is known.
    var isBeforeReveal: Bool { !["reveal_correct", "reveal_incorrect"].contains(category) }
  }

  init(
    _ pack: Pack, tables: LintTables, places: (any PlaceFacts)?, options: Linter.Options,
    today: Day?
  ) {
    self.pack = pack
    self.tables = tables
    self.options = options
    self.today = today
    clues = Self.clues(pack)
    followups = pack.followups.enumerated().map { index, followup in
      let path = "followups[\(index)]"
      return Followup(
        path: path, question: LintPair(followup.question, path: path + ".questionText"),
        explanation: followup.explanation.map { LintPair($0, path: path + ".explanation") },
        source: followup)
    }
    banter = pack.banter.enumerated().map { index, line in
      Banter(category: line.category, texts: LintPair(line.text, path: "banter[\(index)].text"))
    }
    wonder = pack.wonder.map { LintPair($0, path: "wonder") }
    leaks = LeakSet(pack.destination, tables: tables)
    self.places = places
    evidence = Dictionary(pack.evidence.map { ($0.id, $0) }) { first, _ in first }
  }

  /// The clues with the paths they have in the file, where they may stand in any order.
  private static func clues(_ pack: Pack) -> [Clue] {
    var places: [Int: Int] = [:]
    for (index, element) in (pack.document["clues"]?.elements ?? []).enumerated() {
      if let level = element["level"]?.whole { places[level] = index }
    }
    return pack.clues.enumerated().map { index, clue in
      let path = "clues[\(places[clue.level] ?? index)]"
      return Clue(
        level: clue.level, path: path, texts: LintPair(clue.text, path: path + ".text"),
        claims: clue.claims)
    }
  }

  /// The rows that the claims name, each once.
  func rows(of claims: [Pack.Claim]) -> [Pack.Evidence] {
    var seen: Set<String> = []
    return claims.flatMap(\.evidence).filter { seen.insert($0).inserted }
      .compactMap { evidence[$0] }
  }

  /// Texts that must not give the place away: clues, questions, and lines before the reveal.
  ///
  /// The clue at 2 is left out where the name is allowed there (DA18).
  var guarded: [LintText] {
    let clues = clues.filter { !(options.allowsNameAtTwo && $0.level == 2) }
    return clues.flatMap(\.texts.all) + followups.flatMap(\.question.all)
      + banter.filter(\.isBeforeReveal).flatMap(\.texts.all)
  }
}
