import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostCards
import TriptoHostScreens

/// The code large, the lock, and a screen to show the game on.
struct TicketButtons: View {
  let ticket: Ticket
  let app: HostApp

  var body: some View {
    VStack(spacing: Measure.space1) {
      Button(action: app.lobby.share) { Label(app.messages.host.shareCode, symbol: .codeSheet) }
        .accessibilityIdentifier("share-code")
      LockButton(ticket: ticket, app: app)
      ScreenButton(app: app)
    }
    .buttonStyle(.triptoSecondary)
  }
}

/// Nobody else gets in while it is on (UI-H58).
struct LockButton: View {
  let ticket: Ticket
  let app: HostApp

  var body: some View {
    Button(action: app.lobby.toggleLock) { Label(ticket.lockLabel, symbol: ticket.lockSymbol) }
      .disabled(app.commands.isOff)
      .accessibilityIdentifier("lobby-lock")
  }
}
