import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostCards
import TriptoHostScreens

extension View {
  /// Opens the note over this while it is written.
  func writingNotes(_ app: HostApp) -> some View { modifier(WritingNotes(app: app)) }
}

private struct WritingNotes: ViewModifier {
  let app: HostApp

  func body(content: Content) -> some View {
    content.hostSheet(app, isOpen: app.along.note != nil, onClose: app.along.closeNote) {
      NoteSheet(along: app.along)
    }
  }
}

/// A note to the conductor: one field, what it is worth, and *Inte än*, which keeps the text (UI-E28).
struct NoteSheet: View {
  let along: PlayModel

  var body: some View {
    ScrollView {
      if let note = along.note {
        VStack(alignment: .leading, spacing: Measure.space2) {
          NoteEntry(note: note, along: along)
          ErrorLine(text: note.error)
          SendButton(label: note.hand, isReady: note.isReady, name: "note-send") {
            along.handInNote()
          }
          Button(action: along.closeNote) { Words(note.later) }
            .buttonStyle(.triptoText)
            .accessibilityIdentifier("note-later")
        }
        .padding(Measure.space3)
        .announcing(note.worth)
      }
    }
    .presentationDetents([.medium, .large])
    .accessibilityIdentifier("note-sheet")
  }
}

/// A child's four choices, or a field.
struct NoteEntry: View {
  let note: PlayNote
  let along: PlayModel

  var body: some View {
    if note.choices.isEmpty {
      Text(note.placeholder).styled(.body, .textSecondary).accessibilityHidden(true)
      AnswerField(
        text: note.text, label: note.placeholder, name: "note-input", type: along.typeNote,
        send: along.handInNote)
    } else {
      ChoiceButtons(choices: note.choices) { along.typeNote($0) }
    }
  }
}
