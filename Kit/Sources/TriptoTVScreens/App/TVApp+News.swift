import Observation
import TriptoClient
import TriptoDesign
import TriptoDesk
import TriptoKernel
import TriptoScreens
import TriptoWire

// What the server says, and time.
extension TVApp {
  static let (tickMs, patienceMs, settleMs) = (100.0, 1500.0, 700.0)

  func listen() {
    let news = client.news
    listener = Task { [weak self] in
      for await item in news { self?.take(item) }
    }
  }

  private func take(_ item: GameClient.News) {
    switch item {
    case .clock(let clock): serverClock = clock
    case .game(let game): take(game)
    case .happened(let message):
      spoken.hear(message, at: nowMs)
      memory.hear(message, game, at: nowMs)
      sound(.told(message))
      renew()
    }
  }

  private func take(_ game: Game) {
    let isBack = game.isRestored && !self.game.isRestored || self.game.live == nil
    self.game = game
    choice.session = game.lobby?.settings?.language ?? choice.session
    renewLanguage()
    memory.see(game, at: nowMs)
    if isBack, game.isRestored, let state = game.state { spoken.restore(state) }
    sound(.game(game))
    tellAudio()
    tellVoices()
    renewLink()
    renewScreen()
    renew()
  }

  var nowMs: Double { serverClock.now(at: services.world.monoMs) ?? 0 }

  func renewLanguage() {
    guard messages.language != choice.current else { return }
    messages = Messages(choice.current)
    launch.renew()
    renewScreen()
    renew()
  }

  /// Shows the game as it is at this moment; and again soon, for much of it changes with time alone.
  func renew() {
    ticking?.cancel()
    guard let view = TVView(game, messages, memory, at: nowMs), seat != nil else { return clear() }
    show(\.picture, TVPicture(view, base: base))
    show(\.notices, TVNotices(view))
    let ride = TVRide(view)
    show(\.ride, ride)
    show(\.train, TVTrain(view, speed: ride.speed))
    show(\.captions, spoken.lines(at: nowMs))
    renewClock(view)
    ticking = services.after(Self.tickMs) { [weak self] in self?.renew() }
  }

  private func renewClock(_ view: TVView) {
    let span = TVClock.span(view)
    if let span, countdown?.endMs != span.endMs || countdown?.mostMs != span.totalMs {
      countdown = Countdown(endMs: span.endMs, mostMs: span.totalMs)
    }
    if span == nil { countdown = nil }
    show(\.clock, TVClock(view, span, leftMs: countdown?.left(at: nowMs)))
  }

  private func clear() {
    show(\.picture, nil)
    show(\.notices, nil)
    show(\.clock, nil)
    show(\.ride, nil)
    show(\.train, nil)
    show(\.captions, [])
  }

  /// The address that phones reach (UI-T3, UI-X1); nil when it means this device.
  var base: String? {
    let address = book.publicAddress ?? book.server
    return address.isLoopback ? nil : "\(address)"
  }

  private func renewLink() {
    let waits = game.status.stage == .connecting || game.status.stage == .reconnecting
    if !waits {
      patience?.cancel()
      (patience, isLate) = (nil, false)
    } else if patience == nil {
      patience = services.after(Self.patienceMs) { [weak self] in
        self?.isLate = true
        self?.renewLink()
      }
    }
    let text = game.status.isOutdated ? messages.apps.appTooOld : messages.common.reconnecting
    show(\.link, isLate || game.status.isOutdated ? text : nil)
  }
}
