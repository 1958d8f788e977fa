import TriptoClient
package import TriptoDesign
import TriptoKernel
import TriptoWire

/// Points and place of a seat (UI-P22).
package struct PlayStanding: Equatable, Sendable {
  let points: Int
  let rank: Int

  package func text(_ messages: Messages) -> String {
    messages.player.scoreChip(n: points, r: rank)
  }
}

extension PlayView {
  /// From the first result on; nil before it.
  package var standing: PlayStanding? {
    guard (state.roundIndex ?? 0) > 0 || Self.scored.contains(state.phase),
      let own = state.scoreboard.first(where: { $0.playerId == me })
    else { return nil }
    let rank = state.scoreboard.count { $0.score > own.score } + 1
    return PlayStanding(points: own.score, rank: rank)
  }

  /// The reveal's state holds the new points ahead of the results: until those are told, the old ones stand.
  package var isResultNear: Bool {
    state.phase == .revealDestination && moments.results == nil && !game.isRestored
  }

  private static let scored: [PhaseName] = [
    .revealDestination, .followupQuestion, .scoreboard, .finalResults, .roundEnd,
  ]
}
