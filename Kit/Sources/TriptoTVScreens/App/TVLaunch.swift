public import Observation
import TriptoClient
import TriptoDesign
import TriptoKernel
public import TriptoScreens
import TriptoWire

/// The TV without a game: it shows its code for a host to type, makes a game, or enters the code of one (UI-T1, UI-T32).
@MainActor @Observable
public final class TVLaunch: Shown {
  public struct ScreenCode: Equatable, Sendable {
    /// *Skärmens kod*.
    public let title: String
    public let code: String
    public let spelled: String
    /// Where the host types it.
    public let how: String
  }

  public struct Texts: Equatable, Sendable {
    public let start, or, enterCode, connect: String
    /// *Serveradress*, and which one it is.
    public let addressTitle, address: String
  }

  public internal(set) var texts: Texts
  /// nil while the server is out of reach.
  public internal(set) var screenCode: ScreenCode?
  /// A strict server lets no code of a game make a TV (RE74).
  public internal(set) var hasEntry = true
  public internal(set) var entry = CodeEntry()
  public internal(set) var isBusy = false
  public internal(set) var isHeld = false
  /// Below the buttons; a wrong code's stands below its field (UI-E15).
  public internal(set) var error: String?
  public internal(set) var codeError: String?
  /// Games and servers in the local network.
  public internal(set) var nearby: [Nearby] = []
  /// Why there are none: the app may not look.
  public internal(set) var refused: String?
  /// While somebody types another address.
  public internal(set) var address: AddressEntry?

  public var isOff: Bool { isBusy || isHeld }

  static let (lookMs, retryMs) = (1500.0, 5000.0)

  unowned let app: TVApp
  @ObservationIgnored var pairing: Task<Void, Never>?
  @ObservationIgnored var sights: [NearbyService] = []
  @ObservationIgnored var isRefused = false
  @ObservationIgnored var holding: Task<Void, Never>?

  init(_ app: TVApp) {
    self.app = app
    texts = Self.texts(app)
  }

  private static func texts(_ app: TVApp) -> Texts {
    let tv = app.messages.tv
    return Texts(
      start: tv.start, or: tv.or, enterCode: tv.enterCode, connect: tv.connect,
      addressTitle: app.messages.apps.serverAddress, address: app.book.server.description)
  }

  func renew() {
    show(\.texts, Self.texts(app))
    renewNearby()
    if let address { show(\.address, AddressEntry(address.text, app.messages)) }
    if let code = screenCode?.code { tell(code) }
  }

  func tell(_ code: String) {
    let url = "\(TVLobby.short("\(app.book.publicAddress ?? app.book.server)"))/host"
    let tv = app.messages.tv
    show(
      \.screenCode,
      ScreenCode(
        title: tv.screenCode, code: code,
        spelled: code.map(String.init).joined(separator: " "), how: tv.screenCodeHow(url: url)))
  }

  public func type(_ text: String) {
    entry.type(text)
    (error, codeError) = (nil, nil)
  }

  /// *Starta*: an evening of this TV's own (EVE2). The host claims its seat by code (RE16).
  public func create() {
    board(byCode: false) { [app] () async throws(APIError) in
      let settings = SettingsChange(language: app.choice.current, evening: true)
      let made = try await app.api.createSession(settings: settings)
      let tv = try await app.api.openTV(made.sessionId, token: made.tvJoinToken)
      return Self.seat(made.sessionId, made.joinCode, tv)
    }
  }

  /// *Anslut*: the game of a code.
  public func join() {
    guard entry.isComplete else { return }
    let code = entry.text
    board(byCode: true) { [app] () async throws(APIError) in
      let found = try await app.api.lookupByCode(code)
      return Self.seat(found.sessionId, found.joinCode, try await app.api.openTV(found.sessionId))
    }
  }

  private static func seat(_ id: SessionID, _ code: String, _ tv: TVJoinResponse) -> Seat {
    Seat(sessionId: id, joinCode: code, token: tv.tvAuthToken, wsURL: tv.wsUrl, playerId: "tv")
  }
}
