import TriptoClient
import TriptoDesk
import TriptoKernel
import TriptoTransport
import TriptoWire

@testable import TriptoBots
@testable import TriptoScreens
@testable import TriptoTVScreens

/// The television of a game: its app's own models on a real socket, which breaks now and then. They hold no secret of the
/// game before it is told (PR34, PR35).
@MainActor
final class TVSeat: AppSeat {
  nonisolated static let label = "TV"
  nonisolated static let role = Role.tv

  let plan: HostPlan
  let world: Wiretap
  let app: TVApp
  let room = Room()
  let book: GameBook
  var brain: BotBrain
  var log = SeatLog()
  private var canary = ModelCanary()
  private var noted = Situation.unknown
  private var cutsLeft: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private(set) var isOver = false

  /// - Parameter seat: the place that the game keeps for its TV.
  init(_ plan: HostPlan, _ seat: Seat, base: String, book: GameBook) {
    (self.plan, self.book, cutsLeft) = (plan, book, plan.tvCuts)
    world = Wiretap(seed: plan.seed &+ 1)
    app = TVApp(
      Services(
        world: world, transport: NIOTransport(), seats: SeatMemory(seat),
        preferences: PreferencesMemory(), environment: ["BASE_URL": base],
        languageTags: [plan.language.rawValue]), engine: room)
    brain = BotBrain(role: .tv, dice: Dice(seed: plan.seed).part(Self.label))
    book.edit { $0.seats[Self.label] = GameBook.Seat() }
  }

  var client: GameClient { app.client }

  /// Shows the game until its last journey has ended.
  func run() async {
    listen(to: world)
    room.tell = { [weak app] in app?.sound($0) }
    app.sound(.manifest([]))
    app.sound(.mayPlay(true))
    await app.start()
    while !isOver, !isAtEnd { await change() }
    hasEnded = isAtEnd
    log.finalScores = await client.game.state?.scoreboard ?? []
    log.violations += canary.finish(book.pages.truth, viewer: Self.label)
    seat { $0.isDone = true }
    await client.disconnect()
  }

  /// It saw the end of the last journey; noted there, since the brain forgets with the line.
  private(set) var hasEnded = false
  var looks: Int { canary.looks }

  private var isAtEnd: Bool {
    brain.memory.phase == .roundEnd && journey >= plan.journeys
  }

  /// The time is up.
  func giveUp() {
    guard !isOver, !isAtEnd else { return }
    complain("ST22", "out of time in \(app.identifier), \(brain.memory.situation)")
    isOver = true
    wake()
  }

  // MARK: what the server says

  func willHear(_ frame: TriptoClient.Frame) {
    log.violations += canary.willHear(frame, app, book.pages.truth, viewer: Self.label)
  }

  func hasHeard(_ plans: [BotPlan]) {
    let now = brain.memory.situation
    if now != noted {
      noted = now
      canary.look(at: app)
      cutMaybe(now)
    }
    wake()
  }

  func hasLost() {
    noted = .unknown
    wake()
  }

  func says(_ type: ClientMessageType) {}

  /// The line breaks where it hurts: at a clue, in a brake, at the reveal, at a question.
  private func cutMaybe(_ situation: Situation) {
    switch situation {
    case .clue, .brake, .reveal, .question: break
    case .unknown, .lobby, .intro, .waiting, .gap, .scoreboard, .finale, .over, .paused: return
    }
    guard cutsLeft > 0, !isOver else { return }
    cutsLeft -= 1
    log.cuts += 1
    let world = world
    Task { await world.cut() }
  }

  // MARK: waiting

  private func change() async {
    guard !isOver else { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  private func wake() {
    let now = waiting
    waiting = []
    for one in now { one.resume() }
  }
}

/// A room with a sound card: all that the desk asks for is there.
@MainActor
final class Room: SoundEngine {
  var tell: @MainActor (SoundEvent) -> Void = { _ in }
  private(set) var played = 0
  private let begin = ContinuousClock.now

  var soundS: Double { (ContinuousClock.now - begin) / .seconds(1) }
  var latencyS: Double { 0 }

  func perform(_ deeds: [SoundDeed], from server: ServerAddress) {
    for deed in deeds {
      switch deed {
      case .load(let file), .make(let file): answer(.loaded(file, seconds: 2))
      case .play: played += 1
      case .letGo, .stop, .fade, .keep, .speak, .hush, .tellSpoken: break
      }
    }
  }

  /// NB: later, as a real one would: the desk is still at work on what it has been told.
  private func answer(_ event: SoundEvent) {
    let tell = tell
    Task { tell(event) }
  }
}
