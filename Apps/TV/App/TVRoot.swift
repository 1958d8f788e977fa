import SwiftUI
import TriptoDesign
import TriptoTVScreens

/// All that the TV's app shows: the view from the train, one screen, and what lies over every picture.
struct TVRoot: View {
  let app: TVApp
  var keepAwake: @MainActor (Bool) -> Void = { _ in }

  var body: some View {
    TVScreens(app: app)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color.tripto(.bgBase))
      .ignoresSafeArea()
      .leaving(app)
      .living(app, keepAwake)
      .tint(Color.tripto(.accentMint))
      .preferredColorScheme(.dark)
  }
}

/// The screen of the moment. Its root is named after it, for those who test by looking (UI-A5).
struct TVScreens: View {
  let app: TVApp

  var body: some View {
    ZStack {
      WindowSlot(app: app)
      switch app.screen {
      case .launch: LaunchScreen(app: app).opens()
      case .connecting(let text, let toStart):
        ConnectingScreen(app: app, text: text, toStart: toStart).opens()
      case .closed(let closed): ClosedScreen(app: app, closed: closed).opens()
      case .show: ShowScreen(app: app)
      }
      LinkSlot(app: app)
    }
    .onStage()
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier(app.identifier)
  }
}

extension View {
  /// Starts the app, wakes it when it is looked at again, and lets it sleep (UI-X8); the screen stays lit in a session.
  func living(_ app: TVApp, _ keepAwake: @escaping @MainActor (Bool) -> Void) -> some View {
    modifier(Living(app: app, keepAwake: keepAwake))
  }
}

private struct Living: ViewModifier {
  let app: TVApp
  let keepAwake: @MainActor (Bool) -> Void
  @Environment(\.scenePhase) private var phase

  func body(content: Content) -> some View {
    content
      .task { await app.start() }
      .onChange(of: app.staysAwake, initial: true) { _, isInSession in keepAwake(isInSession) }
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
