import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoWire

/// The clock of a picture, drawn apart from it: a tick redraws nothing else (UI-T8, UI-T15, UI-A8).
public struct TVClock: Equatable, Sendable {
  public enum Tone: Equatable, Sendable { case idle, calm, amber, red, over }

  /// *12*, –, or *Resultat*.
  public let text: String
  /// *sek*.
  public let unit: String
  /// 0–1 of the whole time.
  public let share: Double
  public let tone: Tone

  /// What a clock runs to.
  struct Span: Equatable, Sendable {
    enum Kind: Equatable, Sendable { case clue, brake, question, next }
    var kind: Kind
    var endMs: Double
    var totalMs: Double
  }

  static func span(_ view: TVView) -> Span? {
    let (state, moments) = (view.state, view.moments)
    guard !state.paused else { return nil }
    func end(_ timer: TimerView) -> Double { Double(timer.startAtServerMs &+ timer.durationMs) }
    switch state.phase {
    case .clueLevel:
      let total = max(moments.clue?.timerDurationMs ?? 30_000, state.timer?.durationMs ?? 0)
      return state.clueTimerEnd.map { Span(kind: .clue, endMs: Double($0), totalMs: Double(total)) }
    case .pausedForBrake:
      let endMs = state.timer.map(end) ?? moments.brake.map { Double($0.endsAtMs) }
      let silentMs = state.brake?.silentUntilMs.map(Double.init)
      let total = Double(state.timer?.durationMs ?? 30_000)
      return (silentMs ?? endMs).map { Span(kind: .brake, endMs: $0, totalMs: total) }
    case .followupQuestion:
      let isOver = moments.followupResults != nil
      return isOver
        ? nil
        : state.followupQuestion?.timer.map {
          Span(kind: .question, endMs: end($0), totalMs: Double($0.durationMs))
        }
    case .scoreboard:
      return view.isEvening
        ? nil
        : state.timer.map { Span(kind: .next, endMs: end($0), totalMs: Double($0.durationMs)) }
    case .lobby, .preparingRound, .roundIntro, .revealDestination, .finalResults, .roundEnd,
      .unknown:
      return nil
    }
  }

  /// - Parameter leftMs: nil: no clock runs.
  init?(_ view: TVView, _ span: Span?, leftMs: Double?) {
    let phase = view.state.phase
    unit = view.common.sec
    guard let span, let leftMs else {
      let isOver = phase == .followupQuestion && view.moments.followupResults != nil
      guard isOver || phase == .clueLevel else { return nil }
      (text, share, tone) = (isOver ? view.common.results : "–", 0, isOver ? .over : .idle)
      return
    }
    let seconds = Countdown.seconds(leftMs)
    text = String(seconds)
    share = span.totalMs > 0 ? min(1, leftMs / span.totalMs) : 0
    switch span.kind {
    case .clue, .brake: tone = leftMs < 5000 ? .red : .calm
    case .question: tone = seconds <= 3 ? .red : seconds <= 10 ? .amber : .calm
    case .next: tone = .calm
    }
  }

  /// The bar of a question is red in its last fifth (UI-T15).
  public var isLow: Bool { share <= 0.2 }
}
