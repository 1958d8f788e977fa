import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostCards
import TriptoHostScreens

/// A clue in one language: label, length, words, and what the checks have against them.
struct ClueFieldView: View {
  let field: ClueEditor.Field
  let model: PreviewModel

  var body: some View {
    SideBySide {
      Text(field.label).styled(.body, .textSecondary).accessibilityHidden(true)
    } second: {
      Text(field.length)
        .styled(.meta, field.isTooLong ? .errorRedBright : .textMuted)
        .monospacedDigit()
    }
    TypedField(label: field.label, text: field.text, axis: .vertical) {
      model.type($0, in: field.id)
    }
    .accessibilityIdentifier("clue-\(field.id)")
    ProblemsView(problems: field.problems)
  }
}

/// In words for a host, and exactly.
struct ProblemsView: View, Equatable {
  let problems: [ClueEditor.Problem]

  var body: some View {
    ForEach(problems.indices, id: \.self) { place in
      VStack(alignment: .leading, spacing: 4) {
        Text(problems[place].text).styled(.body, .errorRedBright)
        Text(verbatim: problems[place].detail).styled(.meta, .textSecondary)
      }
      .accessibilityElement(children: .combine)
      .accessibilityIdentifier("clue-problem")
    }
  }
}

/// *Spara ledtråden* and *Avbryt*.
struct ClueButtons: View {
  let editor: ClueEditor
  let model: PreviewModel

  var body: some View {
    Button {
      Task { await model.save() }
    } label: {
      Label(editor.save, symbol: .correct)
    }
    .buttonStyle(.triptoPrimary)
    .disabled(!editor.canSave)
    .accessibilityIdentifier("clue-save")
    Button(action: model.cancelEdit) { Words(editor.cancel) }
      .buttonStyle(.triptoSecondary)
      .disabled(editor.isBusy)
      .accessibilityIdentifier("clue-cancel")
  }
}
