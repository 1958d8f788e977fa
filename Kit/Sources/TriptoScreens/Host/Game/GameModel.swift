public import Observation
import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoWire

/// A running game and its end, as the host steers it (UI-H18–UI-H36, UI-H51–UI-H53, UI-H57, UI-E23).
@MainActor @Observable
public final class GameModel: Shown {
  public private(set) var badge: StatusBadge?
  public private(set) var bar: ControlBar?
  public private(set) var secret: SecretCard?
  public private(set) var clue: ClueCard?
  public private(set) var brake: BrakeCard?
  public private(set) var locked: LockedCard?
  public private(set) var answers: AnswersCard?
  public private(set) var question: QuestionCards?
  /// This destination's questions, to judge otherwise.
  public private(set) var judged: [JudgedQuestion] = []
  public private(set) var standings: Standings?
  public private(set) var finale: FinaleCard?
  /// The phase is newer than the app, which keeps players and tools (UI-A21).
  public private(set) var older: String?
  /// What was pressed, and is asked about.
  public private(set) var asking: ControlBar.Action?
  @ObservationIgnored public private(set) lazy var timer = TimerModel(app)

  private unowned let app: HostApp
  @ObservationIgnored private var finaleIsRestored = false

  init(_ app: HostApp) { self.app = app }

  func renew(_ game: Game) {
    guard let view = GameView(game, app.messages) else { return clear() }
    show(\.badge, StatusBadge(view))
    show(\.older, game.isPhaseUnknown ? app.messages.apps.appTooOld : nil)
    showCards(view)
    showEnd(view)
    timer.run(Self.span(view), isPaused: view.state.paused)
    renewBar()
  }

  /// Also when a command is sent or answered.
  func renewBar() {
    show(
      \.bar,
      GameView(app.game, app.messages).map { ControlBar($0, isOff: app.commands.isOff) })
  }

  private func showCards(_ view: GameView) {
    let isLive = [.preparingRound, .roundIntro, .clueLevel, .pausedForBrake]
      .contains(view.state.phase)
    show(\.secret, isLive ? SecretCard(view) : nil)
    show(\.clue, isLive ? ClueCard(view) : nil)
    show(\.locked, isLive ? LockedCard(view) : nil)
    show(\.brake, BrakeCard(view))
    show(\.question, view.state.phase == .followupQuestion ? QuestionCards(view) : nil)
  }

  private func showEnd(_ view: GameView) {
    let phase = view.state.phase
    let isScored = phase == .revealDestination || phase == .scoreboard
    // NB: verdicts can be changed until ROUND_END, of answers that have been judged (EX19).
    let isFinale =
      phase == .finalResults && view.state.destination?.revealed == true && !view.game.keepsResults
    show(\.answers, isScored || isFinale ? AnswersCard(view) : nil)
    show(\.judged, isScored || isFinale ? JudgedQuestion.all(view) : [])
    show(\.standings, isScored ? Standings(view) : nil)
    if finale == nil { finaleIsRestored = view.game.isRestored }
    show(\.finale, FinaleCard(view, isRestored: finaleIsRestored))
  }

  private func clear() {
    show(\.badge, nil)
    show(\.bar, nil)
    show(\.secret, nil)
    show(\.clue, nil)
    show(\.brake, nil)
    show(\.locked, nil)
    show(\.answers, nil)
    show(\.question, nil)
    show(\.judged, [])
    show(\.standings, nil)
    show(\.finale, nil)
    show(\.older, nil)
    show(\.asking, nil)
    timer.run(nil, isPaused: false)
  }
}

// What can be pressed.
extension GameModel {
  /// Does it, or asks first.
  public func press(_ action: ControlBar.Action) {
    guard action.isEnabled else { return }
    if action.question != nil, asking?.id != action.id {
      asking = action
      return
    }
    asking = nil
    if let haptic = action.haptic { app.services.haptics.play(haptic) }
    switch action.press {
    case .send(let message): app.commands.run(message)
    case .newGame: Task { [app] in await app.beginAnew() }
    case .leave: Task { [app] in await app.leave() }
    }
  }

  /// Yes to what was asked.
  public func confirm() {
    guard let asking else { return }
    app.services.haptics.play(.warning)
    press(asking)
  }

  public func dismiss() { asking = nil }

  /// The host's own verdict (UI-H57).
  public func judge(_ row: AnswerRow) {
    guard row.judge != nil else { return }
    app.commands.run(.hostVerdictSet(row.verdictSet))
  }

  /// *Släpp bromsen åt {name}* (EVE31).
  public func releaseBrake() {
    guard brake?.release != nil else { return }
    app.commands.run(.hostSkip(target: nil))
  }

  /// The brake card's *Nästa ledtråd*.
  public func nextClue() {
    guard brake?.next != nil, let view = GameView(app.game, app.messages) else { return }
    app.commands.run(NextClue.command(view), .medium)
  }

  /// More time for the clock that runs (EX22).
  public func extend() { app.commands.run(.hostExtendTimer(addMs: Self.moreMs)) }

  public var extendLabel: String { app.messages.host.moreTime(n: Self.moreMs / 1000) }

  static let moreMs = 15_000
}

// The clock of each phase.
extension GameModel {
  private static func span(_ view: GameView) -> TimerModel.Span? {
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

  private static func span(
    _ kind: TimerModel.Span.Kind, _ timer: TimerView, lowShare: Double
  ) -> TimerModel.Span {
    TimerModel.Span(
      kind: kind, endMs: timer.startAtServerMs &+ timer.durationMs, totalMs: timer.durationMs,
      lowMs: Double(timer.durationMs) * lowShare)
  }

  private static func clueSpan(_ view: GameView) -> TimerModel.Span? {
    guard let endMs = view.state.clueTimerEnd else { return nil }
    let totalMs = max(
      view.moments.clue?.timerDurationMs ?? 0, view.state.timer?.durationMs ?? 0, 1)
    return TimerModel.Span(kind: .clue, endMs: endMs, totalMs: totalMs, lowMs: 5000)
  }

  /// The brake ends by itself: its owner's silence comes before the time to answer (EVE29).
  private static func brakeSpan(_ view: GameView) -> TimerModel.Span? {
    let (state, told) = (view.state, view.moments.brake)
    let totalMs = state.timer?.durationMs ?? told?.accepted.answerTimeoutMs ?? 1
    let timerEnd = state.timer.map { $0.startAtServerMs &+ $0.durationMs }
    let silentEnd = state.brake.flatMap { $0.typing ? nil : $0.silentUntilMs }
    guard let endMs = silentEnd ?? timerEnd ?? told?.endsAtMs else { return nil }
    return TimerModel.Span(kind: .brake, endMs: endMs, totalMs: max(totalMs, 1), lowMs: 5000)
  }
}
