import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostCards
import TriptoHostScreens

/// The code large, the lock, and a screen to show the game on.
struct TicketButtons: View {
  let ticket: Ticket
  let app: HostApp
  @State private var isShown = false

  var body: some View {
    VStack(spacing: Measure.space1) {
      Button(action: show) { Label(app.messages.host.shareCode, symbol: .codeSheet) }
        .accessibilityIdentifier("share-code")
      LockButton(ticket: ticket, app: app)
      ScreenButton(app: app)
    }
    .buttonStyle(.triptoSecondary)
    .hostSheet(app, isOpen: isShown, onClose: close) { ShareCodeSheet(app: app, close: close) }
  }

  private func show() { isShown = true }

  private func close() { isShown = false }
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
