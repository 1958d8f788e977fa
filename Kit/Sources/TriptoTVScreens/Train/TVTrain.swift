public import TriptoDesign
import TriptoKernel
import TriptoWire

/// The passenger train below the pictures that have it (UI-E8).
public struct TVTrain: Equatable, Sendable {
  public struct Rider: Equatable, Sendable, Identifiable {
    public let person: TVPerson
    public let hasNote: Bool
    /// Of the rules ride: its window is lit (EVE56).
    public let isLit: Bool
    public var id: String { person.id.rawValue }
  }

  public let riders: [Rider]
  public let seating: Seating
  /// By carriage, in the order of the coaches.
  public let tones: [Colour?]
  public let isRolling: Bool
  /// Windows are dark until their passengers pull the brake.
  public let isDark: Bool

  /// - Returns: nil where no train stands, and before passengers have been given out.
  init?(_ view: TVView, speed: Double) {
    let state = view.state
    switch state.phase {
    case .lobby, .roundIntro, .clueLevel, .pausedForBrake, .followupQuestion, .scoreboard: break
    case .preparingRound, .revealDestination, .finalResults, .roundEnd, .unknown: return nil
    }
    guard view.hasPassengers else { return nil }
    var step = 0
    var pulled: [PlayerID] = view.memory.pulls
    if case .present(let rules?) = state.rules {
      step = max(rules.step, view.memory.rulesStep)
      pulled += rules.pulled
    }
    isDark = step >= 4
    isRolling = speed > 0
    // NB: whose seat is empty for good has left the train; who is away sleeps.
    let aboard = state.players.filter { !$0.hasLeft }
    riders = aboard.map { Self.rider($0, view, isLit: pulled.contains($0.playerId)) }
    let carriages = state.carriages ?? []
    tones = carriages.map { Colour.tone($0.tone) }
    seating =
      carriages.isEmpty
      ? Seating(riders: aboard.count)
      : Seating(
        carriages: carriages.map { carriage in
          let ours = aboard.indices.filter { carriage.members.contains(aboard[$0].playerId) }
          return (carriage.number, carriage.tone, ours)
        })
  }

  private static func rider(_ player: PlayerView, _ view: TVView, isLit: Bool) -> Rider {
    let move = view.memory.moves.of(player.playerId)
    let mood = player.isConnected ? move?.mood ?? .sit : .sleep
    return Rider(
      person: view.person(player.playerId, player.name, mood), hasNote: move?.hasNote ?? false,
      isLit: isLit)
  }
}
