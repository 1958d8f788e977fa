import Foundation
import SwiftUI
import TriptoHostScreens

/// A running game and its end: the host's desk, or the seat of a host who plays along (UI.md §3.1, UI-E19).
struct GameScreen: View {
  let app: HostApp
  /// A host who plays looks at the desk for a while; the seat goes on meanwhile.
  @State private var isAtDesk = false

  var body: some View {
    if app.along.isPlaying, !isAtDesk {
      PlayScreen(app: app, isAtDesk: $isAtDesk)
    } else {
      GameDesk(app: app, isAtDesk: $isAtDesk)
    }
  }
}
