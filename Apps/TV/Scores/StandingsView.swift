import Foundation
import SwiftUI
import TriptoDesign
import TriptoScreens
import TriptoTVScreens

/// Standings, a page of eight at a time with the leader on top (UI-T17, UI-E12); rows glide when they change.
struct StandingsView: View, Equatable {
  let standings: TVStandings
  var row = 84.0
  /// What the stop gave has columns of its own.
  private var hasGains: Bool { !standings.heads.isEmpty }

  var body: some View {
    VStack(spacing: 0) {
      if hasGains { GainHeads(heads: standings.heads) }
      ForEach(standings.rows) { line in
        StandingRow(line: line, hasGains: hasGains, height: row)
      }
    }
    .glides(standings.rows.map(\.id))
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("standings")
  }
}

/// *Resmål*, *Frågor*, over what the stop gave.
private struct GainHeads: View, Equatable {
  let heads: [String]

  var body: some View {
    HStack(spacing: 20) {
      Spacer(minLength: 0)
      ForEach(heads, id: \.self) { head in
        Text(verbatim: head)
          .sized(32, .textSecondary, bold: false)
          .lineLimit(1)
          .fixedSize()
          .frame(width: StandingRow.gain, alignment: .trailing)
      }
      Color.tripto(.veil.opacity(0)).frame(width: StandingRow.score, height: 1)
    }
    .overNight()
    .padding(.trailing, 30)
    .frame(height: 44)
  }
}

/// The rank; a medal for the first three (UI-H25).
struct MedalMark: View, Equatable {
  let rank: Int
  let medal: Medal?
  var size = 56.0

  var body: some View {
    Text(verbatim: String(rank))
      .sized(34, medal == nil ? .textPrimary : .bgBase)
      .monospacedDigit()
      .lineLimit(1)
      .fixedSize()
      .frame(width: size, height: size)
      .background(Color.tripto(medal?.colour ?? .bgRaised), in: .circle)
  }
}

extension Medal {
  var colour: Colour {
    switch self {
    case .gold: .rankGold
    case .silver: .rankSilver
    case .bronze: .rankBronze
    }
  }
}
