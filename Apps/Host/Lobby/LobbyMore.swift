import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostScreens

/// *Mer*: what an evening can do without, and the tools (UI-E18).
struct LobbyMore: View {
  let app: HostApp

  var body: some View {
    ScrollView {
      TwoColumns {
        SettingsView(app: app)
      } right: {
        SeatName(app: app)
        ToolsView(app: app)
      }
      .padding(Measure.space2)
    }
  }
}
