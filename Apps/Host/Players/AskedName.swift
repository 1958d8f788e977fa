import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostCards
import TriptoHostScreens

/// A name that the filter took away: given back, or the new one stays (UI-H56, EX28).
struct AskedName: View {
  let asked: Guests.Asked
  let guest: Guests.Guest
  let app: HostApp

  var body: some View {
    VStack(alignment: .leading, spacing: Measure.space1) {
      Text(verbatim: asked.text).styled(.body, .warnAmber).announcing(asked.text, atOnce: true)
      Button {
        app.players.approve(guest)
      } label: {
        Label(asked.approve, symbol: .correct)
      }
      .accessibilityIdentifier("approve-name")
      Button {
        app.players.keep(guest)
      } label: {
        Words(asked.keep)
      }
      .accessibilityIdentifier("keep-name")
    }
    .buttonStyle(.triptoSmall)
    .disabled(app.commands.isOff)
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("asked-name")
  }
}
