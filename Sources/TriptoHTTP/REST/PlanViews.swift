package import TriptoContent
package import TriptoGame
import TriptoKernel
import TriptoPlan
package import TriptoWire

extension GamePlan {
  /// nil when the session has no plan. Only a host sees which pack is still to come (RE37).
  package init?(_ state: GameState, isHost: Bool) {
    guard !state.plan.isEmpty, let createdAtMs = state.planCreatedAtMs else { return nil }
    let revealed = state.revealedStops
    self.init(
      destinations: state.plan.enumerated().map { index, stop in
        let reason: Disclosure? = isHost ? .host : index < revealed ? .revealed : nil
        return PlannedDestination(
          contentPackId: reason.flatMap { PackID(stop.packID.open($0)) },
          sourceType: stop.source == .ai ? .ai : .manual, order: index + 1)
      },
      currentIndex: state.roundIndex, mode: state.planMode, createdAt: createdAtMs,
      generatedBy: state.planGenerator)
  }
}

extension GamePlanCreated {
  /// A host that plays is told how many there are, and no name (EX29, RE31).
  package init?(_ state: GameState, _ library: PackLibrary) {
    let mayKnow = !state.settings.hostPlays
    guard let plan = GamePlan(state, isHost: mayKnow) else { return nil }
    self.init(
      gamePlan: plan,
      destinations: state.plan.map {
        mayKnow
          ? PackDestination(name: $0.name.open(.owner), country: $0.country.open(.owner))
          : PackDestination(name: "", country: "")
      },
      warnings: PlanWarning.all(of: state, library))
  }
}

extension GamePlanResponse {
  /// A host that plays sees what a player sees (EX29).
  package init?(_ state: GameState, isHost: Bool) {
    let isHost = isHost && !state.settings.hostPlays
    guard let plan = GamePlan(state, isHost: isHost) else { return nil }
    let stop = state.plan[min(state.roundIndex, state.plan.count - 1)]
    let current = CurrentDestination(
      index: state.roundIndex + 1, total: state.plan.count, name: stop.name.open(.host),
      country: stop.country.open(.host))
    self.init(gamePlan: plan, currentDestination: isHost ? current : nil)
  }
}

extension GameState {
  /// How many destinations of the plan everybody knows.
  fileprivate var revealedStops: Int { rounds.count { $0.isRevealed } }

  fileprivate var planMode: PlanMode {
    switch planKind {
    case .ai: .ai
    case .manual: .manual
    case .hybrid: .hybrid
    }
  }

  fileprivate var planGenerator: PlanGenerator {
    switch planKind {
    case .ai: .aiContent
    case .manual: .manualImport
    case .hybrid: .hybrid
    }
  }
}
