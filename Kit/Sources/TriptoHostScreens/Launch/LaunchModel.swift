public import Observation
import TriptoClient
import TriptoDesign
public import TriptoHostCards
import TriptoKernel
public import TriptoScreens
import TriptoWire

/// The app without a game (UI-H1–UI-H11): create one, or take the host's seat in one by its code.
@MainActor @Observable
public final class LaunchModel: Shown {
  public enum Way: Equatable, Sendable { case create, join }

  public internal(set) var texts: Texts
  /// What is under way: its button has a spinner.
  public internal(set) var busy: Way?
  /// The server asked to wait: nothing is tried until then (UI-A20).
  public internal(set) var isHeld = false
  /// Below the buttons (UI-H5).
  public internal(set) var error: String?
  /// The game whose host's seat is taken: its handover code may be typed.
  public internal(set) var taken: String?
  public internal(set) var sheet: JoinSheet?
  public internal(set) var address: AddressEntry?
  /// Servers in the local network, to choose instead of typing an address (UI-X2).
  public internal(set) var nearby: [Nearby] = []
  /// *Öppna Inställningar*, where the person keeps the app out of the local network.
  public internal(set) var openSettings: String?

  /// Whether the buttons can be pressed.
  public var isOff: Bool { busy != nil || isHeld }

  unowned let app: HostApp
  var fault: ErrorText?
  var holding: Task<Void, Never>?
  @ObservationIgnored var services: [NearbyService] = []
  @ObservationIgnored var isNetworkRefused = false

  init(_ app: HostApp) {
    self.app = app
    texts = Texts(app.messages, app.book)
  }

  /// The button *Skapa nytt spel* (UI-H2).
  public func create() {
    begin(.create) { [app] () async throws(APIError) in try await app.created() }
  }

  public func openSheet() {
    app.services.haptics.play(.light)
    forget()
    sheet = JoinSheet(.code, app.messages)
  }

  /// For a seat that is taken: by the code that its host shows (EX23).
  public func openHandover() {
    guard let taken else { return }
    app.services.haptics.play(.light)
    forget()
    sheet = JoinSheet(.handover(of: taken), app.messages)
  }

  public func closeSheet() {
    app.services.haptics.play(.light)
    forget()
    sheet = nil
  }

  public func type(_ text: String) {
    guard var sheet else { return }
    sheet.type(text, app.messages)
    show(\.sheet, sheet)
    fault = nil
  }

  /// The button *Gå med* (UI-H9).
  public func join() {
    guard let sheet, sheet.canJoin else { return }
    let typed = sheet.entry.text
    switch sheet.kind {
    case .code:
      begin(.join, code: typed) { [app] () async throws(APIError) in
        try await app.joined(typed, handover: nil)
      }
    case .screen: return
    case .handover(let code):
      begin(.join, code: code) { [app] () async throws(APIError) in
        try await app.joined(code, handover: typed)
      }
    }
  }
}
