import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostScreens

/// The code as large as the screen, to be held up for those who come later (UI-E16).
struct ShareCodeSheet: View {
  let app: HostApp
  let close: @MainActor () -> Void

  var body: some View {
    if let ticket = app.lobby.ticket {
      SheetPage(
        title: app.messages.host.shareCode, close: app.messages.host.close, onClose: close
      ) {
        VStack(spacing: Measure.space3) {
          if let qr = ticket.qr { LargeQR(qr: qr, label: ticket.hint) }
          CodeText(code: ticket.code, spelled: ticket.spelledCode)
            .accessibilityIdentifier("shared-code")
          TicketHint(hint: ticket.hint, address: ticket.shortAddress)
          if let text = ticket.shareText {
            ShareLink(item: text) { Label(ticket.shareLabel, symbol: .export) }
              .buttonStyle(.triptoPrimary)
              .accessibilityIdentifier("share-link")
          }
        }
        .frame(maxWidth: .infinity)
      }
    }
  }
}

private struct LargeQR: View {
  let qr: String
  let label: String
  @Environment(\.horizontalSizeClass) private var width

  var body: some View {
    QRCodeView(text: qr, side: width == .regular ? 420 : 264, label: label, identifier: "shared-qr")
  }
}
