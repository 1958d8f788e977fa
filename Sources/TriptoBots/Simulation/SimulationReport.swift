/// What all games together have shown.
public struct SimulationReport: Sendable {
  public internal(set) var games: [GameReport] = []
  /// Games that could not even begin, and what went wrong between games and server.
  public internal(set) var failures: [Violation] = []
  /// How often the server was killed, and how many acknowledged facts were compared afterwards.
  public internal(set) var kills = 0
  public internal(set) var factsChecked = 0

  public var violations: [Violation] { failures + games.flatMap(\.violations) }

  /// Every game reached its end and nothing was broken.
  public var isGood: Bool { violations.isEmpty && games.allSatisfy(\.hasEnded) }

  /// A few lines for a person.
  public var summary: String {
    var lines = [
      "games      \(games.count), ended \(games.count(where: \.hasEnded))",
      "messages   \(sum(\.messages))",
      "presses    \(sum(\.presses)), verdicts \(sum(\.verdicts))",
      "reconnects \(sum(\.reconnects))",
      "races lost \(sum(\.races)) (commands the game had moved away from)",
    ]
    if kills > 0 { lines.append("kills      \(kills), facts checked \(factsChecked)") }
    lines.append("violations \(violations.count)")
    for game in games {
      lines += game.violations.prefix(20).map { line($0, "game \(game.number)") }
    }
    return (lines + failures.map { line($0, "run") }).joined(separator: "\n")
  }

  private func sum(_ value: (GameReport) -> Int) -> Int { games.map(value).reduce(0, +) }

  private func line(_ violation: Violation, _ place: String) -> String {
    let viewer = violation.viewer.isEmpty ? "table" : violation.viewer
    return "  \(place), \(viewer): \(violation.rule) \(violation.text)"
  }
}
