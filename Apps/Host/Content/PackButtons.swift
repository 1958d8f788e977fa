import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostCards
import TriptoHostScreens

/// *Spela den här* and the preview.
struct PackButtons: View {
  let row: LibraryCard.Row
  let app: HostApp

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: Measure.space1) { buttons }
      VStack(alignment: .leading, spacing: Measure.space1) { buttons }
    }
    .buttonStyle(.triptoSmall)
  }

  @ViewBuilder private var buttons: some View {
    if let play = row.play {
      Button {
        app.library.playAlone(row.id)
      } label: {
        Label(app.messages.host.usePack, symbol: row.isAlone ? .correct : .resume)
      }
      .picked(row.isAlone)
      .accessibilityLabel(Text(play))
      .accessibilityIdentifier("play-this")
    }
    Button {
      Task { await app.preview.open(row.id) }
    } label: {
      Label(app.messages.host.preview, symbol: .reveal)
    }
    .accessibilityLabel(Text(row.preview))
    .accessibilityIdentifier("preview")
  }
}
