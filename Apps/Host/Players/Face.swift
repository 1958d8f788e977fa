import Foundation
import SwiftUI
import TriptoDesign

/// The first letter in a circle, with a mint dot; a hollow one while the phone is away (UI-H14). NB: a picture of the
/// name beside it, so it keeps its size.
struct Face: View, Equatable {
  let initial: String
  let isConnected: Bool
  private static let size = 40.0
  private static let dot = 12.0

  var body: some View {
    Text(verbatim: initial)
      .styled(.buttonPrimary, .textPrimary)
      .frame(width: Self.size, height: Self.size)
      .background(Color.tripto(.bgRaised), in: .circle)
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
  let name: String
  let initial: String
  let link: String
  let isConnected: Bool
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    HStack(spacing: Measure.space1) {
      // NB: very large letters need its room, and say what the dot says.
      if !typeSize.isAccessibilitySize { Face(initial: initial, isConnected: isConnected) }
      VStack(alignment: .leading, spacing: 4) {
        Text(verbatim: name).styled(.bodyLarge, .textPrimary)
        Text(verbatim: link).styled(.meta, .textSecondary)
      }
    }
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier("player-row")
  }
}
