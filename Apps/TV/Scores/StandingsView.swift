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

struct StandingRow: View, Equatable {
  let line: TVStandings.Row
  let hasGains: Bool
  let height: Double

  static let gain = 170.0
  static let score = 190.0

  var body: some View {
    HStack(spacing: 20) {
      MedalMark(rank: line.rank, medal: line.medal)
      PersonMark(person: line.person, size: min(64, height - 14))
      StandingName(person: line.person, isLeader: line.isLeader)
      Spacer(minLength: 0)
      if hasGains {
        gained(line.place)
        gained(line.questions)
      }
      Text(verbatim: line.points)
        .sized(38, line.isLeader ? .accentOrangeBright : .textPrimary)
        .monospacedDigit()
        .oneLine(of: 38)
        .frame(width: hasGains ? Self.score : nil, alignment: .trailing)
    }
    .padding(.leading, 16)
    .padding(.trailing, 30)
    .frame(height: height - 8)
    .background(Color.tripto(ground), in: .rect(cornerRadius: 18))
    .overlay {
      if line.isLeader {
        RoundedRectangle(cornerRadius: 18)
          .strokeBorder(Color.tripto(.accentOrange.opacity(0.7)), lineWidth: 3)
      }
    }
    .frame(height: height)
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier("standing")
  }

  private var ground: Colour {
    line.isLeader ? Colour.accentOrange.opacity(0.18).over(.panel) : .panel.opacity(0.95)
  }

  private func gained(_ points: String) -> some View {
    Text(verbatim: points)
      .sized(36, .accentMint)
      .monospacedDigit()
      .lineLimit(1)
      .frame(width: Self.gain, alignment: .trailing)
  }
}

/// The name, and who rides in a carriage.
private struct StandingName: View, Equatable {
  let person: TVPerson
  let isLeader: Bool

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 14) {
      Text(verbatim: person.name)
        .sized(38, isLeader ? .accentOrangeBright : .textPrimary)
        .oneLine(of: 38)
        .layoutPriority(1)
      if let carriage = person.carriage {
        Text(verbatim: carriage.members.joined(separator: ", "))
          .sized(32, .textSecondary, bold: false)
          .lineLimit(1)
      }
    }
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
