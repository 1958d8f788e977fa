import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostScreens

/// All that the host's app shows: one screen, what is told above it, and the question for the house key over it.
struct HostRoot: View {
  let app: HostApp
  let keys: HouseKeyModel

  var body: some View {
    HostScreens(app: app)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color.tripto(.bgBase))
      .tint(Color.tripto(.accentMint))
      .toldAtTop(app)
      .asksForKey(app)
      .living(app)
      .environment(keys)
      .environment(\.isRestored, app.isRestored)
      .preferredColorScheme(.dark)
  }
}

/// The screen of the moment. Its root is named after it, for those who test by looking (UI-A5).
struct HostScreens: View {
  let app: HostApp

  var body: some View {
    Group {
      switch app.screen {
      case .launch: LaunchScreen(app: app).opens()
      case .connecting: ConnectingScreen(app: app).opens()
      case .closed(let closed): ClosedScreenView(closed: closed, app: app).opens()
      case .lobby: LobbyScreen(app: app).opens()
      case .game: GameScreen(app: app).opens()
      }
    }
    // NB: these hang on the root, so that a sheet outlives the phase in which it was opened.
    .toolSheets(app)
    .playerSheet(app)
    .pastTrips(app)
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier(app.identifier)
  }
}
