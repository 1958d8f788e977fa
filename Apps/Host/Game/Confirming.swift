import Foundation
import SwiftUI
import TriptoHostScreens

extension View {
  /// Asks about what was pressed in the game, before it is done.
  func confirming(_ game: GameModel, cancel: String) -> some View {
    modifier(GameQuestion(game: game, cancel: cancel))
  }

  /// A question with one way to say yes and one to say no.
  func asking(
    _ question: String?, yes: String, no: String, isHarmful: Bool = true,
    onYes: @escaping @MainActor () -> Void, onNo: @escaping @MainActor () -> Void
  ) -> some View {
    // NB: only its buttons close an alert, and each tells the model. A setter that told it as well could come before the
    // action, and take away what it is about.
    alert(question ?? "", isPresented: .constant(question != nil)) {
      Button(role: isHarmful ? .destructive : nil, action: onYes) { Text(verbatim: yes) }
      Button(role: .cancel, action: onNo) { Text(verbatim: no) }
    }
  }
}

/// What was pressed, and is asked about (UI-H53, UI-E23).
private struct GameQuestion: ViewModifier {
  let game: GameModel
  let cancel: String

  func body(content: Content) -> some View {
    content.asking(
      game.asking?.question, yes: game.asking?.label ?? "", no: cancel, onYes: game.confirm,
      onNo: game.dismiss)
  }
}
