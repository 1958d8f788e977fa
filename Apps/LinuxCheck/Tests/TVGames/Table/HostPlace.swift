import Observation
import TriptoClient
import TriptoKernel
import TriptoWire

@testable import TriptoHostCards
@testable import TriptoHostScreens
@testable import TriptoScreens

/// The host of a game: the app's own models on a real socket. What can be pressed on their screens is all that it does.
@MainActor
final class HostPlace {
  let app: TriptoHostScreens.HostApp
  /// An occasion to look what can be pressed now.
  let changes: AsyncStream<Void>
  /// What the host was told at each version of the state.
  private(set) var digests: [Int: Set<Digest>] = [:]
  private(set) var cuts = 0
  private let change: AsyncStream<Void>.Continuation
  private let world = TappedWorld(inner: LoopbackWorld(Gate()), ear: Ear())
  private var cutsLeft: Set<String>
  private var lookedInto: [PackID] = []

  init(_ plan: TVGamePlan, _ seat: Seat, base: String) {
    (changes, change) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    cutsLeft = plan.hostCuts
    app = TriptoHostScreens.HostApp(
      Services(
        world: world, transport: LoopbackTransport(), seats: SeatMemory(seat),
        preferences: PreferencesMemory(), environment: ["BASE_URL": base], languageTags: ["sv"]))
  }

  /// Comes back to the seat that the device has kept.
  func start() async {
    world.ear.hear = { [weak self] in await self?.hear($0) }
    world.ear.taken = { [weak self] in await self?.look() }
    watch()
    await app.start()
    await app.library.load()
  }

  var state: StateView? { app.game.status.stage == .online ? app.game.state : nil }

  private func hear(_ text: String) async {
    await look()
    guard let type = Frame(text)?.type, cutsLeft.remove(type) != nil else { return }
    cuts += 1
    // NB: once the app has this frame.
    Task { world.cut() }
  }

  /// The app has what its client knows: a look, and an occasion.
  func look() async {
    await catchUp { await app.client.game == app.game }
    if let state = app.game.state { digests[state.version, default: []].insert(Digest(state)) }
    change.yield()
  }

  /// NB: models that a view would ask, and the view's own part: another journey is looked into (UI-H50).
  private func watch() {
    withObservationTracking {
      _ = (app.screen, app.commands.isOff, app.lobby.start, app.lobby.startQuestion)
      _ = (app.play.bar, app.play.asking, app.tools.end, app.library.toCheck)
    } onChange: {
      Task { @MainActor [weak self] in
        self?.watch()
        self?.lookIntoPlan()
        self?.change.yield()
      }
    }
  }

  private func lookIntoPlan() {
    guard app.library.toCheck != lookedInto else { return }
    lookedInto = app.library.toCheck
    Task { await app.library.check() }
  }
}

// What can be pressed. Each returns false where there is nothing to press, or nothing can be pressed yet.
extension HostPlace {
  func start(_ isReady: Bool) -> Bool {
    guard isReady, app.lobby.start.isEnabled, !app.commands.isOff else { return false }
    app.lobby.startGame()
    if app.lobby.startQuestion != nil { app.lobby.startGame() }
    return true
  }

  /// - Parameter id: of a button of the bar.
  func press(_ id: String) -> Bool {
    guard !app.commands.isOff, let bar = app.play.bar,
      let action = ([bar.primary].compactMap(\.self) + bar.others).first(where: { $0.id == id }),
      action.isEnabled
    else { return false }
    app.play.press(action)
    if app.play.asking != nil { app.play.confirm() }
    return true
  }

  func endGame() -> Bool {
    guard !app.commands.isOff, app.tools.end?.id == "end-game", app.tools.end?.isEnabled == true
    else { return false }
    app.tools.pressEnd()
    if app.tools.asking != nil { app.tools.confirm() }
    return true
  }
}
