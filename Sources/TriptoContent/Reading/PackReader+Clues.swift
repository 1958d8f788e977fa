import TriptoKernel

extension PackReader {
  /// The clues from 10 down to 2.
  mutating func readClues(_ evidence: [String: Pack.Evidence]) -> [Pack.Clue] {
    let field = root["clues"]
    guard let elements = field.elements, elements.count == Pack.levels.count else {
      let count = field.elements.map { "there are \($0.count) clues" } ?? "clues is not an array"
      report(.notFiveClues, field, count)
      return []
    }
    let clues = elements.map { element in
      Pack.Clue(
        level: element["level"].int ?? 0,
        text: readText(element, "text", missing: .missingText) ?? LocalText(sv: ""),
        claims: readClaims(element, evidence))
    }.sorted { $0.level > $1.level }
    let levels = clues.map(\.level)
    if levels != Pack.levels { report(.wrongLevels, field, "the levels are \(levels)") }
    return clues
  }

  mutating func readBanter() -> [Pack.Banter] {
    (root["banter"].elements ?? []).compactMap { element in
      guard let text = readText(element, "text") else { return nil }
      let category = element["category"].string ?? "before_clue"
      guard Pack.Banter.categories.contains(category) else {
        report(.unknownBanter, element["category"], "the line is ignored: \(category.prefix(60))")
        return nil
      }
      return Pack.Banter(category: category, text: text)
    }
  }
}
