import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostCards
import TriptoHostScreens

/// Who plays: link, a name to decide about, and a menu (UI-H13, UI-H14, UI-H56, UI-H65).
struct PlayersView: View {
  let app: HostApp

  var body: some View {
    let guests = app.lobby.guests
    Card(guests.title, .players) {
      if let away = guests.awayText {
        Text(verbatim: away)
          .styled(.meta, .textMuted)
          .accessibilityIdentifier("away-count")
      }
      if guests.guests.isEmpty {
        Nobody(text: guests.emptyText, hint: guests.emptyHint, symbol: guests.emptySymbol)
      }
      ForEach(guests.guests) { GuestRow(guest: $0, app: app).comesIn(0) }
    }
    .glides(guests.guests.map(\.id))
  }
}

/// While nobody is there (UI-H13).
struct Nobody: View, Equatable {
  let text: String
  let hint: String
  let symbol: Symbol

  var body: some View {
    VStack(spacing: Measure.space1) {
      Image(symbol: symbol)
        .styled(.gameShowHeading, .textMuted)
        .accessibilityHidden(true)
      Text(verbatim: text).styled(.body, .textSecondary)
      Text(verbatim: hint).styled(.meta, .textMuted)
    }
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity)
    .accessibilityIdentifier("nobody")
  }
}

/// One of them, and what the host decides about the name (EX28).
struct GuestRow: View {
  let guest: Guests.Guest
  let app: HostApp
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    VStack(alignment: .leading, spacing: Measure.space1) {
      if typeSize.isAccessibilitySize {
        label
        menu
      } else {
        HStack(spacing: Measure.space2) {
          label
          Spacer(minLength: 0)
          menu
        }
      }
      if let asked = guest.asked { AskedName(asked: asked, guest: guest, app: app) }
    }
  }

  private var label: some View {
    GuestLabel(guest: guest)
  }

  private var menu: some View {
    IconButton(.more, guest.menuLabel) { app.players.open(guest) }
      .accessibilityIdentifier("player-menu")
  }
}
