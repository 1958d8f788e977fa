import TriptoClient
import TriptoKernel
import TriptoWire

/// What the TV has seen and heard beside the state: where standings glide from, what passes after a moment. It holds
/// nothing that has not been told to everybody (UI-A9).
struct TVMemory: Sendable {
  /// The picture on the screen was there before this TV: it plays no entry (UI-A6).
  var isCalm = true
  var picture = ""
  /// Standings: those from before the destination, and those that the reveal showed.
  var before: [ScoreRow] = []
  var shownRows: [ScoreRow] = []
  /// What a stop gave, also when the next one has been announced.
  var gained: [ScoreRow]?
  var steps: [VerdictShown] = []
  var pulls: [PlayerID] = []
  var newPull: (id: PlayerID, untilMs: Double)?
  var rulesStep = 0
  var moves = Moves()
  /// When the clue on the screen was first seen.
  var clueSeenMs = 0.0
  var clueKey = ""
  /// The brake whose owner's name stands across the screen, and until when.
  var called: (key: String, untilMs: Double)?
  var rolledUntilMs = 0.0
  /// The host's socket has been gone since.
  var hostLeft: (id: PlayerID, atMs: Double)?
  /// A verdict that the host has changed.
  var override: (name: String, points: Int, untilMs: Double)?
  var judged: [PlayerID: Int] = [:]
  var known: Set<PlayerID> = []
  var fresh: Set<PlayerID> = []
  /// When the last verdicts of the reveal were there, and the result of a question.
  var resultsSeenMs: Double?
  var questionSeenMs: Double?
  var revealSeenMs: Double?
  /// When the map of a reveal was put up.
  var mapSeenMs: Double?
  /// The scoreboard's own time, by the first timer that was seen: one that is made longer later moves nothing.
  var beat: (startMs: Double, scale: Double)?
  var standingsSeenMs: Double?

  static let (calledMs, rolledMs, pullMs, toastMs) = (900.0, 1200.0, 1200.0, 4000.0)
  static let hostAwayMs = 30_000.0

  func isHostAway(at nowMs: Double) -> Bool {
    hostLeft.map { nowMs - $0.atMs > Self.hostAwayMs } ?? false
  }
}
