import TriptoClient
public import TriptoDesign
import TriptoKernel
package import TriptoScreens
public import TriptoWire

/// The bar at the bottom: the prompter's line, what comes next, pause, skip, reveal (UI-H22, UI-H35, UI-H51–UI-H53).
public struct ControlBar: Equatable, Sendable {
  public enum Press: Equatable, Sendable {
    case send(ClientMessage)
    case newGame
    /// The host leaves: without one the night goes no further (EVE27).
    case leave
  }

  public struct Action: Equatable, Sendable, Identifiable {
    public let id: String
    public let label: String
    public let symbol: Symbol
    public let isEnabled: Bool
    /// Asked before it is done.
    public let question: String?
    package let press: Press
    package let haptic: Haptic?

    package init(
      _ id: String, _ label: String, _ symbol: Symbol, _ press: Press, isEnabled: Bool,
      question: String? = nil, haptic: Haptic? = nil
    ) {
      (self.id, self.label, self.symbol, self.press) = (id, label, symbol, press)
      (self.isEnabled, self.question, self.haptic) = (isEnabled, question, haptic)
    }

    /// The same, once it has been asked.
    package var withoutQuestion: Action {
      Action(id, label, symbol, press, isEnabled: isEnabled, haptic: haptic)
    }
  }

  public let cue: String
  /// The one thing that a host may want to press.
  public let primary: Action?
  public let others: [Action]

  package init(_ view: GameView, isOff: Bool) {
    guard !view.game.keepsResults else {
      cue = ""
      primary = Action(
        "to-start", view.messages.common.backToStart, .end, .leave, isEnabled: true)
      others = []
      return
    }
    let state = view.state
    let make = ActionMaker(view: view, isOn: !isOff)
    cue = state.paused ? view.host.cuePaused : Cue.text(view)
    primary = state.paused ? make.resume : make.primary
    others = make.others
  }
}
