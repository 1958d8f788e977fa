import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoScreens
import TriptoWire

extension Award {
  /// Those that the TV has told: one after the other, and all of them from the podium on.
  static func told(_ view: GameView) -> [Award] {
    let awards = view.state.finale?.awards ?? view.moments.final?.awards ?? []
    let count = view.state.phase == .roundEnd ? awards.count : count(view, of: awards.count)
    return awards.prefix(count).compactMap { Award($0, view.messages) }
  }

  private static func count(_ view: GameView, of all: Int) -> Int {
    guard let staged = view.finaleStage else { return 0 }
    switch staged.stage {
    case .route, .unknown: return 0
    case .award: return min(max(staged.index, 0), all) + 1
    case .podium, .third, .second, .winner, .standings: return all
    }
  }
}
