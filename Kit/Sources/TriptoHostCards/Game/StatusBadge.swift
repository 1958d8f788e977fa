import TriptoClient
public import TriptoDesign
import TriptoKernel
import TriptoWire

/// Connection dot and phase name (UI-H18); the phase is the screen's heading.
public struct StatusBadge: Equatable, Sendable {
  public enum Tone: Sendable { case calm, paused, brake }

  public let title: String
  public let isOnline: Bool
  /// Said by voices, and beside the dot (UI-A2).
  public let connection: String
  public let tone: Tone
  public let connectionSymbol: Symbol
  /// *Resmål 2 / 3*.
  public let stop: String?

  package init(_ view: GameView) {
    let (state, common) = (view.state, view.messages.common)
    isOnline = view.game.status.stage == .online
    connection = isOnline ? common.connected : common.reconnecting
    connectionSymbol = isOnline ? .connected : .disconnected
    tone = state.phase == .pausedForBrake ? .brake : state.paused ? .paused : .calm
    title = state.paused ? common.paused : Self.title(state.phase, view.host)
    if let i = state.destinationIndex, let n = state.totalDestinations {
      stop = common.destinationOf(i: i, n: n)
    } else {
      stop = nil
    }
  }

  static func title(_ phase: PhaseName, _ host: HostMessages) -> String {
    switch phase {
    case .lobby: host.phaseLobby
    case .preparingRound: host.phasePreparingRound
    case .roundIntro: host.phaseRoundIntro
    case .clueLevel: host.phaseClueLevel
    case .pausedForBrake: host.phasePausedForBrake
    case .revealDestination: host.phaseRevealDestination
    case .followupQuestion: host.phaseFollowupQuestion
    case .scoreboard: host.phaseScoreboard
    case .finalResults: host.phaseFinalResults
    case .roundEnd: host.phaseRoundEnd
    case .unknown: host.phaseUnknown
    }
  }
}
