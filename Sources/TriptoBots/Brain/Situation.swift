public import TriptoWire

/// Where a bot believes its game to be. A new situation is a new occasion to act.
public enum Situation: Hashable, Sendable {
  case unknown
  case lobby(connected: Int)
  case intro(round: Int)
  /// A clue is up and its clock runs.
  case clue(round: Int, level: Int)
  case brake(round: Int, level: Int, owner: PlayerID)
  /// CLUE_LEVEL without a clock: after a lock, or between the last clue and the name (ST28).
  case waiting(round: Int, level: Int)
  /// 0: the name is out, 1: the results are, 2: the totals are.
  case reveal(round: Int, stage: Int)
  case question(round: Int, index: Int)
  /// A question has closed.
  case gap(round: Int, index: Int)
  case scoreboard(round: Int)
  case finale
  case over
  /// The host has paused the game.
  indirect case paused(Situation)
}
