public import Observation
import TriptoClient
import TriptoDesign
public import TriptoHostCards
import TriptoKernel
public import TriptoScreens
import TriptoWire

/// What the host needs now and then: health, music, the clue again, a screen, another host, the end (UI-H54, UI-H60,
/// UI-H65–UI-H67, UI-H71).
@MainActor @Observable
public final class ToolsModel: Shown {
  public internal(set) var health: [HealthLine] = []
  public internal(set) var music: MusicLevel
  public internal(set) var handover: Handover?
  /// *Visa på en skärm*.
  public internal(set) var screenSheet: JoinSheet?
  /// *Avsluta spel*, or *Lämna som värd* where no game runs.
  public internal(set) var end: ControlBar.Action?
  /// *Läs ledtråden igen*; nil while there is none.
  public internal(set) var replay: String?
  /// *Provlyssna*: where nothing else is said, with a TV that can be heard (EVE82).
  public internal(set) var sample: String?
  /// *Spara kvällens protokoll*, once the game is over (EX32).
  public internal(set) var record: String?
  public internal(set) var isSaving = false
  /// The server asked to wait: no screen's code is tried until then (UI-A20).
  public internal(set) var isHeld = false
  /// What is to be kept as a file.
  public internal(set) var file: SavedFile?
  public internal(set) var asking: ControlBar.Action?
  @ObservationIgnored public internal(set) lazy var handoverTimer = TimerModel(app)

  /// How long a screen may take to come after its code was typed.
  static let screenComesMs = 30_000.0

  unowned let app: HostApp
  @ObservationIgnored var putAway: Set<String> = []
  @ObservationIgnored var gainDb = 0.0
  @ObservationIgnored var stateGainDb: Double?
  @ObservationIgnored var includesKey = false

  init(_ app: HostApp) {
    self.app = app
    music = MusicLevel(gainDb: 0, app.messages.host)
  }

  func renew(_ game: Game) {
    guard let view = GameView(game, app.messages) else { return clear() }
    renewHealth(view)
    // NB: the level that the state tells, until an event tells a newer one.
    if let told = view.state.audioState?.gainDb, told != stateGainDb {
      (stateGainDb, gainDb) = (told, told)
    }
    show(\.music, MusicLevel(gainDb: gainDb, view.host))
    show(\.replay, view.state.phase == .clueLevel ? view.host.replayClue : nil)
    show(\.sample, maySample(view) ? view.host.listenSample : nil)
    let isOver = view.state.phase == .roundEnd && !view.game.keepsResults
    show(\.record, isOver ? view.host.saveReplay : nil)
    show(\.end, Self.end(view, isOff: app.commands.isOff))
    if let handover { show(\.handover, made(handover.offer)) }
  }

  func renewHealth(_ view: GameView) {
    let lines = HealthLine.all(view, knownMs: knownMs, address: tvAddress)
    putAway.formIntersection(lines.map(\.id))
    show(\.health, lines.filter { !putAway.contains($0.id) })
  }

  func clear() {
    show(\.health, [])
    show(\.handover, nil)
    show(\.screenSheet, nil)
    show(\.end, nil)
    show(\.replay, nil)
    show(\.sample, nil)
    show(\.record, nil)
    show(\.asking, nil)
  }

  private func maySample(_ view: GameView) -> Bool {
    let isQuiet = [.lobby, .scoreboard, .roundEnd].contains(view.state.phase)
    return view.isEvening && isQuiet && view.state.tvConnected == true
      && view.game.lobby?.settings?.voice != false
  }

  static func end(_ view: GameView, isOff: Bool) -> ControlBar.Action {
    let (phase, host) = (view.state.phase, view.host)
    let isOver = phase == .finalResults || phase == .roundEnd
    if phase == .lobby || isOver {
      return ControlBar.Action(
        "leave", host.leaveHost, .end, .leave, isEnabled: true,
        question: isOver ? nil : host.leaveSure, haptic: .medium)
    }
    return ControlBar.Action(
      "end-game", host.endGame, .end, .send(.endGame), isEnabled: !isOff,
      question: host.endGameSure, haptic: .medium)
  }

  var knownMs: Milliseconds {
    app.services.preferences.text(.knownTV).flatMap { Milliseconds($0) } ?? 0
  }

  /// Where a TV finds the game, as people type it.
  var tvAddress: String {
    let link = app.lobby.ticket?.shortAddress?.split(separator: "/").first.map(String.init)
    let server = app.book.server
    return "\(link ?? "\(server.host)\(server.port.map { ":\($0)" } ?? "")")/tv"
  }
}
