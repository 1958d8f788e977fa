import Observation
import TriptoClient
import TriptoDesk
import TriptoKernel
import TriptoScreens
import TriptoWire

@testable import TriptoTVScreens

/// The television of a game: the app's own models on a real socket, which breaks now and then.
@MainActor
final class TVPlace {
  let app: TriptoTVScreens.TVApp
  let room = Room()
  let world = TappedWorld(inner: LoopbackWorld(Gate()), ear: Ear())
  private(set) var walk: SecretsWalk
  /// What the TV showed at each version of the state.
  private(set) var digests: [Int: Set<Digest>] = [:]
  private(set) var standings: [ScoreRow] = []
  private(set) var cuts = 0
  /// What the TV's socket has told, oldest first.
  private(set) var heard: [Frame] = []
  /// The tracks that the server has set, with the phase of then.
  private(set) var tracks: [(track: TrackID, phase: PhaseName)] = []
  /// The pictures beside how many frames had come by then.
  private(set) var shown: [(after: Int, picture: TVPicture)] = []
  private var cutsLeft: Set<String>

  init(_ plan: TVGamePlan, _ seat: Seat, base: String, _ packs: [PackSecrets]) {
    (walk, cutsLeft) = (SecretsWalk(packs), plan.cuts)
    app = TriptoTVScreens.TVApp(
      Services(
        world: world, transport: LoopbackTransport(), seats: SeatMemory(seat),
        preferences: PreferencesMemory(), environment: ["BASE_URL": base], languageTags: ["sv"]),
      engine: room)
  }

  func start() async {
    world.ear.hear = { [weak self] in await self?.hear($0) }
    room.serverMs = { [weak app] in app?.nowMs ?? 0 }
    room.tell = { [weak app] in app?.sound($0) }
    app.sound(.manifest([]))
    app.sound(.mayPlay(true))
    watch()
    await app.start()
  }

  /// Keeps each picture, also those that come by themselves.
  private func watch() {
    withObservationTracking {
      _ = app.picture
    } onChange: {
      Task { @MainActor [weak self] in
        self?.keepPicture()
        self?.watch()
      }
    }
  }

  private func keepPicture() {
    if let picture = app.picture, picture != shown.last?.picture {
      shown.append((heard.count, picture))
    }
  }

  /// The models hold what came before this frame: a look at them, and then it is told.
  private func hear(_ text: String) async {
    await catchUp { await app.client.game == app.game }
    look()
    walk.hear(text)
    guard let frame = Frame(text) else { return }
    heard.append(frame)
    if case .musicSet(let told)? = frame.message, let phase = app.game.state?.phase {
      tracks.append((told.trackId, phase))
    }
    guard cutsLeft.remove(frame.type) != nil else { return }
    cuts += 1
    // NB: once the app has this frame.
    Task { world.cut() }
  }

  func keepStandings() { standings = app.game.state?.scoreboard ?? [] }

  func look() {
    walk.look(at: app)
    keepPicture()
    guard let state = app.game.state else { return }
    digests[state.version, default: []].insert(Digest(state))
  }
}
