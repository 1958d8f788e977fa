import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostScreens

/// LOBBY: who comes, what is played, and all the rest (UI-H12–UI-H17, UI-E16–UI-E18).
struct LobbyScreen: View {
  let app: HostApp
  @State private var tab = LobbyTab.lobby

  var body: some View {
    LobbyPage(app: app, tab: $tab)
      .safeAreaInset(edge: .top, spacing: 0) { LobbyTabs(app: app, tab: $tab) }
      .safeAreaInset(edge: .bottom, spacing: 0) { StartBar(app: app) }
      .askingInLobby(app)
      .keepingLibrary(app)
  }
}

/// One of the lobby's pages.
struct LobbyPage: View {
  let app: HostApp
  @Binding var tab: LobbyTab

  var body: some View {
    switch tab {
    case .lobby: LobbyPeople(app: app) { tab = .content }
    case .more: LobbyMore(app: app)
    case .content: ContentTab(app: app)
    }
  }
}

/// What is asked before something is done in the lobby (UI-H17, UI-H50).
private struct LobbyQuestions: ViewModifier {
  let app: HostApp

  func body(content: Content) -> some View {
    content
      .asking(
        app.lobby.startQuestion, yes: app.messages.host.startGame, no: app.messages.common.cancel,
        isHarmful: false, onYes: app.lobby.startGame, onNo: app.lobby.doNotStart
      )
      .background {
        // NB: a view has one alert at a time, so the second one hangs on a view of its own.
        Color.tripto(.bgBase).asking(
          app.lobby.isAskingForNew ? app.messages.host.newGameSure : nil,
          yes: app.messages.host.newGame, no: app.messages.common.cancel,
          onYes: { Task { await app.lobby.newGame() } }, onNo: app.lobby.keepThis)
      }
  }
}

extension View {
  fileprivate func askingInLobby(_ app: HostApp) -> some View {
    modifier(LobbyQuestions(app: app))
  }
}
