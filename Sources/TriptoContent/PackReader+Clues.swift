extension PackReader {
  static let levels = [10, 8, 6, 4, 2]

  /// The clues from 10 down to 2.
  mutating func readClues() -> [Pack.Clue] {
    let field = root["clues"]
    guard let elements = field.elements, elements.count == Self.levels.count else {
      report(.notFiveClues, field, "a pack has exactly five clues")
      return []
    }
    let clues = elements.map { element in
      Pack.Clue(
        level: element["level"].int ?? 0,
        text: readText(element, "text", missing: .missingText) ?? LocalText(sv: ""),
        claims: readClaims(element["claims"]))
    }.sorted { $0.level > $1.level }
    if clues.map(\.level) != Self.levels {
      report(.wrongLevels, field, "the levels are 10, 8, 6, 4 and 2")
    }
    return clues
  }

  mutating func readBanter() -> [Pack.Banter] {
    (root["banter"].elements ?? []).compactMap { element in
      guard let text = readText(element, "text") else { return nil }
      return Pack.Banter(category: element["category"].string ?? "before_clue", text: text)
    }
  }
}
