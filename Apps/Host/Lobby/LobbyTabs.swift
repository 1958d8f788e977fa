import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostScreens

/// The lobby's pages; *Mer* is one of evenings.
enum LobbyTab: String, CaseIterable {
  case lobby, more, content
}

/// Beside each other, or a menu where they do not fit.
struct LobbyTabs: View {
  let app: HostApp
  @Binding var tab: LobbyTab

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: Measure.space1) {
        ForEach(pages, id: \.self) { page in
          Button {
            tab = page
          } label: {
            TabLabel(tab: page, text: text(of: page))
          }
          .buttonStyle(.triptoTab)
          .picked(tab == page)
          .accessibilityIdentifier("tab-\(page.rawValue)")
        }
      }
      ChoiceMenu(
        label: app.messages.host.view, options: pages.map { text(of: $0) },
        chosen: pages.firstIndex(of: tab)
      ) { tab = pages[$0] }
      .accessibilityIdentifier("tab-menu")
    }
    .padding(.horizontal, Measure.space2)
    .padding(.vertical, Measure.space1)
    .frame(maxWidth: .infinity)
    .background(Color.tripto(.bgBase))
    .accessibilityElement(children: .contain)
    .accessibilityLabel(Text(verbatim: app.messages.host.view))
  }

  private var isEvening: Bool { app.lobby.questions != nil }

  private var pages: [LobbyTab] { isEvening ? LobbyTab.allCases : [.lobby, .content] }

  private func text(of page: LobbyTab) -> String {
    let host = app.messages.host
    return switch page {
    case .lobby: host.phaseLobby
    case .more: host.more
    case .content: isEvening ? host.newsroom : host.content
    }
  }
}

struct TabLabel: View, Equatable {
  let tab: LobbyTab
  let text: String

  var body: some View {
    switch tab {
    case .lobby: Label(text, symbol: .players)
    case .more: Label(text, desk: .settings)
    case .content: Label(text, symbol: .library)
    }
  }
}
