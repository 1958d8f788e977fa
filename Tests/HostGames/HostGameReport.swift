import TriptoWire

@testable import TriptoBots

/// What one of the hundred games has shown.
struct HostGameReport: Sendable {
  let plan: HostPlan
  let log: HostLog
  let seats: [SeatReport]
  /// Brakes and answers of a host who played along.
  let along: (brakes: Int, answers: Int)

  /// Everything that was not as it must be, each with the game that it was in.
  var faults: [String] {
    (violations + endings + scores).map { "\(plan): \($0)" }
  }

  private var violations: [String] {
    (log.violations + seats.flatMap(\.violations)).map { "\($0.rule) \($0.viewer): \($0.text)" }
  }

  /// Everybody who was not removed saw the end.
  private var endings: [String] {
    stayed.filter { !$0.hasEnded }.map { "\($0.ticket.label) never saw ROUND_END" }
  }

  /// The host's standings are everybody's.
  private var scores: [String] {
    stayed.filter { $0.hasEnded && $0.scoreboard != log.finalScores }
      .map { "\($0.ticket.label) ends with other standings than the host" }
  }

  private var stayed: [SeatReport] { seats.filter { !$0.wasKicked } }
}
