import SwiftUI
import TriptoDesign
import TriptoTVScreens

/// The code for phones, on a ticket: QR on white with its quiet zone, the short address, the code (UI-T2, UI-T3, UI-T5).
struct TicketCard: View, Equatable {
  let ticket: TVLobby.Ticket
  let isSmall: Bool

  private var side: Double { isSmall ? 348 : 416 }

  var body: some View {
    VStack(spacing: 0) {
      if let qr = ticket.qr {
        QRCodeView(text: qr, side: side, label: ticket.hint)
          .opacity(ticket.isLocked ? 0.14 : 1)
          .overlay {
            if ticket.isLocked {
              Image(symbol: .locked).sized(180, .textPrimary).accessibilityHidden(true)
            }
          }
          .padding(12)
          .frame(width: 540)
          .background(Color.tripto(ticket.isLocked ? .bgRaised : .textPrimary))
      } else if let unreachable = ticket.unreachable {
        Text(verbatim: unreachable)
          .sized(38, .warnAmber)
          .multilineTextAlignment(.center)
          .padding(40)
          .frame(width: 540, height: side)
          .background(Color.tripto(.warnAmber.opacity(0.14).over(.bgBase)))
          .accessibilityIdentifier("unreachable")
      }
      stub
    }
    .clipShape(.rect(cornerRadius: 36))
  }

  private var stub: some View {
    VStack(spacing: 4) {
      Text(verbatim: ticket.hint).sized(34, .textSecondary, bold: false).oneLine(of: 34)
      Text(verbatim: ticket.code)
        .font(.system(size: 76, weight: .bold, design: .monospaced))
        .tracking(12)
        .foregroundStyle(Color.tripto(.accentMint))
        .lineLimit(1)
        .accessibilityLabel(Text(verbatim: ticket.spelledCode))
        .accessibilityIdentifier("code")
      if let address = ticket.address {
        Text(verbatim: address)
          .sized(32, .textPrimary, bold: false)
          .lines(2, of: 32)
          .multilineTextAlignment(.center)
          .accessibilityIdentifier("join-address")
      }
    }
    .padding(.horizontal, 20)
    .padding(.vertical, 16)
    .frame(width: 540)
    .background(Color.tripto(.bgCard))
  }
}
