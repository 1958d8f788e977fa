import TriptoClient
import TriptoKernel
import TriptoWire

@testable import TriptoBots
@testable import TriptoHostCards
@testable import TriptoHostScreens
@testable import TriptoScreens

// What a host does now and then, and no bot does.
extension HostSeat {
  func tryTools(_ situation: Situation) async {
    switch situation {
    case .lobby: await lobbyTools()
    case .reveal where plan.overrules && !book.pages.hasOverruled:
      await pressed { self.judge() }
    case .scoreboard:
      if plan.endsEarly { return await pressed { self.press(.endGame) } }
      await handOver()
    case .over where journey < plan.journeys:
      // NB: until the lobby is there: what was said into a breaking line is said again.
      await pressed {
        _ = self.press(.hostRematch)
        return false
      }
    default: break
    }
  }

  /// Presses as soon as it can be pressed, while the game stays in its phase. Away from the server nothing moves on.
  func pressed(_ press: @escaping () -> Bool) async {
    let phase = brain.memory.phase
    while !isOver, (brain.memory.phase ?? phase) == phase, !press() { await change() }
  }

  /// Presses until it is so: what was said into a breaking line is said again.
  private func reach(
    _ isSo: @escaping () -> Bool, by press: @escaping () -> Void
  ) async {
    await pressed { [app] in
      if !isSo(), !app.commands.isOff { press() }
      return isSo()
    }
  }

  /// Once a game: carriages, the voice, the plan, one switch; each journey after the first begins here too.
  private func lobbyTools() async {
    if journey > 1 { return await pressed { self.press(.hostStartGame) } }
    guard !hasTriedLobby else { return }
    hasTriedLobby = true
    defer {
      isReady = true
      wake()
    }
    if plan.hostPlays { await flip("host-plays") }
    if plan.kicks { await sendAway() }
    guard plan.isCurious else { return }
    await flip(plan.number % 2 == 0 ? "speed-bonus" : "late-join")
    await pressed { self.did(self.app.tools.sample != nil) { self.app.tools.hearSample() } }
    await planOnce()
    await lock(true)
    await lock(false)
    if plan.players > 6 { await carriages() }
  }

  private func flip(_ id: String) async {
    await pressed { [app] in
      guard let setting = app.lobby.settings?.switches.first(where: { $0.id == id }),
        !app.commands.isOff
      else { return false }
      app.lobby.flip(setting)
      return true
    }
  }

  /// Once all are there.
  private func sendAway() async {
    let guests = { self.app.lobby.guests.guests }
    await pressed { guests().count { $0.isConnected } == self.plan.players }
    guard let last = guests().last?.id else { return }
    await reach(
      { !guests().contains { $0.id == last } },
      by: {
        _ = self.press(.hostKick(playerId: last, ban: false))
      })
  }

  private func lock(_ locked: Bool) async {
    await reach({ self.app.lobby.ticket?.isLocked == locked }, by: { self.app.lobby.toggleLock() })
  }

  /// A journey is drawn, and dropped again (EV8).
  private func planOnce() async {
    await app.library.load()
    await app.library.draw()
    await pressed { [app] in
      guard !app.commands.isOff else { return false }
      app.library.clear()
      return true
    }
  }

  /// Up to the offer, drawn anew, and somebody moved.
  private func carriages() async {
    let card = { self.app.lobby.carriages }
    await reach({ card().map { $0.why == nil } ?? false }, by: { self.app.lobby.pressCarriages() })
    await reach(
      { self.log.sent[.hostCarriagesDraw] != nil }, by: { self.app.lobby.pressCarriages() })
    await reach(
      { self.log.sent[.seatSet] != nil },
      by: {
        guard let drawn = card(), let rider = drawn.carriages.first?.riders.first,
          let other = drawn.places(for: rider.id).first
        else { return }
        self.app.lobby.move(rider.id, to: other.id)
      })
  }

  private func handOver() async {
    guard plan.isCurious, !hasHandedOver else { return }
    hasHandedOver = true
    await reach({ self.app.tools.handover?.offer != nil }, by: { self.app.tools.openHandover() })
    app.tools.closeHandover()
  }
}
