import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostCards
import TriptoHostScreens

extension View {
  /// Opens the clue that is being changed over the preview.
  func editingClue(_ app: HostApp) -> some View { modifier(EditingClue(app: app)) }
}

private struct EditingClue: ViewModifier {
  let app: HostApp

  func body(content: Content) -> some View {
    content.hostSheet(app, isOpen: app.preview.editor != nil, onClose: app.preview.cancelEdit) {
      ClueEditorSheet(app: app)
    }
  }
}

/// One clue in the host's own words, in the languages of the pack (UI-H50, RE54).
struct ClueEditorSheet: View {
  let app: HostApp

  var body: some View {
    ScrollView {
      if let editor = app.preview.editor {
        VStack(alignment: .leading, spacing: Measure.space2) {
          Text(app.messages.host.editClueOf(n: editor.points))
            .styled(.sectionHeading, .textPrimary)
            .accessibilityAddTraits(.isHeader)
          ForEach(editor.fields) { ClueFieldView(field: $0, model: app.preview) }
          ErrorLine(text: editor.error ?? "")
          ProblemsView(problems: editor.problems)
          Text(editor.why).styled(.meta, .textSecondary)
          ClueButtons(editor: editor, model: app.preview)
        }
        .padding(Measure.space2)
      }
    }
    .accessibilityIdentifier("clue-editor")
  }
}
