import Observation
import TriptoClient
import TriptoKernel
import TriptoTransport
import TriptoWire

@testable import TriptoBots
@testable import TriptoHostCards
@testable import TriptoHostScreens
@testable import TriptoScreens

/// The host of a game: the app's own models on a real socket. A bot's mind decides what to do, and what it decides is
/// pressed as a person would press it, where there is something to press.
@MainActor
final class HostSeat {
  nonisolated static let label = "host"

  let plan: HostPlan
  let world: Wiretap
  let app: HostApp
  let book: GameBook
  var brain: BotBrain
  var log = HostLog()
  /// Presses of a player's seat, where the host plays along.
  lazy var along = AlongSeat(self)
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private(set) var isOver = false
  var cutsLeft: Int
  /// The last situation that was an occasion for something.
  var noted = Situation.unknown
  /// What is done before the first start has been done.
  var isReady = false
  var hasTriedLobby = false
  var hasHandedOver = false
  private var lookedInto: [PackID] = []

  init(_ plan: HostPlan, base: String, book: GameBook) {
    (self.plan, self.book, cutsLeft) = (plan, book, plan.cuts)
    world = Wiretap(seed: plan.seed)
    app = HostApp(
      Services(
        world: world, transport: NIOTransport(), seats: SeatMemory(),
        preferences: PreferencesMemory(), environment: ["BASE_URL": base],
        languageTags: [plan.language.rawValue]))
    var temper = Temper()
    temper.isChaoticHost = plan.isCurious
    (temper.clueMs, temper.questionMs) = (400...900, 500...800)
    brain = BotBrain(
      role: .host, dice: Dice(seed: plan.seed).part(Self.label), temper: temper,
      table: plan.players - (plan.kicks ? 1 : 0))
    book.edit { $0.seats[Self.label] = GameBook.Seat() }
  }

  /// Makes the game.
  func create() async {
    world.listen(
      hear: { [weak self] heard, isTaken in await self?.hear(heard, isTaken: isTaken) },
      speak: { [weak self] text in
        Task { @MainActor in self?.log.said(text) }
      }, lose: { [weak self] role in await self?.lost(role) })
    watch()
    await app.start()
    app.launch.create()
    await until { self.app.screen == .lobby || self.app.launch.error != nil }
  }

  /// Ends the seat: nobody waits for it any more.
  func stop() {
    isOver = true
    wake()
  }

  /// The time is up.
  func giveUp() {
    guard !isOver else { return }
    let here =
      "\(app.identifier), \(brain.memory.situation), \(app.commands.busy.map { $0.rawValue } ?? "idle")"
    log.violations.append(Violation("ST22", viewer: Self.label, "out of time in \(here)"))
    stop()
  }

  // MARK: waiting

  /// Waits until something is so, as far as the app shows it.
  func until(_ isSo: () -> Bool) async {
    while !isOver, !isSo() { await change() }
  }

  /// The next change of what can be pressed.
  func change() async {
    guard !isOver else { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  func wake() {
    let now = waiting
    waiting = []
    for one in now { one.resume() }
  }

  /// The view's part: what stands in the journey is looked into whenever it changes (UI-H50).
  private func lookIntoPlan() {
    guard app.library.toCheck != lookedInto else { return }
    lookedInto = app.library.toCheck
    Task { await app.library.check() }
  }

  private func watch() {
    withObservationTracking {
      _ = (app.screen, app.commands.isOff, app.commands.notice, app.launch.error)
      _ = (app.lobby.start, app.lobby.guests, app.lobby.carriages, app.lobby.settings)
      _ = (app.play.bar, app.play.brake, app.play.asking, app.play.answers, app.play.clue)
      _ = (app.along.asking, app.along.hand, app.tools.end, app.tools.sample)
      _ = app.library.toCheck
    } onChange: {
      Task { @MainActor [weak self] in
        guard let self, !isOver else { return }
        log.shown(app)
        watch()
        lookIntoPlan()
        wake()
      }
    }
  }
}
