import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostCards
import TriptoHostScreens

/// Pause, on to what comes next, and *Mer* (UI-E19): all in one line, with symbols where there is room for them, else the
/// first one and a menu with the rest; for very large text one below the other.
struct PlayBar: View {
  let app: HostApp
  @Binding var isAtDesk: Bool
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    Group {
      if typeSize.isAccessibilitySize {
        VStack(spacing: Measure.space1) { buttons() }
      } else {
        ViewThatFits(in: .horizontal) {
          HStack(spacing: Measure.space1) { buttons() }
          HStack(spacing: Measure.space1) { buttons(hasSymbols: false) }
          PlayBarShort(app: app, isAtDesk: $isAtDesk)
        }
      }
    }
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("along-bar")
  }

  /// NB: *Mer* keeps its symbol, which tells trouble.
  private func buttons(hasSymbols: Bool = true) -> some View {
    Group {
      ForEach(app.along.bar) { action in
        ActionButton(action: action, game: app.play, hasSymbol: hasSymbols)
      }
      MoreButton(app: app, isAtDesk: $isAtDesk)
    }
    .buttonStyle(.triptoSecondary)
  }
}

/// The first one, and a menu with the rest.
struct PlayBarShort: View {
  let app: HostApp
  @Binding var isAtDesk: Bool

  var body: some View {
    let actions = app.along.bar
    HStack(spacing: Measure.space1) {
      ForEach(actions.prefix(1)) {
        ActionButton(action: $0, game: app.play, hasSymbol: false).buttonStyle(.triptoSecondary)
      }
      Menu {
        ForEach(actions.dropFirst()) { ActionButton(action: $0, game: app.play) }
        MoreButton(app: app, isAtDesk: $isAtDesk)
      } label: {
        Label(app.along.moreText, extra: .more).buttonLook(.secondary)
      }
      .fixedSize()
      .accessibilityIdentifier("more-actions")
    }
  }
}

/// To the host's own desk. It says so when something keeps the room from seeing or hearing the show (UI-H65).
struct MoreButton: View {
  let app: HostApp
  @Binding var isAtDesk: Bool

  var body: some View {
    Button {
      isAtDesk = true
    } label: {
      Label(app.along.moreText, extra: needsHelp ? .warning : .more)
    }
    .accessibilityHint(Text(needsHelp ? app.messages.host.needsHelp : ""))
    .accessibilityIdentifier("along-more")
  }

  private var needsHelp: Bool { !app.tools.health.isEmpty }
}
