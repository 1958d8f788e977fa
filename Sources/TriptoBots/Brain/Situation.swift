public import TriptoKernel
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

/// What a bot means to do, if the game is still there when the time comes.
public struct BotIntent: Sendable, Equatable {
  public enum Deed: Sendable, Equatable {
    /// The connection adds its clock's stamps.
    case press
    case answerBrake
    case answerQuestion
    /// To be answered at once (EX8).
    case pong(pingId: Int)
    case say(ClientMessage)
    /// Lose the connection without a word.
    case drop
  }

  public let deed: Deed
  /// Changes with the situation; an intent of an earlier one lapses.
  let generation: Int
}

/// An intent and when it falls due, in ms from now.
public struct BotPlan: Sendable, Equatable {
  public let intent: BotIntent
  public let afterMs: Int
}

/// What comes of an intent that is still good.
public enum BotAction: Sendable, Equatable {
  case press
  case send(ClientMessage)
  case pong(pingId: Int)
  case drop
}
