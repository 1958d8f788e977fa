import SwiftUI
import TriptoDesign
import TriptoTVScreens

/// How to join on the left, who is here on the right (UI-T2–UI-T5, UI-E9).
struct LobbyView: View, Equatable {
  let lobby: TVLobby
  let name: String
  let hasTrain: Bool

  /// Where the passenger train begins, less a space.
  private var bottom: Double { hasTrain ? 884 : 1026 }

  var body: some View {
    StageLayer {
      VStack(spacing: 10) {
        Text(verbatim: name)
          .font(.system(size: 44, weight: .bold, design: .rounded))
          .foregroundStyle(LinearGradient.triptoTitle)
          .breathes()
          .accessibilityIdentifier("wordmark")
        TicketCard(ticket: lobby.ticket, isSmall: hasTrain)
        if let length = lobby.length {
          Text(verbatim: length)
            .sized(34, .textPrimary)
            .oneLine(of: 34)
            .pill(x: 30, y: 6)
            .accessibilityIdentifier("length")
        }
      }
      .placed(Stage.marginX, 54, 540, bottom - 54, .top)
      VStack(alignment: .leading, spacing: hasTrain ? 12 : 24) {
        LobbyHead(lobby: lobby)
        LobbyNight(round: lobby.round, night: lobby.night)
        GuestGrid(guests: lobby.guests, isSmall: lobby.isSmall, isLow: hasTrain)
        Spacer(minLength: 0)
        LobbyFoot(lobby: lobby)
      }
      .placed(704, 54, 1120, bottom - 54, .topLeading)
    }
  }
}

/// *SPELARE (n)*, and who hosts.
private struct LobbyHead: View {
  let lobby: TVLobby

  var body: some View {
    HStack(spacing: 30) {
      Text(verbatim: lobby.title)
        .sized(48, .textPrimary)
        .tracking(2)
        .accessibilityAddTraits(.isHeader)
        .accessibilityIdentifier("players")
      Spacer(minLength: 0)
      if let host = lobby.host {
        HStack(spacing: 14) {
          Image(symbol: .host).foregroundStyle(Color.tripto(.accentOrange))
          Text(verbatim: host).lineLimit(1)
        }
        .sized(34, .textPrimary)
        .pill(edge: .accentOrange.opacity(0.6), x: 30, y: 10)
        .accessibilityIdentifier("host")
      }
    }
  }
}

/// *Runda 2*, and how the night stands (EVE83).
private struct LobbyNight: View {
  let round: String?
  let night: String?

  var body: some View {
    if let round {
      HStack(spacing: 28) {
        Text(verbatim: round).sized(48, .accentOrangeBright).fixedSize()
        if let night {
          Text(verbatim: night).sized(38, .textSecondary, bold: false).lines(2, of: 38)
        }
      }
      .accessibilityIdentifier("night")
    }
  }
}
