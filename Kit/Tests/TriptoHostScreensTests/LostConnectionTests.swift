import Testing
import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoScreens
import TriptoTestWorld
import TriptoWire

@testable import TriptoHostCards
@testable import TriptoHostScreens

/// Whatever becomes of the way to the server, in every phase.
@MainActor @Suite(.timeLimit(.minutes(1))) struct LostConnectionTests {
  nonisolated static let phases: [(String, String)] = [
    ("EX-HOST-lobby", "LOBBY"), ("HOST", "PREPARING_ROUND"), ("HOST", "ROUND_INTRO"),
    ("HOST", "CLUE_LEVEL"), ("HOST", "PAUSED_FOR_BRAKE"), ("HOST-reveal", "REVEAL_DESTINATION"),
    ("HOST-followup", "FOLLOWUP_QUESTION"), ("HOST-reveal", "SCOREBOARD"),
    ("EX-HOST-finale", "FINAL_RESULTS"), ("EX-HOST-finale", "ROUND_END"),
  ]
  private static let tenMinutes = 75

  private let host = HostWorld(seat: HostWorld.seat)

  @Test(
    "UI-A7 UI-H37 UI-H38 a network that is gone for ten minutes leaves what is shown, and the game comes back",
    arguments: phases)
  func lost(golden: String, phase: String) async {
    let socket = await host.lobby()
    await host.show(golden, ["phase": .string(phase)], on: socket)
    let screen = host.app.screen
    host.world.refuse(.max)
    socket.end(1006)
    for attempt in 1...Self.tenMinutes {
      await host.until { self.host.app.game.status.attempts == attempt }
      host.world.pass(8000)
    }
    await host.until { self.host.app.banner.pill?.tryAgain != nil }
    #expect(host.app.banner.pill?.text == "Anslutningen förlorad.")
    #expect(host.app.screen == screen && host.app.commands.isOff && host.world.opened.count == 1)
    await host.until { self.host.app.game.status.attempts > Self.tenMinutes }
    host.world.refuse(0)
    host.app.banner.tryAgain()
    await host.until { self.host.world.opened.count == 2 }
    _ = await host.comeBack(golden, ["phase": .string(phase)], version: 101)
    #expect(host.app.screen == screen && host.app.banner.pill == nil && !host.app.commands.isOff)
  }

  @Test(
    "UI-X8 UI-P26 sleep and waking in any phase keep the screen; a socket that is mute is replaced",
    arguments: phases)
  func slept(golden: String, phase: String) async {
    let socket = await host.lobby()
    await host.show(golden, ["phase": .string(phase)], on: socket)
    let screen = host.app.screen
    await host.app.sleep()
    #expect(host.app.screen == screen && socket.sentTypes.isEmpty)
    await host.app.appear()
    await host.until { socket.sentTypes == ["HELLO"] }
    host.world.pass(1500)
    await host.until { self.host.world.opened.count == 2 }
    #expect(host.app.screen == screen)
    _ = await host.comeBack(golden, ["phase": .string(phase)], version: 101)
    #expect(host.app.screen == screen && !host.app.commands.isOff)
  }

  @Test(
    "UI-A7 WS20 a close that is not final is waited out: the screen stays, and the seat is asked for again",
    arguments: [1006, 1008, 1012, 1013])
  func passing(code: Int) async {
    let socket = await host.lobby()
    await host.show("HOST", on: socket)
    socket.end(code)
    await host.until { self.host.app.game.status.stage == .reconnecting }
    #expect(host.app.screen == .game(.clueLevel))
    #expect(await host.seats.load() == HostWorld.seat)
    host.world.pass(8000)
    await host.until { self.host.world.opened.count == 2 }
    _ = await host.comeBack("HOST", [:], version: 101)
    #expect(host.app.screen == .game(.clueLevel) && host.app.banner.pill == nil)
  }

  @Test(
    "UI-A14 UI-H68 two hosts at once: the one that is left opens the game here again by a press")
  func twoHosts() async {
    let socket = await host.lobby()
    await host.show("HOST", on: socket)
    socket.end(4010)
    await host.until { if case .closed = self.host.app.screen { true } else { false } }
    guard case .closed(let closed) = host.app.screen else { return }
    #expect(closed.text == "Spelet är öppet på ett annat ställe." && closed.here == "Spela här")
    host.world.pass(60_000)
    #expect(host.world.opened.count == 1)
    await host.app.reopen()
    await host.until { self.host.world.opened.count == 2 }
    _ = await host.comeBack("HOST", [:], version: 101)
    #expect(host.app.screen == .game(.clueLevel))
  }
}
