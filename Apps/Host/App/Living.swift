import Foundation
import SwiftUI
import TriptoHostScreens

extension View {
  /// Starts the app, wakes it when it is looked at again, and lets it sleep (UI-X8).
  func living(_ app: HostApp) -> some View { modifier(Living(app: app)) }
}

private struct Living: ViewModifier {
  let app: HostApp
  @Environment(\.scenePhase) private var phase

  func body(content: Content) -> some View {
    content
      .task { await app.start() }
      .onChange(of: phase) { _, phase in
        Task { await live(in: phase) }
      }
  }

  /// NB: an app that is only covered for a moment keeps its connection.
  private func live(in phase: ScenePhase) async {
    if phase == .active {
      await app.appear()
    } else if phase == .background {
      await app.sleep()
    }
  }
}
