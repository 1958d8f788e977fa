import SwiftUI
import TriptoTVScreens

extension View {
  /// Menu asks before the TV leaves a game, and leaves the app from the first screen; play/pause changes the captions
  /// (UI-X7, UI-T25).
  func leaving(_ app: TVApp) -> some View { modifier(Leaving(app: app)) }
}

private struct Leaving: ViewModifier {
  let app: TVApp

  func body(content: Content) -> some View {
    content
      .onExitCommand(perform: app.keepsMenu ? { app.pressMenu() } : nil)
      .onPlayPauseCommand { app.nextCaptions() }
      .alert(app.leaving?.title ?? "", isPresented: isAsking) {
        if let leaving = app.leaving {
          Button(leaving.stay, role: .cancel) { app.stay() }
          Button(leaving.captions) { app.nextCaptions() }
          Button(leaving.leave, role: .destructive) {
            Task { await app.leave() }
          }
        }
      }
  }

  private var isAsking: Binding<Bool> {
    .kept(app.leaving != nil) { isOpen in
      if !isOpen { app.stay() }
    }
  }
}
