public import Observation
import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoWire

/// What the host needs now and then: health, music, the clue again, a screen, another host, the end (UI-H54, UI-H60,
/// UI-H65–UI-H67, UI-H71).
@MainActor @Observable
public final class ToolsModel: Shown {
  public private(set) var health: [HealthLine] = []
  public private(set) var music: MusicLevel
  public private(set) var handover: Handover?
  /// *Visa på en skärm*.
  public private(set) var screenSheet: JoinSheet?
  /// *Avsluta spel*, or *Lämna som värd* where no game runs.
  public private(set) var end: ControlBar.Action?
  /// *Läs ledtråden igen*; nil while there is none.
  public private(set) var replay: String?
  public private(set) var asking: ControlBar.Action?
  @ObservationIgnored public private(set) lazy var handoverTimer = TimerModel(app)

  /// How long a screen may take to come after its code was typed.
  static let screenComesMs = 30_000.0

  private unowned let app: HostApp
  @ObservationIgnored private var putAway: Set<String> = []
  @ObservationIgnored private var gainDb = 0.0
  @ObservationIgnored private var stateGainDb: Double?
  @ObservationIgnored private var includesKey = false
  @ObservationIgnored private var isHeld = false

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
    show(\.end, Self.end(view, isOff: app.commands.isOff))
    if let handover { show(\.handover, made(handover.offer)) }
  }

  private func renewHealth(_ view: GameView) {
    let lines = HealthLine.all(view, knownMs: knownMs, address: tvAddress)
    putAway.formIntersection(lines.map(\.id))
    show(\.health, lines.filter { !putAway.contains($0.id) })
  }

  private func clear() {
    show(\.health, [])
    show(\.handover, nil)
    show(\.screenSheet, nil)
    show(\.end, nil)
    show(\.replay, nil)
    show(\.asking, nil)
  }

  private static func end(_ view: GameView, isOff: Bool) -> ControlBar.Action {
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

  private var knownMs: Milliseconds {
    app.services.preferences.text(.knownTV).flatMap { Milliseconds($0) } ?? 0
  }

  /// Where a TV finds the game, as people type it.
  private var tvAddress: String {
    let link = app.lobby.ticket?.shortAddress?.split(separator: "/").first.map(String.init)
    let server = app.book.server
    return "\(link ?? "\(server.host)\(server.port.map { ":\($0)" } ?? "")")/tv"
  }
}

// What can be pressed.
extension ToolsModel {
  public func choose(_ step: MusicLevel.Step) {
    app.commands.run(.hostMusicGainSet(gainDb: step.gainDb))
  }

  func heard(_ gain: MusicGainSet) {
    gainDb = gain.gainDb
    show(\.music, MusicLevel(gainDb: gainDb, app.messages.host))
  }

  /// The TV reads the clue again, or shows it where nothing is read (UI-A10).
  public func replayClue() {
    guard replay != nil, !app.commands.isOff else { return }
    app.commands.run(.hostReplayClue)
    let isVoiceOn = app.game.lobby?.settings?.voice != false
    let isSpoken = if case .ready? = app.game.health?.voice { isVoiceOn } else { false }
    let host = app.messages.host
    app.commands.tell(isSpoken ? host.replayStarted : host.replayShown, .news)
  }

  public func dismiss(_ line: HealthLine) {
    if let atMs = line.replacedAtMs { app.services.preferences.keep(String(atMs), .knownTV) }
    putAway.insert(line.id)
    show(\.health, health.filter { $0.id != line.id })
  }

  public func pressEnd() {
    guard let end, end.isEnabled else { return }
    if end.question != nil, asking == nil {
      asking = end
      return
    }
    asking = nil
    app.play.press(end.withoutQuestion)
  }

  /// Yes to what was asked.
  public func confirm() {
    app.services.haptics.play(.warning)
    pressEnd()
  }

  public func keepOn() { asking = nil }
}

// Another host, and another screen.
extension ToolsModel {
  public func openHandover() {
    includesKey = false
    handover = made(nil)
    app.commands.run(.hostHandover)
  }

  public func closeHandover() {
    handover = nil
    handoverTimer.run(nil, isPaused: false)
  }

  public func includeKey(_ isIncluded: Bool) {
    includesKey = isIncluded
    if let handover { show(\.handover, made(handover.offer)) }
  }

  func offered(_ offer: HandoverCode) {
    guard handover != nil else { return }
    show(\.handover, made(offer))
    handoverTimer.run(
      TimerModel.Span(kind: .handover, endMs: offer.expiresAtMs, totalMs: .max, lowMs: 0),
      isPaused: false)
  }

  private func made(_ offer: HandoverCode?) -> Handover {
    Handover(
      offer, joinCode: app.game.state?.joinCode ?? "", link: app.lobby.ticket?.qr,
      houseKey: (app.services.keys as? HouseKeyModel)?.key, isKeyIncluded: includesKey,
      app.messages)
  }

  public func openScreens() {
    screenSheet = JoinSheet(.screen(address: tvAddress), app.messages)
  }

  public func closeScreens() { screenSheet = nil }

  public func typeScreenCode(_ text: String) {
    guard var sheet = screenSheet else { return }
    sheet.type(text, app.messages)
    show(\.screenSheet, sheet)
  }

  /// The right code puts the game there (UI-H67).
  public func showOnScreen() async {
    guard let sheet = screenSheet, sheet.canJoin, !isHeld, let seat = app.seat else { return }
    screenSheet?.isBusy = true
    do throws(APIError) {
      try await app.api.showOnScreen(seat, screenCode: sheet.entry.text)
      expectScreen()
      screenSheet = nil
      app.commands.tell(app.messages.host.screenShows(code: sheet.entry.text), .news)
    } catch {
      refused(error)
    }
  }

  /// NB: the host's own change of the screen is no news to the host (UI-H71).
  private func expectScreen() {
    guard let nowMs = app.serverNowMs else { return }
    let until = Milliseconds(nowMs + Self.screenComesMs)
    app.services.preferences.keep(String(until), .knownTV)
  }

  private func refused(_ problem: APIError) {
    app.services.haptics.play(.error)
    screenSheet?.isBusy = false
    screenSheet?.error = problem.text.words(app.messages)
    guard case .refused(let refusal) = problem else { return }
    if refusal.status == 404 { screenSheet?.error = app.messages.host.noSuchScreen }
    guard refusal.waitSeconds > 0 else { return }
    isHeld = true
    _ = app.services.after(Double(refusal.waitSeconds) * 1000) { [self] in
      isHeld = false
      screenSheet?.error = nil
    }
  }
}
