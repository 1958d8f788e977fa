import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostCards
import TriptoHostScreens

struct TicketSlot: View {
  let app: HostApp
  var body: some View {
    if let ticket = app.lobby.ticket { TicketView(ticket: ticket, app: app) }
  }
}

/// The way in: QR, code, address, and what can be done about them (UI-H3, UI-H12, UI-H58, UI-H67).
struct TicketView: View {
  let ticket: Ticket
  let app: HostApp

  var body: some View {
    Card(ticket.title, .join) {
      VStack(spacing: Measure.space2) {
        if let qr = ticket.qr { TicketQR(qr: qr, label: ticket.hint, isLocked: ticket.isLocked) }
        CodeText(code: ticket.code, spelled: ticket.spelledCode)
          .accessibilityIdentifier("join-code")
        TicketHint(hint: ticket.hint, address: ticket.shortAddress)
        TicketButtons(ticket: ticket, app: app)
      }
      .frame(maxWidth: .infinity)
    }
  }
}

/// 200 points large, 260 on tablets; dimmed behind a padlock while nobody gets in (UI-H12, UI-H58).
struct TicketQR: View {
  let qr: String
  let label: String
  let isLocked: Bool
  @Environment(\.horizontalSizeClass) private var width

  var body: some View {
    QRCodeView(text: qr, side: width == .regular ? 260 : 200, label: label)
      .opacity(isLocked ? 0.25 : 1)
      .overlay {
        if isLocked {
          Image(symbol: .locked)
            .styled(.gameShowHeading, .textPrimary)
            .accessibilityHidden(true)
        }
      }
  }
}

struct TicketHint: View, Equatable {
  let hint: String
  let address: String?

  var body: some View {
    VStack(spacing: 4) {
      Text(verbatim: hint).styled(.body, .textSecondary)
      if let address {
        Text(verbatim: address)
          .styled(.body, .textPrimary)
          // NB: an address is one word: it is smaller where the line is too short for it.
          .lineLimit(1)
          .minimumScaleFactor(0.3)
          .accessibilityIdentifier("join-address")
      }
    }
    .multilineTextAlignment(.center)
  }
}
