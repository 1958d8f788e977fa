import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostScreens

/// Without a game: create one, or take the host's seat in one (UI-H1–UI-H11).
struct LaunchScreen: View {
  let app: HostApp

  var body: some View {
    Centred {
      HeroView()
      LaunchName(launch: app.launch)
      LaunchButtons(launch: app.launch)
      PastButton(past: app.past)
      LaunchTrouble(launch: app.launch)
      KeyButton(app: app)
      AddressButton(launch: app.launch)
      LanguageSwitch(app: app)
    }
    .launchSheets(app)
  }
}

struct LaunchName: View {
  let launch: LaunchModel
  var body: some View { Wordmark(name: launch.texts.name, tagline: launch.texts.tagline) }
}

/// *Skapa nytt spel*, and *Gå med i spel*.
struct LaunchButtons: View {
  let launch: LaunchModel

  var body: some View {
    Button(action: launch.create) {
      BusyLabel(
        text: launch.texts.create, symbol: launch.texts.createSymbol,
        isBusy: launch.busy == .create)
    }
    .buttonStyle(.triptoPrimary)
    .disabled(launch.isOff)
    .accessibilityIdentifier("create-button")
    Button(action: launch.openSheet) {
      BusyLabel(
        text: launch.texts.join, symbol: launch.texts.joinSymbol, isBusy: launch.busy == .join)
    }
    .buttonStyle(.triptoSecondary)
    .disabled(launch.isOff)
    .accessibilityIdentifier("join-open")
  }
}

/// What went wrong, and the way to a seat that is taken (UI-H5, UI-H10, EX23).
struct LaunchTrouble: View {
  let launch: LaunchModel

  var body: some View {
    ErrorNews(text: launch.error)
    SettingsLink(launch: launch)
    if launch.taken != nil {
      Button(action: launch.openHandover) { Label(launch.texts.takeOver, symbol: .host) }
        .buttonStyle(.triptoSmall)
        .accessibilityIdentifier("take-over")
    }
  }
}

/// *Serveradress*, and which one it is (UI-X1).
struct AddressButton: View {
  let launch: LaunchModel

  var body: some View {
    Button(action: launch.openAddress) {
      VStack(spacing: 4) {
        Label(launch.texts.addressTitle, desk: .address)
        // NB: an address is one word: it is smaller where the line is too short for it.
        Text(verbatim: launch.texts.address)
          .styled(.meta, .textMuted)
          .lineLimit(1)
          .minimumScaleFactor(0.4)
      }
    }
    .buttonStyle(.triptoText)
    .accessibilityIdentifier("server-address")
  }
}
