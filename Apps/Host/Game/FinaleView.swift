import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostCards
import TriptoHostScreens

struct FinaleSlot: View {
  let game: GameModel
  var body: some View {
    if let card = game.finale { FinaleView(card: card) }
  }
}

struct FinaleStandingsSlot: View {
  let game: GameModel
  var body: some View {
    if let standings = game.finale?.standings {
      StandingsView(standings: standings) { EmptyView() }
    }
  }
}

/// Heading, winners, awards and the night, stage by stage with the TV (UI-T20, UI-E6, EVE78).
struct FinaleView: View, Equatable {
  let card: FinaleCard

  var body: some View {
    VStack(spacing: Measure.space2) {
      Image(symbol: card.symbol)
        .styled(.gameShowHeading, card.isCrowned ? .rankGold : .textMuted)
        .accessibilityHidden(true)
      Words(card.title)
        .styled(.gameShowHeading, .textPrimary)
        .multilineTextAlignment(.center)
        .accessibilityAddTraits(.isHeader)
        .accessibilityIdentifier("finale-title")
      WinnersView(winners: card.winners)
      if let thanks = card.thanks { Text(thanks).styled(.bodyLarge, .textSecondary) }
      if let night = card.night { NightLineView(text: night) }
      AwardsView(awards: card.awards)
    }
    .frame(maxWidth: .infinity)
    .cardGround()
    .announcing(card.title)
  }
}

/// Who has won, with the points.
struct WinnersView: View, Equatable {
  let winners: [FinaleCard.Winner]

  var body: some View {
    ForEach(winners.indices, id: \.self) { place in
      VStack(spacing: 4) {
        Text(winners[place].name)
          .styled(.secretName, .accentOrangeBright)
          .multilineTextAlignment(.center)
        Text(winners[place].points).styled(.bodyLarge, .textSecondary).monospacedDigit()
      }
      .popsIn()
      .accessibilityElement(children: .combine)
      .accessibilityIdentifier("winner")
    }
  }
}

/// Who leads the night (EVE83).
struct NightLineView: View, Equatable {
  let text: String

  var body: some View {
    Label(text, symbol: .winner)
      .styled(.body, .textSecondary)
      .accessibilityIdentifier("night-line")
  }
}
