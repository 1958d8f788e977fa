import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostCards
import TriptoHostScreens

/// *Runda 2*, and who leads the night (EVE83).
struct RoundLine: View, Equatable {
  let round: String
  let night: String?

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(verbatim: round).styled(.bodyLarge, .textPrimary)
      if let night { NightLineView(text: night) }
    }
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier("round-line")
  }
}

/// *Längre bort*: the other regions, the themes, and a choice of one's own (UI-E17).
struct FartherBlock: View {
  let questions: Questions
  let app: HostApp
  let choose: @MainActor () -> Void
  @State private var isOpened = false

  private var isOpen: Bool { isOpened || questions.isFarther }

  var body: some View {
    VStack(alignment: .leading, spacing: Measure.space1) {
      Button {
        isOpened.toggle()
      } label: {
        Label(questions.fartherLabel, symbol: isOpen ? .up : .down)
      }
      .buttonStyle(.triptoSmall)
      .picked(questions.isFarther)
      .disabled(app.commands.isOff)
      .accessibilityIdentifier("where-farther")
      if isOpen {
        FartherMenu(question: questions.farther.regions, app: app)
        FartherMenu(question: questions.farther.themes, app: app)
        Button(action: choose) { Label(questions.farther.pickSelf, symbol: .library) }
          .buttonStyle(.triptoSmall)
          .accessibilityIdentifier("pick-self")
      }
    }
  }
}

/// A region or a theme, from a menu.
struct FartherMenu: View {
  let question: Questions.Question
  let app: HostApp

  var body: some View {
    ChoiceMenu(
      label: question.title, options: question.answers.map(\.label),
      chosen: question.answers.firstIndex(where: \.isChosen)
    ) { app.lobby.choose(question.answers[$0]) }
    .disabled(app.commands.isOff)
    .accessibilityIdentifier(question.id)
  }
}
