import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostCards
import TriptoHostScreens

/// The own brake: a box over the clue, with a way to let go of it away from *Skicka* (UI-P15, UI-E30, UI-E33).
struct AnswerBox: View {
  let dialog: PlayDialog
  let along: PlayModel

  var body: some View {
    VStack(alignment: .leading, spacing: Measure.space2) {
      SideBySide {
        Words(dialog.title)
          .styled(.sectionHeading, .textPrimary)
          .accessibilityAddTraits(.isHeader)
      } second: {
        ClockText(timer: along.timer, style: .sectionHeading)
      }
      if let label = dialog.letGo {
        Button(action: along.letGo) { Words(label) }
          .buttonStyle(.triptoText)
          .accessibilityIdentifier("let-go")
      }
      Text(dialog.question).styled(.bodyLarge, .textPrimary)
      AnswerEntry(dialog: dialog, along: along)
      if let silence = dialog.silence {
        Text(silence).styled(.body, .warnAmber).accessibilityIdentifier("silence")
      }
      ErrorLine(text: dialog.error)
      SendButton(label: dialog.send, isReady: dialog.isReady, name: "answer-send") {
        along.submit()
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .brakeGround()
    .announcing(dialog.title, atOnce: true)
    .accessibilityIdentifier("answer-box")
  }
}

/// A child's four choices, or a field.
struct AnswerEntry: View {
  let dialog: PlayDialog
  let along: PlayModel

  var body: some View {
    if dialog.choices.isEmpty {
      AnswerField(
        text: dialog.text, label: dialog.question, name: "answer-input", type: along.type,
        send: { along.submit() })
    } else {
      ChoiceButtons(choices: dialog.choices) { along.type($0) }
    }
  }
}

/// One line to type an answer in; it has the keys at once.
struct AnswerField: View {
  let text: String
  let label: String
  let name: String
  let type: @MainActor (String) -> Void
  let send: @MainActor () -> Void
  @FocusState private var isTyping: Bool

  var body: some View {
    TypedField(label: label, text: text, type: type)
      .submitLabel(.send)
      .onSubmit { send() }
      .focused($isTyping)
      .onAppear { isTyping = true }
      .accessibilityIdentifier(name)
  }
}
