import Observation
import TriptoClient
import TriptoDesign
import TriptoHostCards
import TriptoKernel
import TriptoWire

// The clock of each phase.
extension GameModel {
  static func span(_ view: GameView) -> TimerModel.Span? {
    let state = view.state
    switch state.phase {
    case .roundIntro, .clueLevel: return clueSpan(view)
    case .pausedForBrake: return brakeSpan(view)
    case .followupQuestion:
      guard !view.isQuestionClosed, let timer = state.followupQuestion?.timer else { return nil }
      return span(.question, timer, lowShare: 0.2)
    case .scoreboard: return state.timer.map { span(.next, $0, lowShare: 0) }
    case .lobby, .preparingRound, .revealDestination, .finalResults, .roundEnd, .unknown:
      return nil
    }
  }

  static func span(
    _ kind: TimerModel.Span.Kind, _ timer: TimerView, lowShare: Double
  ) -> TimerModel.Span {
    TimerModel.Span(
      kind: kind, endMs: timer.startAtServerMs &+ timer.durationMs, totalMs: timer.durationMs,
      lowMs: Double(timer.durationMs) * lowShare)
  }

  static func clueSpan(_ view: GameView) -> TimerModel.Span? {
    guard let endMs = view.state.clueTimerEnd else { return nil }
    let totalMs = max(
      view.moments.clue?.timerDurationMs ?? 0, view.state.timer?.durationMs ?? 0, 1)
    return TimerModel.Span(kind: .clue, endMs: endMs, totalMs: totalMs, lowMs: 5000)
  }

  /// The brake ends by itself: its owner's silence comes before the time to answer (EVE29).
  static func brakeSpan(_ view: GameView) -> TimerModel.Span? {
    let (state, told) = (view.state, view.moments.brake)
    let totalMs = state.timer?.durationMs ?? told?.accepted.answerTimeoutMs ?? 1
    let timerEnd = state.timer.map { $0.startAtServerMs &+ $0.durationMs }
    let silentEnd = state.brake.flatMap { $0.typing ? nil : $0.silentUntilMs }
    guard let endMs = silentEnd ?? timerEnd ?? told?.endsAtMs else { return nil }
    return TimerModel.Span(kind: .brake, endMs: endMs, totalMs: max(totalMs, 1), lowMs: 5000)
  }
}
