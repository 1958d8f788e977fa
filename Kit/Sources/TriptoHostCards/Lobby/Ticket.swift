package import TriptoClient
public import TriptoDesign
import TriptoWire

/// The way in: QR and code (UI-H3, UI-H12, UI-H58, UI-E16).
public struct Ticket: Equatable, Sendable {
  public let title: String
  public let code: String
  /// Sign by sign, for voices.
  public let spelledCode: String
  /// What the QR says; nil where no phone would get there.
  public let qr: String?
  /// The address to type, without its scheme.
  public let shortAddress: String?
  /// What is sent to somebody who is to come; nil where no phone would get there.
  public let shareText: String?
  public let shareLabel: String
  public let hint: String
  /// The QR is dimmed, with a padlock.
  public let isLocked: Bool
  public let lockLabel: String
  public let lockSymbol: Symbol

  package init(_ game: Game, _ seat: Seat, _ book: AddressBook, _ messages: Messages) {
    let host = messages.host
    code = game.state?.joinCode ?? seat.joinCode
    title = messages.common.joinCode
    spelledCode = code.map(String.init).joined(separator: " ")
    isLocked = game.lobby?.locked == true
    let link = Self.link(code, seat, book)
    let reached = link.flatMap { $0.isOutOfReach ? nil : $0.text }
    qr = reached
    shortAddress = reached.map(Self.short)
    shareText = reached.map { messages.apps.shareText(url: $0) }
    shareLabel = messages.apps.shareLink
    hint = isLocked ? host.lobbyIsLocked : reached == nil ? host.unreachable : host.scanToJoin
    lockLabel = isLocked ? host.unlock : host.lockLobby
    lockSymbol = isLocked ? .unlocked : .locked
  }

  /// What the environment names, else the server's own word, else where its socket is (ID17, ID18).
  private static func link(_ code: String, _ seat: Seat, _ book: AddressBook) -> JoinLink? {
    if let address = book.publicAddress { return JoinLink(at: address, code: code) }
    if let template = seat.joinURLTemplate,
      let link = JoinLink(template: template, code: code)
    {
      return link
    }
    let server = try? ServerAddress(typed: seat.wsURL)
    return server.flatMap { JoinLink(at: $0, code: code) }
  }

  private static func short(_ link: String) -> String {
    link.split(separator: "://", maxSplits: 1).last.map(String.init) ?? link
  }
}
