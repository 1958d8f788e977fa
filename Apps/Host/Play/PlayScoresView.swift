import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostCards
import TriptoHostScreens

/// The standings and the end, as a phone has them (UI-P22, UI-P24, UI-E36).
struct PlayScoresView: View {
  let scores: PlayScores
  let along: PlayModel

  var body: some View {
    VStack(spacing: Measure.space2) {
      if let place = scores.ownPlace {
        Text(place)
          .styled(.gameShowHeading, .accentOrangeBright)
          .multilineTextAlignment(.center)
          .accessibilityAddTraits(.isHeader)
          .accessibilityIdentifier("own-place")
      }
      ForEach(scores.awards, id: \.self) { award in
        Label(award, symbol: .medal)
          .styled(.bodyLarge, .rankGold)
          .accessibilityIdentifier("award")
      }
      if let standings = scores.standings {
        StandingsView(standings: standings) { ClockText(timer: along.timer, style: .body) }
      }
      if let line = scores.line { Text(line).styled(.body, .textSecondary) }
    }
  }
}

/// One row of a question's results: right or wrong, name, points.
struct PlayResultRow: View, Equatable {
  let row: PlayQuestion.Row

  var body: some View {
    Marked {
      Image(symbol: row.isCorrect ? .correct : .wrong)
        .styled(.body, row.isCorrect ? .successGreen : .errorRed)
    } words: {
      SideBySide {
        Text(row.name).styled(.body, row.isOwn ? .accentMint : .textPrimary)
      } second: {
        Text(row.points).styled(.body, .textPrimary).monospacedDigit()
      }
    }
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier("result-row")
  }
}
