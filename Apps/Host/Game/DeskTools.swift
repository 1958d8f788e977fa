import Foundation
import SwiftUI
import TriptoHostScreens

/// Players, tools and what may still be set; none of it once the session is over (UI-E6).
struct DeskTools: View {
  let app: HostApp

  var body: some View {
    if !app.play.hasEnded {
      PlayersView(app: app)
      ToolsView(app: app)
      SettingsView(app: app)
    }
  }
}
