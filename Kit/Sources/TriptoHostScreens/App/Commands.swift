public import Observation
import TriptoClient
import TriptoDesign
public import TriptoScreens
public import TriptoWire

/// Every press gets an answer (UI-A10): busy at once, then the server's state, its refusal, or "no contact".
@MainActor @Observable
public final class Commands: Shown {
  public struct Notice: Equatable, Sendable {
    public enum Tone: Sendable { case trouble, news }
    public let text: String
    public let tone: Tone
  }

  static let patienceMs = 2000.0
  static let noticeMs = 3500.0

  /// The command that waits for its answer.
  public private(set) var busy: ClientMessageType?
  /// Nothing can be sent, or a command waits.
  public private(set) var isOff = true
  /// A line at the top, for a while.
  public private(set) var notice: Notice?

  private unowned let app: HostApp
  private var isOnline = false
  private var patience: Task<Void, Never>?
  private var noticeTime: Task<Void, Never>?

  init(_ app: HostApp) { self.app = app }

  /// Sends a command; does nothing while the last one is unanswered.
  func run(_ message: ClientMessage, _ haptic: Haptic? = nil) {
    guard busy == nil else { return }
    if let haptic { app.services.haptics.play(haptic) }
    if Self.isAnswered(message.type) { ask(message.type) }
    let client = app.client
    Task {
      if await client.send(message) == nil { unsent() }
    }
  }

  /// Commands that change nothing in the state: no snapshot answers them.
  private static func isAnswered(_ type: ClientMessageType) -> Bool {
    ![.hostReplayClue, .hostHandover, .hostVoiceSample].contains(type)
  }

  private func ask(_ type: ClientMessageType) {
    busy = type
    renew()
    patience = app.services.after(Self.patienceMs) { [self] in unsent() }
  }

  private func unsent() {
    settle()
    tell(app.messages.common.serverUnreachable)
  }

  /// The server has said something.
  func settle() {
    patience?.cancel()
    show(\.busy, nil)
    renew()
  }

  func connection(isOnline: Bool) {
    self.isOnline = isOnline
    renew()
  }

  private func renew() {
    show(\.isOff, !isOnline || busy != nil)
    app.lobby.renewStart()
    app.players.renew()
    app.play.renewBar()
  }

  /// A command was refused (UI-A11).
  func refused(_ error: ErrorMessage) {
    let isDraining =
      busy == .hostRematch && error.errorCode == .invalidOperation && error.retryable
    settle()
    app.services.haptics.play(.error)
    tell(
      isDraining
        ? app.messages.host.draining
        : hindrance(error.message) ?? error.errorCode.text.words(app.messages))
  }

  /// What an evening lacks is told by the server in the game's language, which most hosts read the app in (EVE5,
  /// EVE42, EX55).
  private func hindrance(_ message: String) -> String? {
    let host = app.messages.host
    return [host.drawNone, host.carriagesLimit, host.noVoice].first { $0 == message }
  }

  func tell(_ text: String, _ tone: Notice.Tone = .trouble) {
    noticeTime?.cancel()
    notice = Notice(text: text, tone: tone)
    noticeTime = app.services.after(Self.noticeMs) { [self] in notice = nil }
  }
}
