public import TriptoGame
import TriptoKernel
import TriptoPlan

/// What a live game keeps of the library to itself (SE15).
public struct PacksInPlay: Sendable, Equatable {
  /// Ids of the packs that it plays or has planned.
  public let packs: Set<String>
  public let isInPlay: Bool
  public let hostPlays: Bool

  /// - Returns: Nil for a game that holds nothing: it is over, has chosen nothing yet, or everybody has
  ///   left. Apps of v1 begin another session when they are started again, so that one they had planned
  ///   would be in their own way.
  public init?(_ state: GameState) {
    packs = Self.packs(of: state)
    isInPlay = state.phase.isInPlay
    hostPlays = state.settings.hostPlays
    guard !packs.isEmpty, state.emptySinceMs == nil else { return nil }
  }

  private static func packs(of state: GameState) -> Set<String> {
    if state.phase.isInPlay { return Set(state.itinerary.map { $0.packID.open(.host) }) }
    guard state.phase == .lobby else { return [] }
    let selected = [state.selectedPack?.packID].compactMap(\.self)
    let chosen = state.plan.isEmpty ? selected : state.plan.map(\.packID)
    return Set(chosen.map { $0.open(.library) })
  }
}
