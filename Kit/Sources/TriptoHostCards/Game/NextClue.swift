import TriptoClient
import TriptoDesign
import TriptoKernel
package import TriptoWire

/// What the next clue is called: after the last one, and once nobody is left to answer, comes the answer (UI-E23).
package enum NextClue {
  static func label(_ view: GameView) -> String {
    view.isLastClue || view.haveAllAnswered ? view.host.toAnswer : view.host.nextClue
  }

  /// NB: the next clue would only be another one, while a clue is left.
  package static func command(_ view: GameView) -> ClientMessage {
    view.haveAllAnswered ? .hostForceReveal : .hostNextClue
  }
}
