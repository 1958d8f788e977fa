import Foundation
import TriptoBench
import TriptoBots

extension BenchResult {
  private var others: String {
    observersWaited ? ", whoever does not press reads after the verdicts" : ""
  }

  /// The result for a person.
  var table: String {
    var rows: [(String, String)] = [
      ("mode", mode + (simultaneous ? ", all games at once" : "") + others),
      ("protocol", "v\(protocolVersion)"), ("connections", "\(connections)"),
    ]
    if mode == "brake" {
      rows += [
        ("games × players × rounds", "\(games) × \(playersPerGame) × \(roundsPerGame)"),
        ("verdicts of presses", "\(verdicts) of \(presses)"),
        ("verdict ms", verdictMs?.text ?? "–"), ("beyond the hold ms", beyondHoldMs?.text ?? "–"),
        ("round ms", roundMs?.text ?? "–"),
        ("missed events", "\(missedEvents) of \(expectedEvents)"),
      ]
    }
    rows.append(("errors", "\(errors)"))
    let measured: [(String, Double?)] = [
      ("server CPU ms per game and brake", serverCpuMsPerBrakeRound),
      ("bench CPU ms per game and brake", benchCpuMsPerBrakeRound),
      ("server CPU ms per game and clue", serverCpuMsPerClueRound),
      ("server KiB per connection", rssPerConnection.map { $0 / 1_024 }),
    ]
    for case (let name, let value?) in measured {
      rows.append((name, String(format: "%.3f", value)))
    }
    rows.append(("wall ms", "\(wallMs)"))
    let width = rows.map(\.0.count).max() ?? 0
    let lines = rows.map { name, value in
      name + String(repeating: " ", count: width - name.count + 2) + value
    }
    return (lines + problems.map { "  ! \($0)" }).joined(separator: "\n")
  }
}

extension Percentiles {
  var text: String {
    String(format: "p50 %.2f  p95 %.2f  p99 %.2f  max %.2f  (n %d)", p50, p95, p99, max, count)
  }
}
