package import TriptoClient
public import TriptoDesign
import TriptoWire

/// *Starta*, always visible, and the one reason why it may be off (UI-H15, UI-H16, UI-E16).
public struct StartButton: Equatable, Sendable {
  public let label: String
  /// The reason while it is off, else what comes next.
  public let cue: String
  public let isEnabled: Bool
  public let isBusy: Bool
  public let symbol = Symbol.start

  package init(
    _ game: Game, isOff: Bool, isStarting: Bool, waitsForPlan: Bool = false, _ messages: Messages
  ) {
    let host = messages.host
    let guests = Guests.seated(game)
    // NB: in an evening one phone that is awake is enough, and those that sleep travel along (EVE24).
    let isEvening = game.state?.journey != nil
    let count = isEvening ? guests.count { $0.isConnected } : guests.count
    label = isStarting ? host.preparing : isEvening ? host.start : host.startGame
    cue = count == 0 ? host.needPlayer : waitsForPlan ? host.cuePlan : host.cueLobby
    isEnabled = count > 0 && !isOff && !waitsForPlan
    isBusy = isStarting
  }
}
