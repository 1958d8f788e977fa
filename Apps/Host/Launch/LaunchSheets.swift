import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostCards
import TriptoHostScreens
import TriptoScreens

extension View {
  /// The code of a game, and the server's address.
  func launchSheets(_ app: HostApp) -> some View { modifier(LaunchSheets(app: app)) }
}

private struct LaunchSheets: ViewModifier {
  let app: HostApp

  func body(content: Content) -> some View {
    content
      .hostSheet(app, isOpen: app.launch.sheet != nil, onClose: app.launch.closeSheet) {
        LaunchJoinSheet(launch: app.launch)
      }
      .hostSheet(app, isOpen: app.launch.address != nil, onClose: app.launch.closeAddress) {
        AddressSheet(launch: app.launch)
      }
  }
}

struct LaunchJoinSheet: View {
  let launch: LaunchModel

  var body: some View {
    if let sheet = launch.sheet {
      CodeSheet(
        sheet: sheet, isHeld: launch.isHeld, name: "join", type: launch.type, send: launch.join,
        close: launch.closeSheet)
    }
  }
}

/// Which server the app talks to; what is no address stays, and is told (UI-X1).
struct AddressSheet: View {
  let launch: LaunchModel

  var body: some View {
    if let address = launch.address {
      SheetPage(
        title: address.title, close: address.cancelLabel, onClose: launch.closeAddress
      ) {
        Words(address.hint).styled(.body, .textSecondary)
        AddressField(address: address, launch: launch)
        ErrorNews(text: address.error)
        NearbyServers(launch: launch)
        Button(action: launch.saveAddress) { Label(address.saveLabel, symbol: .correct) }
          .buttonStyle(.triptoPrimary)
          .accessibilityIdentifier("address-save")
      }
      .accessibilityElement(children: .contain)
      .accessibilityIdentifier("address-sheet")
    }
  }
}

/// What was found in the local network, to choose instead of typing (UI-X2).
struct NearbyServers: View {
  let launch: LaunchModel

  var body: some View {
    ForEach(launch.nearby) { server in
      Button {
        launch.use(server)
      } label: {
        Label(server.text, symbol: .broadcast)
      }
      .buttonStyle(.triptoSecondary)
      .accessibilityHint(Text(verbatim: server.id))
      .accessibilityIdentifier("nearby")
    }
  }
}

private struct AddressField: View {
  let address: AddressEntry
  let launch: LaunchModel
  @FocusState private var isTyping: Bool

  var body: some View {
    TypedField(label: address.title, text: address.text, type: launch.typeAddress)
      .textInputAutocapitalization(.never)
      .submitLabel(.done)
      .onSubmit { launch.saveAddress() }
      .focused($isTyping)
      .onAppear { isTyping = true }
      .accessibilityIdentifier("address-input")
  }
}
