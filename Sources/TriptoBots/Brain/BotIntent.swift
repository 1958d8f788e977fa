public import TriptoWire

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
