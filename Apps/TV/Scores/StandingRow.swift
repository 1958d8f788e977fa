import Foundation
import SwiftUI
import TriptoDesign
import TriptoScreens
import TriptoTVScreens

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
