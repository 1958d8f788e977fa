import TriptoWire

/// What one game has shown.
public struct GameReport: Sendable {
  public let number: Int
  let seats: [SeatReport]
  /// All broken promises, of the seats and between them.
  public private(set) var violations: [Violation]

  init(number: Int, seats: [SeatReport], pages: GameBook.Pages) {
    self.number = number
    self.seats = seats
    violations = seats.flatMap(\.violations)
    let stayed = seats.filter { !$0.wasKicked }
    violations += Self.endings(stayed) + Self.agreement(stayed)
    if hasEnded, !pages.hasOverruled { violations += Self.audit(seats, pages.ledger) }
  }

  /// Whether everybody who was not removed saw ROUND_END.
  public var hasEnded: Bool { seats.allSatisfy { $0.hasEnded || $0.wasKicked } }

  public var messages: Int { seats.map(\.messages).reduce(0, +) }
  public var presses: Int { seats.map(\.presses).reduce(0, +) }
  public var verdicts: Int { seats.map(\.verdicts).reduce(0, +) }
  public var races: Int { seats.map(\.races).reduce(0, +) }
  public var reconnects: Int { seats.map(\.reconnects).reduce(0, +) }
  public var gaps: [Gap] { seats.flatMap(\.gaps) }

  private static func endings(_ seats: [SeatReport]) -> [Violation] {
    seats.filter { !$0.hasEnded }.map {
      Violation("ST22", viewer: $0.ticket.label, "never saw ROUND_END")
    }
  }

  /// All viewers end with the same scores and the same winner (PR15, EV44).
  private static func agreement(_ seats: [SeatReport]) -> [Violation] {
    guard let first = seats.first else { return [] }
    var found: [Violation] = []
    for seat in seats where seat.scoreboard != first.scoreboard {
      let text = "the final scoreboard differs from \(first.ticket.label)'s"
      found.append(Violation("PR15", viewer: seat.ticket.label, text))
    }
    for seat in seats {
      // NB: a seat that was away when the finale began has the totals from its snapshot alone.
      guard let results = seat.finalResults, results.scoreboard != seat.scoreboard else { continue }
      let text = "FINAL_RESULTS_PRESENT differs from the snapshot"
      found.append(Violation("EV44", viewer: seat.ticket.label, text))
    }
    return found
  }

  private static func audit(_ seats: [SeatReport], _ ledger: Ledger) -> [Violation] {
    let host = seats.first { $0.ticket.role == .host }
    guard let scores = host?.scoreboard else { return [] }
    let audit = ScoreAudit(ledger: ledger)
    return seats.filter { $0.ticket.role == .player }.flatMap { seat -> [Violation] in
      guard let player = seat.player, let row = scores.first(where: { $0.playerId == player })
      else { return [Violation("SC6", viewer: seat.ticket.label, "is not on the scoreboard")] }
      return audit.check(player, typed: seat.typed, final: row.score)
    }
  }
}
