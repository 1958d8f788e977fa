import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostCards
import TriptoHostScreens

extension View {
  /// The menu of a player over it (UI-H55, UI-H56).
  func playerSheet(_ app: HostApp) -> some View { modifier(PlayerSheetOpening(app: app)) }
}

private struct PlayerSheetOpening: ViewModifier {
  let app: HostApp

  func body(content: Content) -> some View {
    content.hostSheet(app, isOpen: app.players.dialog != nil, onClose: app.players.close) {
      PlayerSheet(players: app.players)
    }
  }
}

/// Rename, remove, ban.
struct PlayerSheet: View {
  let players: PlayersModel

  var body: some View {
    if let dialog = players.dialog {
      SheetPage(title: dialog.title, close: dialog.cancel, onClose: players.close) {
        Renaming(dialog: dialog, players: players)
        Text(verbatim: dialog.question)
          .styled(.bodyLarge, .textPrimary)
          .accessibilityAddTraits(.isHeader)
        Text(verbatim: dialog.why).styled(.body, .textSecondary)
        Removing(dialog: dialog, players: players)
      }
      .accessibilityElement(children: .contain)
      .accessibilityIdentifier("player-sheet")
    }
  }
}

struct Renaming: View {
  let dialog: PlayerDialog
  let players: PlayersModel

  var body: some View {
    Text(verbatim: dialog.nameLabel).styled(.body, .textSecondary).accessibilityHidden(true)
    TypedField(label: dialog.nameLabel, text: dialog.typed, type: players.type)
      .textInputAutocapitalization(.words)
      .submitLabel(.done)
      .onSubmit { players.rename() }
      .accessibilityIdentifier("rename-input")
    Button(action: players.rename) { Label(dialog.rename, symbol: .rename) }
      .buttonStyle(.triptoPrimary)
      .disabled(!dialog.canRename)
      .accessibilityIdentifier("rename-send")
  }
}

/// *Ta bort*, who may come back, and *Spärra*, who may not.
struct Removing: View {
  let dialog: PlayerDialog
  let players: PlayersModel

  var body: some View {
    Button {
      players.kick()
    } label: {
      Label(dialog.kick, symbol: .kick)
    }
    .buttonStyle(.triptoDanger)
    .disabled(!dialog.isOn)
    .accessibilityIdentifier("kick")
    Button {
      players.kick(ban: true)
    } label: {
      Label(dialog.ban, symbol: .locked)
    }
    .buttonStyle(.triptoDanger)
    .disabled(!dialog.isOn)
    .accessibilityIdentifier("ban")
  }
}
