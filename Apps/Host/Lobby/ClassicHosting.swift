import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostScreens

/// A session that is no evening begins anew with another game (UI-H17); its settings stand here.
struct ClassicHosting: View {
  let app: HostApp

  var body: some View {
    if app.lobby.questions == nil {
      SettingsView(app: app)
      Card(app.messages.host.host, .host) {
        Button(action: app.lobby.askForNew) { Label(app.messages.host.newGame, symbol: .create) }
          .buttonStyle(.triptoSecondary)
          .accessibilityIdentifier("new-game")
      }
      SeatName(app: app)
      ToolsView(app: app)
    }
  }
}

/// *Vad heter du?*, of a host who plays along (UI-E19).
struct SeatName: View {
  let app: HostApp

  var body: some View {
    if let asking = app.along.asking {
      Card(app.messages.host.playAlong, .players) { NameForm(asking: asking, along: app.along) }
    }
  }
}
