import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostCards
import TriptoHostScreens

/// The session's settings; in play only some may change (UI-H61, UI-H64, UI-E18).
struct SettingsView: View {
  let app: HostApp

  var body: some View {
    if let card = app.lobby.settings {
      Card(card.title, desk: .settings) {
        ForEach(card.choices) { ChoiceRow(choice: $0, lobby: app.lobby) }
        ForEach(card.switches) { SwitchRow(setting: $0, lobby: app.lobby) }
      }
      .disabled(app.commands.isOff)
    }
  }
}

/// One of several, with a line about what it does.
struct ChoiceRow: View {
  let choice: SettingsCard.Choice
  let lobby: LobbyModel

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      ChoiceMenu(
        label: choice.label, options: choice.options.map(\.label),
        chosen: choice.options.firstIndex(where: \.isChosen)
      ) { lobby.choose(choice.options[$0]) }
      .accessibilityIdentifier(choice.id)
      if let why = choice.why { Text(verbatim: why).styled(.meta, .textMuted) }
    }
  }
}

/// On or off, with a line about what it does.
struct SwitchRow: View {
  let setting: SettingsCard.Switch
  let lobby: LobbyModel

  var body: some View {
    Toggle(isOn: isOn) { SwitchLabel(label: setting.label, why: setting.why) }
      .tint(Color.tripto(.accentMint))
      .accessibilityIdentifier(setting.id)
  }

  private var isOn: Binding<Bool> {
    Binding {
      setting.isOn
    } set: { isOn in
      if isOn != setting.isOn { lobby.flip(setting) }
    }
  }
}

struct SwitchLabel: View, Equatable {
  let label: String
  let why: String?

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Words(label).styled(.body, .textPrimary)
      if let why { Text(verbatim: why).styled(.meta, .textMuted) }
    }
    // NB: as high as it needs, or the line of a switch would offer it less.
    .fixedSize(horizontal: false, vertical: true)
    .frame(minHeight: 44)
  }
}
