import Testing
import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoScreens
import TriptoTestWorld
import TriptoWire

@testable import TriptoHostCards
@testable import TriptoHostScreens

@MainActor @Suite(.timeLimit(.minutes(1))) struct GameEndTests {
  private let host = HostWorld(seat: HostWorld.seat)
  private var play: GameModel { host.app.play }

  @Test("UI-T20 UI-T21 the finale's standings mirror the TV, stage by stage")
  func finale() async throws {
    let socket = await host.lobby()
    await host.show("HOST-reveal", ["phase": "SCOREBOARD"], on: socket)
    host.hear("CLUE_PRESENT", on: socket)
    await host.show("HOST-reveal", ["phase": "FINAL_RESULTS"], version: 101, on: socket)
    #expect(play.finale?.title == "Och vinnaren är…" && play.finale?.standings == nil)
    func effect(_ id: String) {
      socket.say(
        Frames.text(
          "UI_EFFECT_TRIGGER", ["effectId": .string(id), "intensity": "high", "durationMs": 1]))
    }
    effect("podium_second")
    await host.until { self.play.finale?.standings != nil }
    #expect(play.finale?.standings?.rows.map(\.name) == ["Alva"] && play.finale?.isCrowned == false)
    effect("podium_first")
    await host.until { self.play.finale?.isCrowned == true }
    #expect(play.finale?.title == "Vi har en vinnare!")
    #expect(play.finale?.winners == [.init(name: "Bo", points: "8 poäng")])
    effect("full_standings")
    await host.until { self.play.finale?.thanks != nil }
    #expect(play.finale?.thanks == "Tack för ikväll!" && play.answers != nil)
  }

  @Test(
    "UI-E23 UI-E6 EVE83 the end of a round: one more, the night's leader, and the end of the night is asked about"
  )
  func roundEnd() async {
    let socket = await host.lobby()
    await host.show("EX-HOST-finale", ["phase": "ROUND_END"], version: 101, on: socket)
    #expect(
      play.finale?.night == "Alva leder kvällen 1–0" && play.finale?.title == "Tack för ikväll!")
    #expect(play.bar?.primary?.label == "En runda till" && host.others == ["end-night"])
    host.press("rematch")
    await host.until { socket.sentTypes == ["HOST_REMATCH"] }
    let refused: JSONValue = [
      "errorCode": "INVALID_OPERATION", "message": "m", "retryable": .bool(true),
    ]
    socket.say(Frames.text("ERROR", refused))
    await host.until {
      self.host.app.commands.notice?.text == "Servern startar om. Tryck igen om en stund."
    }
    host.press("end-night")
    #expect(play.asking?.question == "Avsluta kvällen för alla?")
    play.confirm()
    await host.until { self.host.app.screen == .launch }
    await host.until { self.play.bar == nil }
    #expect(play.badge == nil && play.finale == nil)
  }

  @Test("UI-E6 a session that ends in its finale keeps the standings, with a way to the start")
  func ended() async {
    let socket = await host.lobby()
    await host.show("HOST-reveal", ["phase": "ROUND_END"], on: socket)
    #expect(play.bar?.primary?.id == "new-game" && !play.hasEnded)
    socket.end(1000)
    await host.until { self.play.bar?.primary?.id == "to-start" }
    #expect(play.finale?.title == "Spelet är avslutat." && play.finale?.standings != nil)
    #expect(play.hasEnded)
    host.press("to-start")
    await host.until { self.host.app.screen == .launch }
    await host.until { !self.play.hasEnded }
  }
}
