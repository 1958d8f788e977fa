package import TriptoDesign
public import TriptoKernel

/// Rename, remove or ban one player (UI-H55, UI-H56).
public struct PlayerDialog: Equatable, Sendable {
  /// As many letters as a name may have, here as on the pages.
  public static let longestName = 30

  public let id: PlayerID
  /// The player's name.
  public let title: String
  public let nameLabel: String
  public let typed: String
  public let rename: String
  public let canRename: Bool
  /// *Ta bort {name}?*, and what that means.
  public let question: String
  public let why: String
  public let kick: String
  public let ban: String
  public let cancel: String
  /// A command can be sent.
  public let isOn: Bool

  package init(_ guest: Guests.Guest, typed: String, isOff: Bool, _ messages: Messages) {
    let host = messages.host
    (id, title, self.typed) = (guest.id, guest.name, typed)
    (nameLabel, rename) = (host.newName, host.rename)
    let clean = Self.clean(typed)
    canRename = !isOff && !clean.isEmpty && clean != guest.name
    (question, why) = (host.kickSure(name: guest.name), host.kickWhy)
    (kick, ban, cancel) = (host.kick, host.ban, messages.common.cancel)
    isOn = !isOff
  }

  package static func clean(_ typed: String) -> String {
    let letters = typed.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace)
    return String(letters.reversed())
  }
}
