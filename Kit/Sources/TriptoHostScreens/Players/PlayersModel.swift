public import Observation
import TriptoClient
import TriptoDesign
public import TriptoHostCards
import TriptoKernel
public import TriptoScreens
import TriptoWire

/// The menu of a player, and names that the filter took away (UI-H55, UI-H56, EX28).
@MainActor @Observable
public final class PlayersModel: Shown {
  /// nil: no menu is open.
  public private(set) var dialog: PlayerDialog?

  private unowned let app: HostApp
  @ObservationIgnored private var opened: PlayerID?
  @ObservationIgnored private var typed = ""

  init(_ app: HostApp) { self.app = app }

  public func open(_ guest: Guests.Guest) {
    (opened, typed) = (guest.id, guest.name)
    renew()
  }

  public func close() {
    opened = nil
    renew()
  }

  public func type(_ text: String) {
    typed = String(text.prefix(PlayerDialog.longestName))
    renew()
  }

  public func rename() {
    guard let dialog, dialog.canRename else { return }
    app.lobby.rename(dialog.id, to: PlayerDialog.clean(typed))
    close()
  }

  /// *Ta bort*, who may come back, or *Spärra*, who may not.
  public func kick(ban: Bool = false) {
    guard let dialog, dialog.isOn else { return }
    app.lobby.kick(dialog.id, ban: ban)
    close()
  }

  /// *Godkänn namn*: the one that the filter took away.
  public func approve(_ guest: Guests.Guest) {
    guard let asked = guest.asked else { return }
    settle(guest, asked.name)
  }

  /// *Behåll {name}*. NB: the host's word is final, so a rename also to the name it has settles the matter.
  public func keep(_ guest: Guests.Guest) {
    if guest.asked != nil { settle(guest, guest.name) }
  }

  private func settle(_ guest: Guests.Guest, _ name: String) {
    if !app.commands.isOff { app.lobby.rename(guest.id, to: name) }
  }

  /// Also when guests or connection change: who is gone has no menu.
  func renew() {
    guard let opened else { return show(\.dialog, nil) }
    let guest = app.lobby.guests.guests.first { $0.id == opened }
    if guest == nil { self.opened = nil }
    show(
      \.dialog,
      guest.map {
        PlayerDialog($0, typed: typed, isOff: app.commands.isOff, app.messages)
      })
  }
}
