import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostCards
import TriptoHostScreens

/// What phase it is, and which destination.
struct GameHeader: View {
  let game: GameModel

  var body: some View {
    if let badge = game.badge { StatusBadgeView(badge: badge) }
    if let text = game.older { OlderPhaseView(text: text) }
  }
}

/// Connection dot and phase name (UI-H18); the phase is the screen's heading.
struct StatusBadgeView: View, Equatable {
  let badge: StatusBadge

  var body: some View {
    SideBySide {
      Words(badge.title)
        .styled(.sectionHeading, tone)
        .accessibilityAddTraits(.isHeader)
        .accessibilityIdentifier("phase-title")
    } second: {
      HStack(spacing: Measure.space1) {
        Image(symbol: badge.connectionSymbol)
          .styled(.meta, badge.isOnline ? .successGreen : .errorRedBright)
          .accessibilityLabel(Text(badge.connection))
        if let stop = badge.stop { Text(stop).styled(.meta, .textSecondary) }
      }
    }
    .announcing(badge.title)
    .announcing(badge.connection)
  }

  private var tone: Colour {
    switch badge.tone {
    case .calm: .textPrimary
    case .paused: .warnAmber
    case .brake: .errorRedBright
    }
  }
}

/// The phase is newer than the app (UI-A21).
struct OlderPhaseView: View, Equatable {
  let text: String

  var body: some View {
    Text(text)
      .styled(.body, .textPrimary)
      .frame(maxWidth: .infinity, alignment: .leading)
      .accessibilityIdentifier("older")
  }
}
