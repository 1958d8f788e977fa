public import Observation
import TriptoClient
import TriptoDesign
import TriptoKernel
public import TriptoScreens
import TriptoWire

/// A clock that runs out: a tick redraws it, and nothing else (UI-A8, UI-H31, UI-H51).
@MainActor @Observable
public final class TimerModel: Shown {
  public struct Left: Equatable, Sendable {
    public let seconds: Int
    /// 0–1 of the whole time.
    public let share: Double
    /// *12 sek*, or *Nästa resmål om 12 sekunder*.
    public let text: String
    /// Red: the last of it.
    public let isLow: Bool
    /// The game is paused: this was left (UI-H51).
    public let isHeld: Bool
    /// Said at ten and at five seconds, and never in between; "" else.
    public let spoken: String
  }

  /// What a clock is for.
  struct Span: Equatable {
    enum Kind { case clue, brake, question, next, handover }

    var kind: Kind
    var endMs: Milliseconds
    var totalMs: Milliseconds
    /// From here on it is red.
    var lowMs: Double
  }

  /// nil: no clock runs.
  public private(set) var left: Left?

  static let stepMs = 100.0

  private unowned let app: HostApp
  @ObservationIgnored private var span: Span?
  @ObservationIgnored private var countdown: Countdown?
  /// What was left when the game was paused.
  @ObservationIgnored private var heldMs: Double?
  @ObservationIgnored private var next: Task<Void, Never>?

  init(_ app: HostApp) { self.app = app }

  /// - Parameter span: nil while the game is paused, which tells no ends, and where no clock runs.
  func run(_ span: Span?, isPaused: Bool) {
    if isPaused { return hold() }
    heldMs = nil
    guard self.span != span || next == nil else { return }
    self.span = span
    countdown = span.map { Countdown(endMs: Double($0.endMs), mostMs: Double($0.totalMs)) }
    tick()
  }

  private func hold() {
    next?.cancel()
    next = nil
    // NB: who has not seen the clock stop does not know where it stands.
    guard var countdown, let span, let nowMs = app.serverNowMs else { return show(\.left, nil) }
    let heldMs = heldMs ?? countdown.left(at: nowMs)
    self.heldMs = heldMs
    tell(heldMs, span)
  }

  private func tick() {
    next?.cancel()
    next = nil
    guard var countdown, let span, let nowMs = app.serverNowMs else { return show(\.left, nil) }
    let (leftMs, nextMs) = countdown.tick(at: nowMs, stepMs: Self.stepMs)
    self.countdown = countdown
    tell(leftMs, span)
    guard leftMs > 0 else { return }
    next = app.services.after(nextMs) { [weak self] in self?.tick() }
  }

  private func tell(_ ms: Double, _ span: Span) {
    let seconds = Countdown.seconds(ms)
    let (common, isHeld) = (app.messages.common, heldMs != nil)
    let spokenAt = seconds <= 0 || seconds > 10 ? nil : seconds > 5 ? 10 : 5
    show(
      \.left,
      Left(
        seconds: seconds, share: min(1, ms / max(1, Double(span.totalMs))),
        text: text(seconds, span.kind), isLow: ms <= span.lowMs, isHeld: isHeld,
        spoken: isHeld ? "" : spokenAt.map { common.secondsLeft(n: $0) } ?? ""))
  }

  private func text(_ seconds: Int, _ kind: Span.Kind) -> String {
    switch kind {
    case .clue, .brake, .question: "\(seconds) \(app.messages.common.sec)"
    case .next: app.messages.host.nextIn(n: seconds)
    case .handover: app.messages.host.handoverSeconds(n: seconds)
    }
  }
}
