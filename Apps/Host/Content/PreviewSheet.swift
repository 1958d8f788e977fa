import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostCards
import TriptoHostScreens

extension View {
  /// Opens the preview of a pack over this, and the clue that is being changed over that (UI-H50).
  func previewing(_ app: HostApp) -> some View {
    modifier(Previewing(app: app))
  }
}

private struct Previewing: ViewModifier {
  let app: HostApp

  func body(content: Content) -> some View {
    content.hostSheet(app, isOpen: app.preview.sheet != nil, onClose: app.preview.close) {
      PreviewSheet(app: app)
    }
  }
}

/// A pack before it is played: blurred until shown; then to use, to add or to delete.
struct PreviewSheet: View {
  let app: HostApp

  var body: some View {
    ScrollView {
      if let sheet = app.preview.sheet {
        VStack(alignment: .leading, spacing: Measure.space2) {
          SheetHead(title: sheet.title, close: app.messages.host.close, onClose: app.preview.close)
          ErrorLine(text: sheet.error ?? "")
          if let loading = sheet.loading { Waiting(text: loading) }
          if let preview = sheet.preview { PreviewView(preview: preview, model: app.preview) }
          ErrorLine(text: sheet.restoreError ?? "")
          PreviewButtons(sheet: sheet, model: app.preview)
        }
        .padding(Measure.space2)
      }
    }
    .editingClue(app)
    .asking(
      app.preview.sheet?.deleteQuestion, yes: app.preview.sheet?.delete ?? "",
      no: app.messages.common.cancel, onYes: { Task { await app.preview.delete() } },
      onNo: app.preview.keep
    )
    .accessibilityIdentifier("preview-sheet")
  }
}

/// The title of a sheet, and the way back from it.
struct SheetHead: View {
  let title: String
  let close: String
  let onClose: @MainActor () -> Void

  var body: some View {
    SideBySide {
      Words(title).styled(.sectionHeading, .textPrimary).accessibilityAddTraits(.isHeader)
    } second: {
      Button(action: onClose) { Words(close) }
        .buttonStyle(.triptoText)
        .accessibilityIdentifier("sheet-close")
    }
  }
}

/// *Spela den här*, into the journey or out of it, and out of the library.
struct PreviewButtons: View {
  let sheet: PreviewModel.Sheet
  let model: PreviewModel

  var body: some View {
    Button(action: model.use) { Label(sheet.use, symbol: .start) }
      .buttonStyle(.triptoPrimary)
      .accessibilityIdentifier("pack-use")
    Button(action: model.add) { Label(sheet.add, extra: .plan) }
      .buttonStyle(.triptoSecondary)
      .disabled(!sheet.canAdd)
      .accessibilityIdentifier("pack-add")
    Button(action: model.askToDelete) { Label(sheet.delete, symbol: .delete) }
      .buttonStyle(.triptoDanger)
      .accessibilityIdentifier("pack-delete")
  }
}
