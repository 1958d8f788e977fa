public import Observation
import TriptoClient
public import TriptoDesign
import TriptoKernel
import TriptoWire

/// The app without a game (UI-H1–UI-H11): create one, or take the host's seat in one by its code.
@MainActor @Observable
public final class LaunchModel: Shown {
  public enum Way: Equatable, Sendable { case create, join }

  public internal(set) var texts: Texts
  /// What is under way: its button has a spinner.
  public private(set) var busy: Way?
  /// The server asked to wait: nothing is tried until then (UI-A20).
  public private(set) var isHeld = false
  /// Below the buttons (UI-H5).
  public private(set) var error: String?
  /// The game whose host's seat is taken: its handover code may be typed.
  public private(set) var taken: String?
  public private(set) var sheet: JoinSheet?
  public private(set) var address: AddressEntry?

  /// Whether the buttons can be pressed.
  public var isOff: Bool { busy != nil || isHeld }

  private unowned let app: HostApp
  private var fault: ErrorText?
  private var holding: Task<Void, Never>?

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

// What comes of a try.
extension LaunchModel {
  private func begin(
    _ way: Way, code: String? = nil, _ find: @escaping @MainActor () async throws(APIError) -> Seat
  ) {
    guard !isOff else { return }
    app.services.haptics.play(.medium)
    forget()
    busy = way
    sheet?.isBusy = true
    Task {
      do throws(APIError) {
        let seat = try await find()
        succeeded()
        await app.take(seat)
      } catch {
        failed(error, code: code)
      }
    }
  }

  private func succeeded() {
    app.services.haptics.play(.success)
    (busy, sheet, taken) = (nil, nil, nil)
  }

  private func failed(_ problem: APIError, code: String?) {
    app.services.haptics.play(.error)
    (busy, fault) = (nil, problem.text)
    sheet?.isBusy = false
    // NB: a seat that is taken is told where the way to take it over stands.
    if problem == .hostRoleTaken, case .code? = sheet?.kind { (taken, sheet) = (code, nil) }
    tellFault()
    if case .refused(let refusal) = problem { hold(refusal.waitSeconds) }
  }

  private func tellFault() {
    let words = fault?.words(app.messages)
    sheet?.error = words
    show(\.error, sheet == nil ? words : nil)
  }

  private func forget() {
    fault = nil
    sheet?.error = nil
    show(\.error, nil)
  }

  private func hold(_ seconds: Int) {
    guard seconds > 0 else { return }
    isHeld = true
    holding = app.services.after(Double(seconds) * 1000) { [self] in
      isHeld = false
      forget()
    }
  }
}

// The server's address, and the language.
extension LaunchModel {
  public func openAddress() {
    address = AddressEntry(app.book.server.description, app.messages)
  }

  public func closeAddress() { address = nil }

  public func typeAddress(_ text: String) {
    address?.text = text
    address?.error = nil
  }

  /// The button *Använd adressen*; what is no address stays, and is told.
  public func saveAddress() {
    guard let typed = address?.text else { return }
    do throws(ServerAddress.Fault) {
      app.save(try ServerAddress(typed: typed))
      address = nil
      forget()
    } catch {
      app.services.haptics.play(.error)
      address?.error = AddressEntry.words(error, app.messages)
    }
  }

  /// The language or the address has changed.
  func renew() {
    show(\.texts, Texts(app.messages, app.book))
    if let sheet { show(\.sheet, sheet.inLanguage(of: app.messages)) }
    if let address { show(\.address, AddressEntry(address.text, app.messages)) }
    tellFault()
  }
}

extension LaunchModel {
  /// What stands on the screen.
  public struct Texts: Equatable, Sendable {
    public let name: String
    public let tagline: String
    public let create: String
    public let join: String
    public let takeOver: String
    public let addressTitle: String
    public let address: String
    public let createSymbol = Symbol.create
    public let joinSymbol = Symbol.join

    init(_ messages: Messages, _ book: AddressBook) {
      (name, tagline) = (messages.common.appName, messages.common.tagline)
      (create, join) = (messages.host.createGame, messages.host.joinGame)
      (takeOver, addressTitle) = (messages.host.handoverCode, messages.apps.serverAddress)
      address = book.server.description
    }
  }
}
