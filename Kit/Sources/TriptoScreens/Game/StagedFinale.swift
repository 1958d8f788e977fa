package import TriptoClient
package import TriptoWire

/// How far the finale of an evening is.
package struct StagedFinale: Equatable {
  package var stage: FinaleStage
  /// Of an award, from 0.
  package var index: Int

  private static let order: [FinaleStage] = [
    .route, .award, .podium, .third, .second, .winner, .standings,
  ]

  /// A stage that the app does not know comes before all others.
  private var place: Int { Self.order.firstIndex(of: stage) ?? -1 }

  private func isLater(than other: StagedFinale) -> Bool {
    (place, index) > (other.place, other.index)
  }

  /// The later of what the state and the last event tell (EX52).
  /// - Returns: nil without stages.
  package init?(_ game: Game) {
    let told = game.state?.finale.map { StagedFinale(stage: $0.stage, index: $0.index ?? 0) }
    let heard = game.moments.stage.map { StagedFinale(stage: $0.stage, index: $0.index ?? 0) }
    guard let later = told ?? heard else { return nil }
    self = later
    if let heard, heard.isLater(than: later) { self = heard }
  }

  private init(stage: FinaleStage, index: Int) { (self.stage, self.index) = (stage, index) }
}
