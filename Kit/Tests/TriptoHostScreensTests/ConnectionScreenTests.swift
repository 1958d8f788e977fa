import Observation
import Testing
import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoScreens
import TriptoTestWorld
import TriptoWire

@testable import TriptoHostCards
@testable import TriptoHostScreens

@MainActor @Suite(.timeLimit(.minutes(1))) struct ConnectionScreenTests {
  @Test("UI-X8 relaunch resumes the kept seat")
  func resumes() async {
    let host = HostWorld(seat: HostWorld.seat)
    _ = await host.lobby()
    #expect(host.world.addresses[0].contains("token=h&device=home"))
    #expect(host.app.launch.busy == nil)
  }

  @Test("UI-A7 UI-H37 a gap over 1.5 s shows *Återansluter…*, and stale content stays")
  func banner() async {
    let host = HostWorld(seat: HostWorld.seat)
    let socket = await host.lobby()
    host.world.refuse(100)
    socket.end(1006)
    await host.until { host.app.commands.isOff }
    #expect(host.app.banner.pill == nil && host.app.screen == .lobby)
    host.world.pass(1500)
    await host.until { host.app.banner.pill != nil }
    #expect(host.app.banner.pill == Banner.Pill(text: "Återansluter…", tryAgain: nil))
    #expect(host.haptics.played == [.warning])
    #expect(!host.app.lobby.start.isEnabled)
    host.app.choose(.en)
    #expect(host.app.banner.pill?.text == "Reconnecting…")
  }

  @Test("UI-H38 after 10 failures *Anslutningen förlorad.* with *Försök igen*, and the tries go on")
  func lost() async {
    let host = HostWorld(seat: HostWorld.seat)
    let socket = await host.lobby()
    host.world.refuse(11)
    socket.end(1006)
    for attempt in 1...10 {
      await host.until { host.app.game.status.attempts == attempt }
      if attempt < 10 { host.world.pass(8000) }
    }
    await host.until { host.app.banner.pill?.tryAgain != nil }
    #expect(
      host.app.banner.pill == Banner.Pill(text: "Anslutningen förlorad.", tryAgain: "Försök igen"))
    host.app.banner.tryAgain()
    await host.until { host.world.addresses.count >= 11 }
  }

  @Test(
    "UI-A14 UI-H68 a final close shows a screen with a way on",
    arguments: [
      (4010, "Spelet är öppet på ett annat ställe.", "Spela här"),
      (4003, "Spelet finns inte längre.", nil),
      (4002, "Din biljett har gått ut. Gå med igen.", nil),
      (4999, "Anslutningen förlorad.", "Försök igen"), (1000, "Spelet är avslutat.", nil),
    ])
  func closed(code: Int, text: String, here: String?) async throws {
    let host = HostWorld(seat: HostWorld.seat)
    let socket = await host.lobby()
    socket.end(code)
    await host.until { if case .closed = host.app.screen { true } else { false } }
    guard case .closed(let screen) = host.app.screen else { return }
    #expect(screen.text == text && screen.here == here && screen.toStart == "Till start")
    #expect(host.app.identifier == "phase.CLOSED")
    if here != nil {
      await host.app.reopen()
      await host.until { host.world.opened.count == 2 }
    }
    await host.app.leave()
    #expect(host.app.screen == .launch)
    #expect(await host.seats.load() == nil)
  }

  @Test("UI-H68 a host whose seat another device has taken is told so")
  func displaced() async {
    let host = HostWorld([(200, HostWorld.found)], seat: HostWorld.seat)
    let socket = await host.lobby()
    socket.end(4001)
    await host.until {
      if case .closed(let screen) = host.app.screen {
        screen.text == host.app.messages.host.hostDisplaced
      } else {
        false
      }
    }
    let other = HostWorld(seat: HostWorld.seat)
    await other.lobby().end(4001)
    await other.until {
      if case .closed(let screen) = other.app.screen {
        screen.text == "Din biljett har gått ut. Gå med igen."
      } else {
        false
      }
    }
  }

  @Test("UI-E6 when the session ends in the finale, the results stay")
  func resultsStay() async {
    let host = HostWorld(seat: HostWorld.seat)
    let socket = await host.lobby()
    socket.say(
      Frames.text("STATE_SNAPSHOT", ["state": Frames.state(["phase": "ROUND_END", "version": 90])]))
    await host.until { host.app.screen == .game(.roundEnd) }
    socket.end(1000)
    await host.until { host.app.commands.isOff }
    #expect(host.app.screen == .game(.roundEnd))
  }

  @Test("UI-A17 the app follows the session's language where nobody chose")
  func sessionLanguage() async throws {
    let host = HostWorld(seat: HostWorld.seat)
    let socket = await host.lobby()
    guard
      case .object(var settings)? = Frames.golden("LOBBY_UPDATED.evening")["payload"]?["settings"]
    else { return }
    settings["language"] = "en"
    await host.tell([("Alva", true)], on: socket, more: ["settings": .object(settings)])
    await host.until { host.app.lobby.guests.title == "Players (1)" }
    host.app.choose(.sv)
    #expect(host.app.lobby.guests.title == "Spelare (1)")
  }

  @Test("UI-A14 a server newer than the app is said on every screen, which stays, with a try")
  func outdated() async {
    let host = HostWorld(seat: HostWorld.seat)
    let socket = await host.lobby()
    for _ in 0..<100 { socket.say("{broken") }
    await host.until { host.app.banner.pill?.text == host.app.messages.apps.appTooOld }
    #expect(host.app.screen == .lobby)
  }

  @Test("UI-X8 waking asks the server at once, and sleeping asks nothing")
  func waking() async {
    let host = HostWorld(seat: HostWorld.seat)
    let socket = await host.lobby()
    await host.app.sleep()
    #expect(socket.sentTypes.isEmpty)
    await host.app.appear()
    await host.until { socket.sentTypes == ["HELLO"] }
    await host.app.networkChanged()
    #expect(host.world.opened.count == 1)
  }

  @Test("UI-H14 LOBBY_UPDATED redraws the player cards and nothing else")
  func redraws() async {
    let host = HostWorld(seat: HostWorld.seat)
    let socket = await host.lobby()
    await host.tell([("Alva", true)], on: socket)
    let changed = Changed()
    withObservationTracking {
      _ = host.app.lobby.ticket
    } onChange: {
      changed.note("ticket")
    }
    withObservationTracking {
      _ = host.app.screen
    } onChange: {
      changed.note("screen")
    }
    withObservationTracking {
      _ = host.app.lobby.guests
    } onChange: {
      changed.note("guests")
    }
    await host.tell([("Alva", true), ("Bo", true)], on: socket)
    #expect(changed.names == ["guests"])
  }
}

private final class Changed: @unchecked Sendable {
  // NB: changes are told on the main actor alone, in this test.
  private(set) var names: [String] = []
  func note(_ name: String) { names.append(name) }
}
