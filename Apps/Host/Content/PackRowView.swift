import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostCards
import TriptoHostScreens

/// A place of the library: into the journey or out of it, looked at, or played alone.
struct PackRowView: View {
  let row: LibraryCard.Row
  let app: HostApp

  var body: some View {
    VStack(alignment: .leading, spacing: Measure.space1) {
      Button {
        app.library.toggle(row.id)
      } label: {
        PackLabel(row: row)
      }
      .buttonStyle(.triptoRow)
      .disabled(!row.isEnabled)
      .picked(row.place != nil)
      .accessibilityIdentifier("pack")
      PackButtons(row: row, app: app)
    }
  }
}

/// Its place in the journey, its title, its badge and marks.
struct PackLabel: View, Equatable {
  let row: LibraryCard.Row

  var body: some View {
    Marked {
      if let place = row.place {
        Text(verbatim: "\(place)").styled(.bodyLarge, .accentMint).monospacedDigit()
      } else {
        Image(extra: .add).styled(.bodyLarge, .textMuted).accessibilityHidden(true)
      }
    } words: {
      VStack(alignment: .leading, spacing: 4) {
        Words(row.title).styled(.bodyLarge, .textPrimary)
        MarksView(badge: row.badge, marks: row.marks)
      }
    }
    .multilineTextAlignment(.leading)
  }
}
