public import Observation
import TriptoClient
import TriptoDesign
public import TriptoHostCards
import TriptoKernel
public import TriptoScreens
import TriptoWire

/// The player's seat of a host who plays along: a second socket, whose game is all that this shows (UI-E19, UI-H61).
@MainActor @Observable
public final class PlayModel: Shown {
  /// *Vad heter du?*, until the seat has a name.
  public struct Asking: Equatable, Sendable {
    public let title: String
    public let go: String
    public var name: String
    public var isBusy = false
    public var error = ""
  }

  public internal(set) var asking: Asking?
  /// What the seat shows; nil: the host does not play along.
  public internal(set) var hand: PlayHand?
  /// The host plays along, and has a seat.
  public internal(set) var isPlaying = false
  /// The note that is being written; nil while none is (UI-E28).
  public internal(set) var note: PlayNote?
  /// Points and place of the own seat, from the first result on (UI-P22).
  public internal(set) var score: String?
  /// nil where nothing can be sent to the TV now (UI-E32).
  public internal(set) var reactions: PlayReactions?
  /// A line about what has just happened to this seat.
  public internal(set) var notice = ""
  /// *Återansluter…*.
  public internal(set) var link: String?
  @ObservationIgnored public internal(set) lazy var timer = TimerModel(app)

  static let (silenceMs, giveUpMs, coolDownMs, refusedMs) = (1500.0, 3000.0, 2000.0, 2500.0)
  static let (noticeMs, overdueMs, reactionMs) = (4000.0, 2000.0, 2000.0)

  unowned let app: HostApp
  @ObservationIgnored var client: GameClient?
  @ObservationIgnored var listener: Task<Void, Never>?
  @ObservationIgnored var seat: Seat?
  @ObservationIgnored var game = Game()
  @ObservationIgnored var input = PlayInput()
  @ObservationIgnored var pace = DraftPace(told: nil)
  @ObservationIgnored var clueKey = ""
  @ObservationIgnored var coolUntilMs = 0.0
  /// The own brake while it stood, and when its window closes.
  @ObservationIgnored var held: (key: String, endMs: Double?)?
  /// The own official row of this destination.
  @ObservationIgnored var judged: (round: Int?, isCorrect: Bool)?
  @ObservationIgnored var waits: [Wait: Task<Void, Never>] = [:]

  enum Wait: CaseIterable { case silence, giveUp, refusal, notice, draft, overdue, reaction, tick }

  init(_ app: HostApp) { self.app = app }

  /// Under what the seat shows: pause, on to what comes next, and *Mer* (UI-E19).
  public var bar: [ControlBar.Action] {
    guard hand != nil, let bar = app.play.bar else { return [] }
    let ids = ["pause", "resume", "next-clue", "next-destination", "skip", "rematch"]
    return ([bar.primary].compactMap { $0 } + bar.others).filter { ids.contains($0.id) }
  }

  public var moreText: String { app.messages.host.more }

  var isOnline: Bool { game.status.stage == .online }
  var view: PlayView? { PlayView(game, app.messages) }

  /// Does something after a while, in place of what was to be done.
  func after(_ wait: Wait, _ ms: Double, _ act: @escaping @MainActor () -> Void) {
    waits[wait]?.cancel()
    waits[wait] = app.services.after(ms, act)
  }

  func stop(_ some: [Wait]) {
    for wait in some { waits.removeValue(forKey: wait)?.cancel() }
  }

  /// Shows the game as it is now, and again when something of it changes by itself.
  func renew() {
    show(\.isPlaying, view != nil)
    guard let view else { return clear() }
    input.isOnline = isOnline
    input.nowMs = app.serverNowMs ?? input.nowMs
    input.coolS = Int((max(0, coolUntilMs - app.services.world.monoMs) / 1000).rounded(.up))
    if !view.isResultNear { input.standing = view.standing }
    show(\.hand, PlayHand(view, input))
    show(\.note, hand?.note)
    show(\.score, input.standing?.text(app.messages))
    show(\.reactions, PlayReactions(view, input))
    timer.run(
      GameView(game, app.messages).flatMap(GameModel.span), isPaused: view.state.paused)
    if isWaiting(view) { after(.tick, 100) { [weak self] in self?.renew() } }
  }

  private func clear() {
    timer.run(nil, isPaused: false)
    show(\.hand, nil)
    show(\.note, nil)
    show(\.score, nil)
    show(\.reactions, nil)
  }

  /// Something that is shown changes with time alone.
  private func isWaiting(_ view: PlayView) -> Bool {
    switch hand {
    case .clue(let clue): clue.text == nil || clue.dialog?.silence != nil || input.coolS > 0
    case .reveal(let reveal): reveal.waiting != nil && view.state.reveal != nil
    case .question(let question): question.isOpen
    case .waiting, .rules, .scores, .older, nil: false
    }
  }
}
