import TriptoKernel
import TriptoPlan

/// Who may react now in an evening (EVE25).
extension GameState {
  /// Throws what keeps a player from it, its rate apart.
  func admitReaction(of id: PlayerID) throws(Refusal) {
    guard !isPaused, mayReact(id) else { throw .invalidPhase }
    guard settings.evening?.reactions == true else {
      throw .invalidOperation("There are no reactions tonight")
    }
  }

  /// While others think, only who has answered.
  private func mayReact(_ id: PlayerID) -> Bool {
    switch phase {
    case .lobby, .roundIntro, .revealDestination, .scoreboard, .finalResults, .roundEnd: true
    case .clueLevel: answer(ofUnitOf: id) != nil
    case .followupQuestion: round?.followups.last?.contains { $0.seat == id } == true
    case .preparingRound, .pausedForBrake: false
    }
  }
}
