import Observation
import TriptoClient
import TriptoDesign
public import TriptoHostCards
import TriptoKernel
import TriptoScreens
import TriptoWire

// What can be pressed.
extension GameModel {
  /// Does it, or asks first.
  public func press(_ action: ControlBar.Action) {
    guard action.isEnabled else { return }
    if action.question != nil, asking?.id != action.id {
      asking = action
      return
    }
    asking = nil
    if let haptic = action.haptic { app.services.haptics.play(haptic) }
    switch action.press {
    case .send(let message): app.commands.run(message)
    case .newGame: Task { [app] in await app.beginAnew() }
    case .leave: Task { [app] in await app.leave() }
    }
  }

  /// Yes to what was asked.
  public func confirm() {
    guard let asking else { return }
    app.services.haptics.play(.warning)
    press(asking)
  }

  public func dismiss() { asking = nil }

  /// The host's own verdict (UI-H57).
  public func judge(_ row: AnswerRow) {
    guard row.judge != nil else { return }
    app.commands.run(.hostVerdictSet(row.verdictSet))
  }

  /// *Släpp bromsen åt {name}* (EVE31).
  public func releaseBrake() {
    guard brake?.release != nil else { return }
    app.commands.run(.hostSkip(target: nil))
  }

  /// The brake card's *Nästa ledtråd*.
  public func nextClue() {
    guard brake?.next != nil, let view = GameView(app.game, app.messages) else { return }
    app.commands.run(NextClue.command(view), .medium)
  }

  /// More time for the clock that runs (EX22).
  public func extend() { app.commands.run(.hostExtendTimer(addMs: Self.moreMs)) }

  public var extendLabel: String { app.messages.host.moreTime(n: Self.moreMs / 1000) }

  static let moreMs = 15_000
}
