import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostCards
import TriptoHostScreens
import TriptoScreens

struct StandingsSlot: View {
  let game: GameModel
  var body: some View {
    if let standings = game.standings {
      StandingsView(standings: standings) {
        ClockText(timer: game.timer, style: .body)
      }
    }
  }
}

/// Places and medals; equal points share a place (UI-H25).
struct StandingsView<Foot: View>: View {
  let standings: Standings
  @ViewBuilder let foot: Foot

  var body: some View {
    Card(standings.title, .winner) {
      ForEach(standings.rows) { StandingsRowView(row: $0) }
      foot
    }
    .glides(standings.rows.map(\.id))
  }
}

/// Place, name, points.
struct StandingsRowView: View, Equatable {
  let row: Standings.Row

  var body: some View {
    Marked {
      RankView(row: row)
    } words: {
      SideBySide {
        VStack(alignment: .leading, spacing: 0) {
          Text(row.name).styled(.bodyLarge, row.isLeader ? .accentOrangeBright : .textPrimary)
          if let away = row.away { Text(verbatim: away).styled(.meta, .textMuted) }
        }
      } second: {
        HStack(spacing: Measure.space1) {
          if let gained = row.gained { Text(gained).styled(.meta, .successGreen) }
          Text(row.points).styled(.bodyLarge, .textPrimary)
        }
        .monospacedDigit()
      }
    }
    .padding(.vertical, 4)
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier("score-row")
  }
}

/// The place's number, with a medal for the first three.
struct RankView: View, Equatable {
  let row: Standings.Row

  var body: some View {
    HStack(spacing: 4) {
      if let medal = row.medal {
        Image(symbol: .medal).styled(.bodyLarge, tone(medal))
      }
      Text(verbatim: "\(row.rank)").styled(.bodyLarge, .textSecondary).monospacedDigit()
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(row.place))
  }

  private func tone(_ medal: Medal) -> Colour {
    switch medal {
    case .gold: .rankGold
    case .silver: .rankSilver
    case .bronze: .rankBronze
    }
  }
}
