import TriptoBench
import TriptoBots

extension SimulationReport {
  /// A few lines for a person.
  var summary: String {
    var lines = [
      "games      \(games.count), ended \(games.count(where: \.hasEnded))",
      "messages   \(sum(\.messages))",
      "presses    \(sum(\.presses)), verdicts \(sum(\.verdicts))",
      "reconnects \(sum(\.reconnects))",
      "gaps ms    \(gaps?.text ?? "–")",
      "races lost \(sum(\.races)) (commands the game had moved away from)",
    ]
    if kills > 0 { lines.append("kills      \(kills), facts checked \(factsChecked)") }
    lines.append("violations \(violations.count)")
    for game in games {
      lines += game.violations.prefix(20).map { line($0, "game \(game.number)") }
    }
    return (lines + failures.map { line($0, "run") }).joined(separator: "\n")
  }

  private var gaps: Percentiles? { Percentiles(games.flatMap(\.gaps).map { Double($0.ms) }) }

  private func sum(_ value: (GameReport) -> Int) -> Int { games.map(value).reduce(0, +) }

  private func line(_ violation: Violation, _ place: String) -> String {
    let viewer = violation.viewer.isEmpty ? "table" : violation.viewer
    return "  \(place), \(viewer): \(violation.rule) \(violation.text)"
  }
}
