import Testing
import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoScreens
import TriptoTestWorld
import TriptoWire

@testable import TriptoHostCards
@testable import TriptoHostScreens

/// Servers that are older or newer than the app, or that say what makes no sense.
@MainActor @Suite(.timeLimit(.minutes(1))) struct OtherServerTests {
  private let host = HostWorld(seat: HostWorld.seat)

  /// After these words it still hears: the next state shows.
  private func expectAlive(_ socket: FakeSocket, version: Int = 300) async {
    await host.show("HOST", version: version, on: socket)
    #expect(host.app.screen == .game(.clueLevel) && !host.app.commands.isOff)
  }

  private func resyncs(_ socket: FakeSocket) -> Int {
    socket.sentTypes.count { $0 == "RESUME_SESSION" }
  }

  @Test(
    "UI-A14 WS6 a thousand broken frames ask for one snapshot and no storm, then the app is too old"
  )
  func thousand() async {
    let socket = await host.lobby()
    await host.show("HOST", on: socket)
    for _ in 0..<1000 { socket.say("{broken") }
    await host.until { self.host.app.banner.pill != nil }
    #expect(
      host.app.banner.pill?.text == "Appen är för gammal för den här servern. Uppdatera appen.")
    #expect(host.app.banner.pill?.tryAgain == "Försök igen")
    #expect(host.app.screen == .game(.clueLevel) && host.world.opened.count == 1)
    await host.until { self.resyncs(socket) == 1 }
    host.app.choose(.en)
    #expect(
      host.app.banner.pill?.text == "The app is too old for this server. Update the app.")
    await expectAlive(socket)
    await host.until { self.host.app.banner.pill == nil }
    #expect(resyncs(socket) == 1)
  }

  @Test(
    "UI-A21 EV18 what a newer server says costs itself alone: message, effect, sound, more keys, fewer keys",
    arguments: [
      ("TELEPORT", ["a": 1]), ("UI_EFFECT_TRIGGER", ["effectId": "fireworks"]),
      ("SFX_PLAY", ["sfxId": "gong", "volume": 2]), ("LOBBY_UPDATED", ["players": 3]),
      ("LOBBY_UPDATED", [:]), ("PLAYER_JOINED", ["name": .null]), ("SCOREBOARD_UPDATE", [:]),
      ("BRAKE_ACCEPTED", ["playerId": "x"]), ("HANDOVER_CODE", ["code": 7]),
    ] as [(String, JSONValue)])
  func newer(type: String, payload: JSONValue) async {
    let socket = await host.lobby()
    await host.show("HOST", on: socket)
    for _ in 0..<5 { socket.say(Frames.text(type, payload)) }
    await expectAlive(socket)
    #expect(resyncs(socket) == 0 && host.app.banner.pill == nil)
  }

  @Test("UI-A19 an error code that the app does not know has a general text")
  func error() async {
    let socket = await host.lobby()
    let error: JSONValue = [
      "errorCode": "TOO_SUNNY", "message": "in English", "retryable": .bool(false), "more": 1,
    ]
    socket.say(Frames.text("ERROR", error))
    await host.until { self.host.app.commands.notice?.text == "Något gick fel." }
    await expectAlive(socket)
  }

  @Test("EX6 UI-A9 a patch that does not fit, or a state without its keys, asks for one snapshot")
  func patches() async {
    let socket = await host.lobby()
    await host.show("HOST", on: socket)
    let odd: JSONValue = ["op": "replace", "path": "/no/such/place", "value": 1]
    for _ in 0..<20 {
      socket.say(
        Frames.text("STATE_PATCH", ["ops": [odd], "baseVersion": 100, "version": 101]))
      socket.say(Frames.text("STATE_SNAPSHOT", ["state": ["version": 102]]))
    }
    await host.until { self.resyncs(socket) > 0 }
    #expect(host.app.screen == .game(.clueLevel) && host.app.game.state?.version == 100)
    await expectAlive(socket)
    #expect(resyncs(socket) == 1)
  }

  @Test("EX3 the same seq twice is taken once, and a frame of 1 MB is read or skipped")
  func numbers() async throws {
    let socket = await host.lobby()
    await host.show("HOST", on: socket)
    let brake = try #require(Frames.golden("BRAKE_ACCEPTED")["payload"])
    for _ in 0..<2 { socket.say(Frames.text("BRAKE_ACCEPTED", brake, seq: 3)) }
    let filler = JSONValue.string(String(repeating: "å", count: 500_000))
    socket.say(Frames.text("NEWER", ["x": filler]))
    socket.say(Frames.text("MUSIC_STOP", ["fadeOutMs": 6, "x": filler]))
    await expectAlive(socket)
    #expect(resyncs(socket) == 0 && host.haptics.played == [.warning])
  }

  @Test("UI-A21 EVE3 a server without evenings has a classic lobby, and every phase is shown")
  func older() async throws {
    await host.app.start()
    await host.until { !self.host.world.opened.isEmpty }
    let socket = try #require(host.world.opened.first)
    socket.say(Frames.text("WELCOME", Frames.welcomePayload))
    await host.show("HOST-lobby", on: socket)
    #expect(host.app.screen == .lobby && host.app.lobby.questions == nil)
    #expect(host.app.lobby.carriages == nil && host.app.lobby.ticket?.code.isEmpty == false)
    for (version, name) in ["HOST", "HOST-followup", "HOST-reveal"].enumerated() {
      await host.show(name, version: 200 + version, on: socket)
      #expect(host.app.play.older == nil && host.app.play.badge != nil)
    }
    #expect(host.app.banner.pill == nil)
  }

  @Test("UI-A8 EX8 a clock runs on the server's time: a device that is an hour off counts the same")
  func clock() async {
    host.world.pass(3_600_000)
    let socket = await host.lobby()
    let ends: JSONValue = .int(HostWorld.nowMs + 12_000)
    await host.show("HOST", ["clueTimerEnd": ends], on: socket)
    #expect(host.app.play.timer.left?.seconds == 12)
    // NB: a frame with an older time, as after a device's clock was set: the clock never runs backwards.
    socket.say(Frames.text("MUSIC_STOP", ["fadeOutMs": 6], atMs: HostWorld.nowMs - 3_600_000))
    await host.show("HOST", ["clueTimerEnd": ends], version: 101, on: socket)
    #expect((host.app.play.timer.left?.seconds ?? 0) <= 12)
  }
}
