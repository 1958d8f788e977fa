import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostCards
import TriptoHostScreens
import TriptoKernel

struct CarriagesSlot: View {
  let app: HostApp
  var body: some View {
    if let card = app.lobby.carriages { CarriagesView(card: card, app: app) }
  }
}

/// Who rides with whom, or the offer to do so (EVE42, EVE43, UI-E18).
struct CarriagesView: View {
  let card: CarriagesCard
  let app: HostApp

  var body: some View {
    Card(card.title, desk: .carriage) {
      if let why = card.why { Text(verbatim: why).styled(.body, .textSecondary) }
      ForEach(card.carriages) { CarriageView(carriage: $0, card: card, lobby: app.lobby) }
      Button(action: app.lobby.pressCarriages) { Label(card.button, symbol: .players) }
        .buttonStyle(.triptoSecondary)
        .disabled(app.commands.isOff)
        .accessibilityIdentifier("carriages-press")
    }
  }
}

/// Its name, and its riders, each with a menu of where to move to (EX41).
struct CarriageView: View {
  let carriage: CarriagesCard.Carriage
  let card: CarriagesCard
  let lobby: LobbyModel

  var body: some View {
    VStack(alignment: .leading, spacing: Measure.space1) {
      Words(carriage.name)
        .styled(.bodyLarge, .textPrimary)
        .accessibilityIdentifier("carriage")
      ForEach(carriage.riders) { rider in
        RiderMenu(rider: rider, places: card.places(for: rider.id), lobby: lobby)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

struct RiderMenu: View {
  let rider: CarriagesCard.Rider
  let places: [CarriagesCard.Carriage]
  let lobby: LobbyModel

  var body: some View {
    Menu {
      ForEach(places) { place in
        Button {
          lobby.move(rider.id, to: place.id)
        } label: {
          Text(verbatim: place.name)
        }
      }
    } label: {
      Words(rider.name).buttonLook(.small)
    }
    .disabled(places.isEmpty)
    .accessibilityIdentifier("rider")
  }
}
