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
  /// The last scoreboard, whoever told it.
  private(set) var scoreboard: [ScoreRow] = []
  /// The latest FINAL_RESULTS_PRESENT.
  private(set) var finalResults: FinalResultsPresent?

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
