import TriptoKernel
import TriptoWire

/// What one seat has seen.
struct SeatReport: Sendable {
  let ticket: BotSeat.Ticket
  var messages = 0
  var reconnects = 0
  var wasKicked = false
  private(set) var presses = 0
  private(set) var verdicts = 0
  private(set) var races = 0
  private(set) var violations: [Violation] = []
  private(set) var typed: [TypedAnswer] = []
  private(set) var player: PlayerID?
  private(set) var hasEnded = false
  private(set) var gaps: [Gap] = []
  private(set) var lostAtMs: Int?
  /// The last scoreboard, whoever told it.
  private(set) var scoreboard: [ScoreRow] = []
  /// The latest FINAL_RESULTS_PRESENT.
  private(set) var finalResults: FinalResultsPresent?

  /// - Parameter now: Unix time, ms.
  mutating func lose(at now: Int) { lostAtMs = lostAtMs ?? now }

  /// The seat has its game.
  ///
  /// - Returns: whether it had been without.
  mutating func regain(_ session: SessionID, at now: Int) -> Bool {
    guard let lostAt = lostAtMs else { return false }
    lostAtMs = nil
    gaps.append(
      Gap(
        game: ticket.game, session: session, viewer: ticket.label, lostAtMs: lostAt, backAtMs: now))
    return true
  }

  mutating func note(_ message: ServerMessage) {
    switch message {
    case .stateSnapshot(let snapshot): scoreboard = snapshot.state.scoreboard
    case .finalResultsPresent(let results): finalResults = results
    default: break
    }
  }

  mutating func close(_ brain: BotBrain, _ referee: Referee) {
    presses = referee.press.presses
    verdicts = referee.press.verdicts
    races = referee.errors.races
    typed = brain.typed
    player = brain.memory.me
    hasEnded = brain.memory.phase == .roundEnd
    violations = referee.violations.map {
      var violation = $0
      violation.viewer = ticket.label
      return violation
    }
  }
}
