import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoWire

// How far the finale is.
extension GameView {
  struct Staged: Equatable {
    var stage: FinaleStage
    /// Of an award, from 0.
    var index: Int

    private static let order: [FinaleStage] = [
      .route, .award, .podium, .third, .second, .winner, .standings,
    ]

    /// A stage that the app does not know comes before all others.
    private var place: Int { Self.order.firstIndex(of: stage) ?? -1 }

    func isLater(than other: Staged) -> Bool { (place, index) > (other.place, other.index) }
  }

  /// Of an evening: the later of what the state and the last event tell (EX52); nil without stages.
  var finaleStage: Staged? {
    let told = state.finale.map { Staged(stage: $0.stage, index: $0.index ?? 0) }
    let heard = moments.stage.map { Staged(stage: $0.stage, index: $0.index ?? 0) }
    guard let told, let heard else { return told ?? heard }
    return heard.isLater(than: told) ? heard : told
  }

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
