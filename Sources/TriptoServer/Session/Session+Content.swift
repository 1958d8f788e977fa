import TriptoGame

extension Session {
  /// Whether the pack may be part of the journey that is under way. A host who plays is not told
  /// which are (EX29), so then every pack may be.
  func isPlaying(_ packID: String) -> Bool {
    state.phase.isInPlay
      && (state.settings.hostPlays
        || state.itinerary.contains { $0.packID.open(.host) == packID })
  }
}
