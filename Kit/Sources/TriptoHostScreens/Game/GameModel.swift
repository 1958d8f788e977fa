public import Observation
import TriptoClient
import TriptoDesign
public import TriptoHostCards
import TriptoKernel
public import TriptoScreens
import TriptoWire

/// A running game and its end, as the host steers it (UI-H18–UI-H36, UI-H51–UI-H53, UI-H57, UI-E23).
@MainActor @Observable
public final class GameModel: Shown {
  public internal(set) var badge: StatusBadge?
  public internal(set) var bar: ControlBar?
  public internal(set) var secret: SecretCard?
  public internal(set) var clue: ClueCard?
  public internal(set) var brake: BrakeCard?
  public internal(set) var locked: LockedCard?
  public internal(set) var answers: AnswersCard?
  public internal(set) var question: QuestionCards?
  /// This destination's questions, to judge otherwise.
  public internal(set) var judged: [JudgedQuestion] = []
  public internal(set) var standings: Standings?
  public internal(set) var finale: FinaleCard?
  /// The phase is newer than the app, which keeps players and tools (UI-A21).
  public internal(set) var older: String?
  /// The session is over, and its results stay (UI-E6).
  public internal(set) var hasEnded = false
  /// What was pressed, and is asked about.
  public internal(set) var asking: ControlBar.Action?
  @ObservationIgnored public internal(set) lazy var timer = TimerModel(app)

  unowned let app: HostApp
  @ObservationIgnored var finaleIsRestored = false

  init(_ app: HostApp) { self.app = app }

  func renew(_ game: Game) {
    guard let view = GameView(game, app.messages) else { return clear() }
    show(\.badge, StatusBadge(view))
    show(\.hasEnded, game.keepsResults)
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

  func showCards(_ view: GameView) {
    let isLive = [.preparingRound, .roundIntro, .clueLevel, .pausedForBrake]
      .contains(view.state.phase)
    show(\.secret, isLive ? SecretCard(view) : nil)
    show(\.clue, isLive ? ClueCard(view) : nil)
    show(\.locked, isLive ? LockedCard(view) : nil)
    show(\.brake, BrakeCard(view))
    show(\.question, view.state.phase == .followupQuestion ? QuestionCards(view) : nil)
  }

  func showEnd(_ view: GameView) {
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

  func clear() {
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
    show(\.hasEnded, false)
    show(\.asking, nil)
    timer.run(nil, isPaused: false)
  }
}
