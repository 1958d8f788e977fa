import Testing
import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoScreens
import TriptoTestWorld
import TriptoWire

@testable import TriptoHostCards
@testable import TriptoHostScreens

@MainActor @Suite(.timeLimit(.minutes(1))) struct GameClueTests {
  private let host = HostWorld(seat: HostWorld.seat)
  private var play: GameModel { host.app.play }

  @Test("UI-H18 UI-H19 UI-H20 UI-H21 a clue: badge, secret, full text, points, locked answers")
  func clue() async throws {
    let socket = await host.lobby()
    await host.show("HOST", on: socket)
    #expect(host.app.screen == .game(.clueLevel))
    #expect(play.badge?.title == "Ledtråd" && play.badge?.connection == "Ansluten")
    #expect(play.badge?.stop == "Resmål 1 / 2" && play.badge?.tone == .calm)
    #expect(play.secret?.name == "Paris" && play.secret?.country == "Frankrike")
    #expect(play.secret?.note == "Bara för dig" && play.secret?.symbol.rawValue == "eye.slash.fill")
    let clue = try #require(play.clue)
    #expect(clue.text == "Här är broarna fler än väderstrecken." && clue.level == "8 p")
    #expect(clue.answered == "1/1 svarat" && clue.canExtend && clue.title == "Aktuell ledtråd")
    let locked = try #require(play.locked)
    #expect(locked.title == "Låsta svar (1)" && locked.spoken == "1 svar låst")
    #expect(locked.rows.map(\.answer) == ["”Lyon”"] && locked.rows.map(\.level) == ["vid 10 p"])
    #expect(play.brake == nil && play.question == nil && play.finale == nil && play.older == nil)
  }

  @Test("UI-H22 UI-H52 UI-H53 *Nästa ledtråd* is sent; reveal is asked about first")
  func steering() async {
    let socket = await host.lobby()
    await host.show("HOST", on: socket)
    #expect(
      play.bar?.primary?.label == "Nästa ledtråd" && host.others == ["pause", "force-reveal"])
    host.press("next-clue")
    await host.until { socket.sentTypes == ["HOST_NEXT_CLUE"] }
    #expect(play.bar?.primary?.isEnabled == false)
    await host.show("HOST", version: 101, on: socket)
    host.press("force-reveal")
    #expect(play.asking?.question == "Avslöja resmålet nu?")
    play.dismiss()
    #expect(play.asking == nil)
    host.press("force-reveal")
    play.confirm()
    await host.until { socket.sentTypes.last == "HOST_FORCE_REVEAL" }
    #expect(play.asking == nil && host.haptics.played == [.medium, .warning])
  }

  @Test("UI-E23 when all have answered, and at the last clue, the button reads *Till svaret*")
  func toAnswer() async {
    let socket = await host.lobby()
    await host.show("HOST", ["clueLevelPoints": 2], on: socket)
    #expect(
      play.bar?.primary?.label == "Till svaret"
        && play.bar?.cue == host.app.messages.host.cueLastClue)
    host.press("next-clue")
    await host.until { socket.sentTypes == ["HOST_NEXT_CLUE"] }
    await host.show(
      "HOST", ["units": ["answered": 2, "total": 2], "clueTimerEnd": .null], version: 101,
      on: socket)
    #expect(
      play.bar?.primary?.label == "Till svaret"
        && play.bar?.cue == host.app.messages.host.cueDrumroll)
    host.press("next-clue")
    await host.until { socket.sentTypes.last == "HOST_FORCE_REVEAL" }
  }

  @Test(
    "UI-A8 UI-A13 UI-H51 the clock counts down on the server's time, stands still in a pause, and is spoken at 10 and 5"
  )
  func clock() async {
    let socket = await host.lobby()
    await host.show("HOST", ["clueTimerEnd": .int(HostWorld.nowMs + 12_000)], on: socket)
    #expect(play.timer.left?.text == "12 sek" && play.timer.left?.isLow == false)
    #expect(play.timer.left?.spoken == "")
    host.world.pass(2000)
    await host.until { self.play.timer.left?.seconds == 10 }
    #expect(play.timer.left?.spoken == "10 sekunder kvar")
    host.world.pass(5500)
    await host.until { self.play.timer.left?.seconds == 5 }
    #expect(play.timer.left?.isLow == true && play.timer.left?.spoken == "5 sekunder kvar")
    await host.show(
      "HOST", ["clueTimerEnd": .null, "paused": .bool(true)], version: 101, on: socket)
    #expect(
      play.timer.left?.isHeld == true && play.timer.left?.seconds == 5
        && play.timer.left?.spoken == "")
    #expect(play.badge?.title == "Paus" && play.bar?.primary?.label == "Fortsätt")
    #expect(
      play.bar?.cue == host.app.messages.host.cuePaused
        && host.others == ["next-clue", "force-reveal"])
    host.world.pass(1000)
    await host.show(
      "HOST", ["clueTimerEnd": .null, "paused": .bool(true)], version: 102, on: socket)
    #expect(play.timer.left?.seconds == 5)
    await host.show(
      "HOST", ["clueTimerEnd": .int(HostWorld.nowMs + 9000)], version: 103, on: socket)
    #expect(play.timer.left?.isHeld == false)
    host.world.pass(60_000)
    await host.until { self.play.timer.left?.seconds == 0 }
  }
}
