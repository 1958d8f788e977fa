import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostCards
import TriptoHostScreens

extension View {
  /// What the tools open over it: another host, another screen, a file, and the question before the end.
  func toolSheets(_ app: HostApp) -> some View { modifier(ToolSheets(app: app)) }
}

private struct ToolSheets: ViewModifier {
  let app: HostApp

  func body(content: Content) -> some View {
    content
      .hostSheet(app, isOpen: app.tools.handover != nil, onClose: app.tools.closeHandover) {
        HandoverSheet(app: app)
      }
      .hostSheet(app, isOpen: app.tools.screenSheet != nil, onClose: app.tools.closeScreens) {
        ScreenSheet(tools: app.tools)
      }
      .hostSheet(app, isOpen: app.tools.file != nil, onClose: app.tools.putFileAway) {
        SavedFileSheet(app: app)
      }
      .background {
        // NB: a view has one alert at a time, so this one hangs on a view of its own.
        Color.tripto(.bgBase).asking(
          app.tools.asking?.question, yes: app.tools.asking?.label ?? "",
          no: app.messages.common.cancel, onYes: app.tools.confirm, onNo: app.tools.keepOn)
      }
  }
}

/// The code that a screen shows brings the game there (UI-H67).
struct ScreenSheet: View {
  let tools: ToolsModel

  var body: some View {
    if let sheet = tools.screenSheet {
      CodeSheet(
        sheet: sheet, isHeld: tools.isHeld, name: "screen", type: tools.typeScreenCode,
        send: { Task { await tools.showOnScreen() } }, close: tools.closeScreens)
    }
  }
}

/// The night's record, to keep or to send (EX32).
struct SavedFileSheet: View {
  let app: HostApp
  @State private var address: URL?

  var body: some View {
    if let file = app.tools.file {
      SheetPage(
        title: app.messages.host.saveReplay, close: app.messages.host.close,
        onClose: app.tools.putFileAway
      ) {
        Text(verbatim: file.name).styled(.body, .textPrimary)
        if let address {
          ShareLink(items: [address]) { Label(app.messages.host.saveReplay, symbol: .export) }
            .buttonStyle(.triptoPrimary)
            .accessibilityIdentifier("share-replay")
        }
      }
      .task { address = file.written() }
    }
  }
}
