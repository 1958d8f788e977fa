import SwiftUI
import TriptoDesign
import TriptoTVScreens

/// *Redo att starta!…*, and where the host steers.
struct LobbyFoot: View {
  let lobby: TVLobby

  var body: some View {
    HStack(spacing: 24) {
      Text(verbatim: lobby.status)
        .sized(34, lobby.isReady ? .bgBase : .textSecondary)
        .oneLine(of: 34)
        .pill(lobby.isReady ? .accentMint : .panel.opacity(0.95), x: 38, y: 18)
        .accessibilityIdentifier("status")
      Spacer(minLength: 0)
    }
    if let address = lobby.hostAddress {
      Text(verbatim: address)
        .sized(32, .textSecondary, bold: false)
        .lines(2, of: 32)
        .overNight()
        .accessibilityIdentifier("host-address")
    }
  }
}
