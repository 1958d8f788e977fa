import TriptoKernel

extension PackSelector {
  typealias Filter = (PackSummary) -> Bool

  /// What comes when too few packs fit the wishes.
  public enum Filling: Sendable {
    /// Any other pack (ST2).
    case anywhere
    /// EVE5: the neighbouring difficulty, any theme, what tonight has shown; never another region
    case region

    /// Which packs come, the first filter's first; a later one is asked when the earlier ones give too few.
    func tiers(_ wishes: Wishes, tonight: Set<PackID>) -> [Filter] {
      switch self {
      case .anywhere: [wishes.fit, { _ in true }]
      case .region:
        wishes.nearer.map { filter in { !tonight.contains($0.id) && filter($0) } }
          + [wishes.isInRegions]
      }
    }

    /// What is tried before one destination spoils another: more and more tiers, but for what tonight has shown.
    func wider(_ tiers: [Filter]) -> [[Filter]] {
      switch self {
      case .anywhere: []
      case .region: (1..<tiers.count).map { Array(tiers.prefix($0)) }
      }
    }

    /// EVE5: without a wish for a difficulty an evening does not begin with a hard one.
    func first(_ wishes: Wishes) -> Filter {
      switch self {
      case .anywhere: { _ in true }
      case .region: { wishes.difficulty != nil || $0.difficulty != "hard" }
      }
    }
  }
}

extension PackSelector.Wishes {
  /// What fits, and what fits less and less (EVE5).
  fileprivate var nearer: [PackSelector.Filter] {
    [
      fit,
      { isInRegions($0) && hasTheme($0) && isNear($0.difficulty) },
      { isInRegions($0) && isNear($0.difficulty) },
      isInRegions,
    ]
  }

  /// One step easier or harder at the most.
  private func isNear(_ other: String?) -> Bool {
    let steps = Pack.Destination.difficulties
    guard let difficulty, let own = steps.firstIndex(of: difficulty) else { return true }
    return other.flatMap(steps.firstIndex).map { abs($0 - own) <= 1 } ?? false
  }
}
