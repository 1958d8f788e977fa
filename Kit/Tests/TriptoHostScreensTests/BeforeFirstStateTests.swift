import Testing
import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoScreens
import TriptoTestWorld
import TriptoWire

@testable import TriptoHostCards
@testable import TriptoHostScreens

/// Whatever becomes of the way to the server before it has said how things stand.
@MainActor @Suite(.timeLimit(.minutes(1))) struct BeforeFirstStateTests {
  private let host = HostWorld(seat: HostWorld.seat)

  private func connecting() async -> FakeSocket {
    await host.app.start()
    await host.until { !self.host.world.opened.isEmpty }
    return host.world.opened[host.world.opened.count - 1]
  }

  private func fail(_ attempts: ClosedRange<Int>) async {
    for attempt in attempts {
      await host.until { self.host.app.game.status.attempts == attempt }
      host.world.pass(8000)
    }
  }

  @Test(
    "UI-H4 UI-H38 a server that never answers is told over Connecting, which leads back to the start"
  )
  func noServer() async {
    host.world.refuse(.max)
    await host.app.start()
    await fail(1...12)
    await host.until { self.host.app.banner.pill?.tryAgain != nil }
    #expect(host.app.banner.pill?.text == "Anslutningen förlorad.")
    #expect(host.app.screen == .connecting && host.app.backText == "Tillbaka")
    await host.app.leave()
    #expect(host.app.screen == .launch)
    #expect(await host.seats.load() == nil)
  }

  @Test("UI-H4 a network that is lost while connecting is waited out, and the first snapshot shows")
  func lost() async {
    let socket = await connecting()
    host.world.refuse(3)
    socket.end(1006)
    await fail(1...4)
    await host.until { self.host.world.opened.count == 2 }
    #expect(host.app.screen == .connecting)
    _ = await host.comeBack("HOST", [:], version: 100)
    #expect(host.app.screen == .game(.clueLevel) && host.app.banner.pill == nil)
  }

  @Test("UI-X8 UI-H4 who sleeps and wakes while connecting gets a socket that answers")
  func slept() async {
    let socket = await connecting()
    socket.say(Frames.text("WELCOME", Frames.welcomePayload))
    await host.until { self.host.app.game.status.stage == .online }
    await host.app.sleep()
    #expect(host.app.screen == .connecting)
    await host.app.appear()
    await host.until { socket.sentTypes.contains("HELLO") }
    host.world.pass(1500)
    await host.until { self.host.world.opened.count == 2 }
    _ = await host.comeBack("HOST", [:], version: 100)
    #expect(host.app.screen == .game(.clueLevel))
  }

  @Test(
    "UI-H4 Connecting lasts until WELCOME: a socket that is mute, or no Tripto's, is not taken for the game",
    arguments: [nil, "<html>", #"{"type":"hello"}"#] as [String?])
  func noTripto(words: String?) async {
    let socket = await connecting()
    if let words { socket.say(words) }
    // NB: silence is asked about before it is an end.
    await host.until {
      self.host.world.pass(10)
      return self.host.world.opened.count == 2
    }
    #expect(host.app.screen == .connecting && host.app.game.status.stage != .online)
    #expect(host.world.monoMs < 30_000)
  }

  @Test(
    "UI-A14 a final close before the first snapshot shows a screen with a way on, to the start",
    arguments: [4001, 4002, 4003])
  func refused(code: Int) async {
    await connecting().end(code)
    await host.until { if case .closed = self.host.app.screen { true } else { false } }
    guard case .closed(let closed) = host.app.screen else { return }
    #expect(closed.here == nil && closed.toStart == "Till start")
    host.world.pass(60_000)
    #expect(host.world.opened.count == 1)
  }
}
