import TriptoDesign

/// What Menu asks before the TV leaves a game (UI-X7).
public struct TVLeaving: Equatable, Sendable {
  public let title: String
  public let leave: String
  public let captions: String
  public let stay: String
}

// Menu, and the device's sleep (UI-X7, UI-T29).
extension TVApp {
  /// On the first screen Menu belongs to the system: it leaves the app.
  public var keepsMenu: Bool { screen != .launch }

  /// The screen stays lit while the TV has a game.
  public var staysAwake: Bool {
    switch screen {
    case .connecting, .show: true
    case .launch, .closed: false
    }
  }

  /// Asks in a game; where there is none to lose, it goes to the start.
  public func pressMenu() {
    switch screen {
    case .launch: break
    case .connecting, .closed: Task { await leave() }
    case .show: if leaving == nil { ask() } else { stay() }
    }
  }

  private func ask() {
    leaving = TVLeaving(
      title: messages.player.leaveSure, leave: messages.player.leave, captions: captionsText,
      stay: messages.common.cancel)
  }

  public func stay() { leaving = nil }
}
