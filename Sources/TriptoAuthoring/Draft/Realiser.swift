import TriptoContent
import TriptoKernel

/// Writes clues by templates.
struct Realiser: Sendable {
  let templates: Templates
  let facts: [Fact]

  /// A clue of one to three sentences in 70–180 characters; nil when no facts are left for it.
  ///
  /// - Parameters:
  ///   - used: Keys of facts that other clues tell.
  ///   - banned: Texts that did not pass, Swedish.
  func clue(
    _ level: Int, used: Set<String>, banned: Set<String>,
    chance: inout some RandomNumberGenerator
  ) -> ClueDraft? {
    for _ in 0..<40 {
      guard let draft = attempt(level, used, &chance), !banned.contains(draft.sv) else { continue }
      return draft
    }
    return nil
  }

  private func attempt(
    _ level: Int, _ used: Set<String>, _ chance: inout some RandomNumberGenerator
  ) -> ClueDraft? {
    var parts: [Part] = []
    for group in plan(level) {
      let taken = used.union(parts.map(\.fact.key))
      let fitting = facts.filter { group.fits($0) && !taken.contains($0.key) }
      guard let fact = Self.pick(fitting, &chance), let text = sentence(fact, level, &chance) else {
        if group.isNeeded { return nil }
        continue
      }
      let isFull = (parts.map(\.text) + [text]).length > 180
      if isFull && group.isNeeded { return nil }
      if isFull || (group.isSpare && parts.map(\.text).length >= 85) { continue }
      parts.append(Part(fact: fact, text: text))
    }
    guard parts.map(\.text).length >= 40 else { return nil }
    return ClueDraft(
      level: level, sv: parts.map(\.text.sv).joined(separator: " "),
      en: parts.map { $0.text[.en] }.joined(separator: " "), facts: parts.map(\.fact.id),
      isModelled: false)
  }

  /// Early facts more often than late ones, so that the theme counts.
  private static func pick(
    _ facts: [Fact], _ chance: inout some RandomNumberGenerator
  ) -> Fact? {
    guard !facts.isEmpty else { return nil }
    let first = Int.random(in: 0..<facts.count, using: &chance)
    return facts[min(first, Int.random(in: 0..<facts.count, using: &chance))]
  }

  private func sentence(
    _ fact: Fact, _ level: Int, _ chance: inout some RandomNumberGenerator
  ) -> LocalText? {
    (templates.clues[fact.predicate] ?? [])
      .filter { $0.levels.isEmpty || $0.levels.contains(level) }
      .randomElement(using: &chance)?.filled(with: fact.slots)
  }

  private struct Part {
    let fact: Fact
    let text: LocalText
  }

  /// What the sentences of a clue may be about, in order.
  struct Group {
    var isNeeded = false
    /// Only said where the clue would be short without it.
    var isSpare = false
    let fits: (Fact) -> Bool
  }

  /// Facts that carry a clue; the others only go along.
  private static let strong: Set<String> = [
    "symbol", "note", "meaning", "crops", "goods", "independence", "independenceFrom", "clock",
  ]

  private func plan(_ level: Int) -> [Group] {
    func at(_ levels: Int...) -> (Fact) -> Bool {
      { fact in levels.contains(where: fact.levels.contains) }
    }
    switch level {
    case 10, 8:
      return [
        Group { $0.levels.contains(level) && Self.strong.contains($0.predicate) },
        Group(fits: at(level)), Group(isSpare: true, fits: at(level)),
      ]
    case 6: return [Group(fits: at(6)), Group(fits: at(6, 8)), Group(isSpare: true, fits: at(8))]
    case 4:
      return [
        Group(isNeeded: true) { $0.predicate == "country" },
        Group { $0.levels.contains(4) && $0.predicate != "country" && $0.predicate != "rank" },
        Group(isSpare: true, fits: at(6, 8)),
      ]
    default:
      let plainest =
        facts.contains { $0.predicate == "capital" } ? ["capital"] : ["rank", "cityIn"]
      return [
        Group(isNeeded: true) { plainest.contains($0.predicate) },
        Group { $0.predicate == "letters" }, Group { $0.key == "letters" },
        Group(isSpare: true, fits: at(6, 8, 4)),
      ]
    }
  }
}

extension [LocalText] {
  /// Characters of the longer language, with the spaces between.
  var length: Int {
    let sv = map(\.sv.count).reduce(0, +) + Swift.max(0, count - 1)
    let en = map { $0[.en].count }.reduce(0, +) + Swift.max(0, count - 1)
    return Swift.max(sv, en)
  }
}
