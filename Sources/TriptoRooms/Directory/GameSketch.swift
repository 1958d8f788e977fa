import TriptoGame
import TriptoKernel
import TriptoPlan

/// What an operator is shown of a game (DA10–DA13): what it is doing, never what is asked or answered in it.
package struct GameSketch: Sendable, Equatable {
  /// DA10: where the game stands
  package struct Show: Sendable, Equatable, Codable {
    package let phase: String
    package let version: Int
    package let isPaused: Bool
    package let players: Int
    package let joinCode: String
  }

  /// DA12: the next clock that ends, in ms of the server's time
  package struct Timer: Sendable, Equatable, Codable {
    /// All that there are.
    package static let ids = [
      "step", "hold", "speech", "silence", "early-end", "away", "grace", "expiry",
    ]
    package let id: String
    package let deadlineMs: Int
  }

  package let show: Show
  /// DA11: whose brake holds (BR20)
  package let brake: String?
  package let timer: Timer?
  /// DA13: the ids of seats with a socket, and `tv`
  package let connected: [String]

  package init(show: Show, brake: String?, timer: Timer?, connected: [String]) {
    (self.show, self.brake, self.timer, self.connected) = (show, brake, timer, connected)
  }
}

extension GameSketch {
  init(_ state: GameState) {
    self.init(
      show: Show(
        phase: state.phase.rawValue, version: state.version, isPaused: state.pausedAtMs != nil,
        players: state.players.count, joinCode: state.joinCode),
      brake: state.brakeOwner?.rawValue,
      timer: state.nextDeadline.map { Timer(id: $0.key.name, deadlineMs: $0.atMs) },
      connected: state.seats.filter(\.isConnected).map(\.id.rawValue)
        + (state.isTVConnected ? ["tv"] : []))
  }
}

/// Tells operators of this node's games.
package protocol GameSketches: Sendable {
  /// A game has changed. Must not wait.
  func changed(_ session: Session)

  /// A game is not here any more: whoever has it next writes it anew.
  func left(_ id: String)

  /// A game is over for good.
  func ended(_ id: String)
}

extension TimerKey {
  /// Of a clock, without whose it is.
  fileprivate var name: String {
    switch self {
    case .step: "step"
    case .hold: "hold"
    case .speech: "speech"
    case .silence: "silence"
    case .earlyEnd: "early-end"
    case .away: "away"
    case .grace: "grace"
    case .expiry: "expiry"
    }
  }
}
