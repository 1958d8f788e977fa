import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostCards
import TriptoHostScreens

/// *Starta*, always in sight, and the one reason why it may be off (UI-H15, UI-E16).
struct StartBar: View {
  let app: HostApp
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    VStack(alignment: .leading, spacing: Measure.space1) {
      // NB: very large text leaves the bar to the button; the reason is its hint, and the page says it too.
      if !typeSize.isAccessibilitySize { CueLine(text: app.lobby.start.cue) }
      StartButtonView(start: app.lobby.start, press: app.lobby.startGame)
    }
    .padding(Measure.space2)
    .background(Color.tripto(.bgCard))
  }
}

/// Green from the first player on; a spinner while the game is made ready (UI-H15, UI-H16).
struct StartButtonView: View {
  let start: StartButton
  let press: @MainActor () -> Void

  var body: some View {
    Button(action: press) {
      BusyLabel(text: start.label, symbol: start.symbol, isBusy: start.isBusy)
    }
    .buttonStyle(.triptoGo)
    .disabled(!start.isEnabled)
    .accessibilityHint(Text(verbatim: start.cue))
    .accessibilityIdentifier("start-button")
  }
}

/// The reason on the page itself, where the bar has no room for it.
struct StartCue: View {
  let lobby: LobbyModel
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    if typeSize.isAccessibilitySize { CueLine(text: lobby.start.cue) }
  }
}
