import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostCards

/// The first letter in a circle, with a mint dot; a hollow one while the phone is away (UI-H14). NB: a picture of the
/// name beside it, so it keeps its size.
struct Face: View, Equatable {
  let initial: String
  let tone: Colour
  let isConnected: Bool
  private static let size = 40.0
  private static let dot = 12.0

  var body: some View {
    Text(verbatim: initial)
      .styled(.buttonPrimary, .textPrimary)
      .frame(width: Self.size, height: Self.size)
      .background(Color.tripto(.bgRaised), in: .circle)
      .overlay { Circle().strokeBorder(Color.tripto(tone), lineWidth: 2) }
      .overlay(alignment: .bottomTrailing) {
        Circle()
          .fill(Color.tripto(isConnected ? .accentMint : .bgCard))
          .overlay {
            Circle().strokeBorder(
              Color.tripto(isConnected ? .accentMint : .textMuted), lineWidth: 2)
          }
          .frame(width: Self.dot, height: Self.dot)
      }
      .dynamicTypeSize(.large)
      .accessibilityHidden(true)
  }
}

/// The face with its dot, the name, and the link in words (UI-A2).
struct GuestLabel: View {
  let guest: Guests.Guest
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    HStack(spacing: Measure.space1) {
      // NB: very large letters need its room, and say what the dot says.
      if !typeSize.isAccessibilitySize {
        Face(initial: guest.initial, tone: guest.tone, isConnected: guest.isConnected)
      }
      VStack(alignment: .leading, spacing: 4) {
        Text(verbatim: guest.name).styled(.bodyLarge, .textPrimary)
        ViewThatFits(in: .horizontal) {
          HStack(spacing: Measure.space1) { facts }
          VStack(alignment: .leading, spacing: 4) { facts }
        }
      }
    }
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier("player-row")
  }

  @ViewBuilder private var facts: some View {
    Words(guest.link).styled(.meta, .textSecondary)
    if let score = guest.score {
      Text(verbatim: score).styled(.meta, .textSecondary).monospacedDigit()
    }
  }
}
