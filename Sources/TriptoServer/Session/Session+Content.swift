import TriptoGame

extension Session {
  /// Whether the pack is part of the journey that is under way.
  func isPlaying(_ packID: String) -> Bool {
    state.phase.isInPlay && state.itinerary.contains { $0.packID.open(.host) == packID }
  }
}
