import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostScreens

/// Header, the cards of the phase, and the controls: below the scroller, or at its end for very large text (UI-H44).
struct GameDesk: View {
  let app: HostApp
  @Binding var isAtDesk: Bool
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    ScrollView {
      VStack(spacing: Measure.space2) {
        GameHeader(game: app.play)
        HealthLines(app: app)
        GameCards(app: app, isAtDesk: $isAtDesk)
        if typeSize.isAccessibilitySize {
          ControlBarView(game: app.play, more: app.messages.host.more)
        }
      }
      .padding(Measure.space2)
    }
    .safeAreaInset(edge: .bottom, spacing: 0) {
      if !typeSize.isAccessibilitySize { BarBelow(app: app) }
    }
    .overlay { ConfettiSlot(game: app.play) }
    .confirming(app.play, cancel: app.messages.common.cancel)
  }
}

/// The controls, over the scroller's end; nothing at all in a phase that has none.
private struct BarBelow: View {
  let app: HostApp

  var body: some View {
    if app.play.bar != nil {
      ControlBarView(game: app.play, more: app.messages.host.more)
        .padding(Measure.space2)
        .background(Color.tripto(.bgCard))
    }
  }
}
