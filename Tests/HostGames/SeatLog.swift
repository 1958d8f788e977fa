import TriptoWire

@testable import TriptoBots

/// What a seat that is the app's models has shown of the game.
struct SeatLog {
  var violations: [Violation] = []
  /// Lost lines, states compared with a fresh snapshot, agreements of the whole table, snapshots.
  var (cuts, compared, settled, snapshots) = (0, 0, 0, 0)
  var finalScores: [ScoreRow] = []
}
