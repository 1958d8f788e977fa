import Foundation
import SwiftUI
import TriptoDesign
import TriptoTVScreens

/// A card for each player, an outline for every free seat; more than twelve make all cards smaller (UI-T4).
struct GuestGrid: View, Equatable {
  let guests: [TVLobby.Guest]
  let isSmall: Bool
  /// The train stands below.
  let isLow: Bool

  private var columns: Int { isSmall ? 4 : 3 }
  private var spacing: Double { isSmall ? 12 : 18 }
  private var rows: Int { max(4, (guests.count + columns - 1) / columns) }
  private var room: Double { isLow ? 500 : 600 }
  private var height: Double {
    let share = (room - Double(rows - 1) * spacing) / Double(rows)
    return min(isLow ? 112 : 138, share.rounded(.down))
  }
  private var free: Int { max(0, TVLobby.seats - guests.count) }

  var body: some View {
    LazyVGrid(columns: tracks, spacing: spacing) {
      ForEach(guests) { guest in
        GuestCard(guest: guest, height: height, isSmall: isSmall).comesIn(0)
      }
      ForEach(0..<free, id: \.self) { _ in FreeSeat(height: height) }
    }
  }

  private var tracks: [GridItem] {
    Array(repeating: GridItem(.flexible(), spacing: spacing), count: columns)
  }
}

private struct FreeSeat: View {
  let height: Double

  var body: some View {
    RoundedRectangle(cornerRadius: 28)
      .strokeBorder(
        Color.tripto(.textMuted.opacity(0.4)), style: StrokeStyle(lineWidth: 3, dash: [10, 8])
      )
      .frame(height: height)
      .accessibilityHidden(true)
  }
}

/// Name and passenger; who is away is grey (UI-A2).
struct GuestCard: View, Equatable {
  let guest: TVLobby.Guest
  let height: Double
  let isSmall: Bool

  var body: some View {
    HStack(spacing: isSmall ? 4 : 16) {
      PersonMark(person: guest.person, size: min(isSmall ? 44 : 76, height - 14))
        .opacity(guest.isConnected ? 1 : 0.5)
      Text(verbatim: guest.person.name)
        .sized(isSmall || guest.isLong ? 32 : 38, guest.isConnected ? .textPrimary : .textMuted)
        .lines(height >= 84 ? 2 : 1, of: isSmall || guest.isLong ? 32 : 38)
      Spacer(minLength: 0)
    }
    .padding(.leading, isSmall ? 14 : 28)
    .padding(.trailing, isSmall ? 2 : 10)
    .frame(height: height)
    .frame(maxWidth: .infinity)
    .panel(edge: guest.person.colour, width: 10, radius: isSmall ? 20 : 28)
    .sparkles(guest.isFresh)
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier("guest")
  }
}
