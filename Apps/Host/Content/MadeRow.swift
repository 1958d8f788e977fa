import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostCards
import TriptoHostScreens

/// One destination of a job: where it is, what went wrong, and what can be done with it.
struct MadeRow: View {
  let made: GenerateCard.Made
  let app: HostApp

  var body: some View {
    SideBySide {
      VStack(alignment: .leading, spacing: 4) {
        Words(made.title).styled(.bodyLarge, .textPrimary)
        Words(made.status).styled(.meta, .textSecondary)
        ErrorLine(text: made.error ?? "")
      }
      .accessibilityElement(children: .combine)
      .accessibilityIdentifier("made")
    } second: {
      MadeButtons(made: made, app: app)
    }
  }
}

/// Into the journey, and the preview.
struct MadeButtons: View {
  let made: GenerateCard.Made
  let app: HostApp

  var body: some View {
    HStack(spacing: Measure.space1) {
      if let take = made.take {
        IconButton(made.isTaken ? .chosen : .add, take) { app.library.toggle(made.id) }
          .disabled(!made.canTake)
          .picked(made.isTaken)
          .accessibilityIdentifier("made-take")
      }
      if let preview = made.preview {
        IconButton(.look, preview) { Task { await app.preview.open(made.id) } }
          .accessibilityIdentifier("made-preview")
      }
    }
  }
}
