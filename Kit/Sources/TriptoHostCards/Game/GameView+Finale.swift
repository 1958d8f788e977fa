import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoScreens
import TriptoWire

// How far the finale is.
extension GameView {
  /// Of an evening; nil without stages.
  var finaleStage: StagedFinale? { StagedFinale(game) }

  /// The route and the awards come before anybody asks who has won.
  var isBeforePodium: Bool {
    guard let stage = finaleStage?.stage else { return false }
    return stage == .route || stage == .award
  }

  /// All places have been told, so that the server takes a rematch (EX45).
  var hasFullStandings: Bool {
    moments.effects.contains(.fullStandings) || finaleStage?.stage == .standings
  }
}
