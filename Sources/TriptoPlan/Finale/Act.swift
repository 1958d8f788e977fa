/// What happens in the finale of an evening, in order (EVE60); each is waited for by `Step.act`.
public enum Act: Sendable, Equatable, Codable {
  case route
  /// From 0.
  case award(Int)
  case podium, third, second
  /// The drum roll before the winner.
  case spotlight
  case winner, standings
  /// The finale is over, and the night waits for its host.
  case end
}
