import Testing
import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoScreens
import TriptoTestWorld
import TriptoWire

@testable import TriptoHostCards
@testable import TriptoHostScreens

@MainActor @Suite(.timeLimit(.minutes(1))) struct ToolsTests {
  private static let nowMs = 1_800_000_000_000

  private func show(
    _ change: [String: JSONValue], _ version: Int, _ host: HostWorld, _ socket: FakeSocket
  ) async {
    let state = Frames.state(change.merging(["version": .int(version)]) { $1 }, of: "HOST")
    socket.say(Frames.text("STATE_SNAPSHOT", ["state": state]))
    await host.until { host.app.game.state?.version == version }
  }

  private func health(_ payload: JSONValue, _ socket: FakeSocket) {
    socket.say(Frames.text("SHOW_HEALTH", payload))
  }

  @Test("EVE5 EVE43 the host is told that places come again, and that nobody rides in carriages")
  func journey() async throws {
    let host = HostWorld(seat: HostWorld.seat)
    let socket = await host.lobby(["tvConnected": .bool(true)])
    var journey: [String: JSONValue] = [
      "number": 2, "lengthsMin": [], "minutes": 0, "rulesDone": .bool(true),
      "libraryOut": .bool(true),
    ]
    await show(["phase": "LOBBY", "journey": .object(journey)], 100, host, socket)
    #expect(host.app.tools.health.isEmpty)
    await show(["phase": "CLUE_LEVEL", "journey": .object(journey)], 101, host, socket)
    let line = try #require(host.app.tools.health.first)
    #expect(line.text == "Biblioteket tog slut – vi tar om några." && !line.isUrgent)
    journey["libraryOut"] = nil
    await show(["phase": "CLUE_LEVEL", "journey": .object(journey)], 102, host, socket)
    #expect(host.app.tools.health.isEmpty)
  }

  @Test("EVE82 UI-E18 the host hears a sample where nothing else is said, with a TV")
  func sample() async throws {
    let host = HostWorld(seat: HostWorld.seat)
    let socket = await host.lobby(["tvConnected": .bool(true)])
    #expect(host.app.tools.sample == nil, "it is no evening")
    let journey: JSONValue = [
      "number": 1, "lengthsMin": [], "minutes": 0, "rulesDone": .bool(false),
    ]
    let lobby: [String: JSONValue] = ["phase": "LOBBY", "journey": journey]
    await show(lobby.merging(["tvConnected": .bool(false)]) { $1 }, 100, host, socket)
    #expect(host.app.tools.sample == nil)
    await show(lobby.merging(["tvConnected": .bool(true)]) { $1 }, 101, host, socket)
    #expect(host.app.tools.sample == "Provlyssna")
    host.app.tools.hearSample()
    await host.until { socket.sentTypes == ["HOST_VOICE_SAMPLE"] }
    await show(["phase": "CLUE_LEVEL", "journey": journey], 102, host, socket)
    #expect(host.app.tools.sample == nil)
  }

  @Test(
    "UI-H65 a lost TV warns, and so do its sound and the voice; each is put away until it is over")
  func lines() async throws {
    let host = HostWorld(seat: HostWorld.seat)
    let socket = await host.lobby(["tvConnected": .bool(false)])
    let missing = try #require(host.app.tools.health.first)
    #expect(missing.isUrgent && missing.text.contains("Öppna tv.local:3000/tv på TV:n"))
    #expect(missing.dismiss == "Okej" && missing.dismissLabel.hasPrefix("Okej: "))
    await show(["tvConnected": .bool(false)], 101, host, socket)
    #expect(
      host.app.tools.health.map(\.text) == [
        "TV:n har tappat kontakten. Spelet går vidare – ladda om TV-sidan."
      ])
    host.app.tools.dismiss(host.app.tools.health[0])
    #expect(host.app.tools.health.isEmpty)
    await show(["tvConnected": .bool(true)], 102, host, socket)
    health(["voice": "failing", "engine": "x", "problem": "quota", "tvAudio": "blocked"], socket)
    await host.until { host.app.tools.health.count == 2 }
    #expect(host.app.tools.health.map(\.id) == ["tv-silent", "voice-quota"])
    await show(["tvConnected": .bool(false)], 103, host, socket)
    #expect(host.app.tools.health.map(\.id) == ["tv-missing", "voice-quota"])
    for problem in VoiceProblem.allCases + [.unknown("later")] {
      health(["voice": "failing", "engine": "x", "problem": .string(problem.rawValue)], socket)
      await host.until { host.app.tools.health.last?.id == "voice-\(problem.rawValue)" }
    }
    #expect(
      host.app.tools.health.last?.text == "Rösten fungerar inte just nu. Allt visas som text.")
  }

  @Test("UI-H71 another screen that took the TV's place is told until somebody has seen it")
  func replaced() async {
    let host = HostWorld(seat: HostWorld.seat)
    let socket = await host.lobby()
    health(["voice": "off", "tvReplacedAtMs": .int(Self.nowMs)], socket)
    await host.until { host.app.tools.health.map(\.id) == ["tv-replaced"] }
    host.app.tools.dismiss(host.app.tools.health[0])
    #expect(host.preferences.text(.knownTV) == String(Self.nowMs))
    await show([:], 101, host, socket)
    #expect(host.app.tools.health.isEmpty)
    health(["voice": "off", "tvReplacedAtMs": .int(Self.nowMs + 1)], socket)
    await host.until { host.app.tools.health.map(\.id) == ["tv-replaced"] }
  }

  @Test("UI-H54 the music level has five steps from −40 to +6 dB, and the newest is chosen")
  func music() async {
    let host = HostWorld(seat: HostWorld.seat)
    let socket = await host.lobby()
    #expect(host.app.tools.music.steps.map(\.label) == ["Av", "Låg", "Medel", "Hög", "Max"])
    #expect(host.app.tools.music.steps.map(\.isChosen) == [false, false, false, true, false])
    host.app.tools.choose(host.app.tools.music.steps[0])
    await host.until { socket.sentTypes == ["HOST_MUSIC_GAIN_SET"] }
    #expect(socket.sent[0]["payload"] == ["gainDb": -40])
    socket.say(Frames.text("MUSIC_GAIN_SET", ["gainDb": -38]))
    await host.until { host.app.tools.music.steps[0].isChosen }
    #expect(host.app.commands.busy == nil)
    await show([:], 101, host, socket)
    #expect(host.app.tools.music.steps[3].isChosen)
  }

  @Test("UI-A10 a press for the clue again gives feedback: it is read, or shown")
  func replay() async {
    let host = HostWorld(seat: HostWorld.seat)
    let socket = await host.lobby()
    #expect(host.app.tools.replay == nil)
    host.app.tools.replayClue()
    await show([:], 101, host, socket)
    #expect(host.app.tools.replay == "Läs ledtråden igen")
    host.app.tools.replayClue()
    #expect(host.app.commands.notice?.text == "TV:n visar ledtråden igen.")
    health(["voice": "ready", "engine": "x"], socket)
    await host.until { host.app.game.health != nil }
    host.app.tools.replayClue()
    #expect(host.app.commands.notice?.text == "TV:n läser ledtråden igen.")
    await host.until { socket.sentTypes == ["HOST_REPLAY_CLUE", "HOST_REPLAY_CLUE"] }
    #expect(host.app.commands.busy == nil)
  }

  @Test("UI-H60 end game is asked about; where no game runs the host leaves")
  func end() async {
    let host = HostWorld(seat: HostWorld.seat)
    let socket = await host.lobby()
    #expect(host.app.tools.end?.label == "Lämna som värd")
    await show([:], 101, host, socket)
    #expect(host.app.tools.end?.label == "Avsluta spel")
    host.app.tools.pressEnd()
    #expect(host.app.tools.asking?.question == "Avsluta spelet för alla?")
    host.app.tools.keepOn()
    #expect(host.app.tools.asking == nil)
    host.app.tools.pressEnd()
    host.app.tools.confirm()
    await host.until { socket.sentTypes == ["END_GAME"] }
    #expect(host.haptics.played == [.warning, .medium])
    await show(["phase": "LOBBY"], 102, host, socket)
    host.app.tools.pressEnd()
    host.app.tools.confirm()
    await host.until { host.app.screen == .launch }
    await host.until { host.app.tools.end == nil }
  }

  @Test(
    "EX23 UI-H66 UI-H69 the handover shows QR and codes, its seconds, and the house key only when asked for"
  )
  func handover() async throws {
    let host = HostWorld(seat: HostWorld.seat, key: "house-key-1")
    let socket = await host.lobby()
    host.app.tools.openHandover()
    #expect(host.app.tools.handover?.loading == "Hämtar…" && host.app.tools.handover?.qr == nil)
    await host.until { socket.sentTypes == ["HOST_HANDOVER"] }
    socket.say(
      Frames.text("HANDOVER_CODE", ["code": "ABCDEF", "expiresAtMs": .int(Self.nowMs + 60_000)]))
    await host.until { host.app.tools.handover?.handoverCode == "ABCDEF" }
    let plain = try #require(host.app.tools.handover)
    #expect(
      plain.qr == "http://tv.local:3000/host?code=K7TM4P&handover=ABCDEF" && plain.code == "K7TM4P")
    #expect(
      plain.loading == nil && plain.keyLabel == "Ta med husets nyckel" && !plain.isKeyIncluded)
    #expect(host.app.tools.handoverTimer.left?.text == "Gäller 60 sekunder till")
    host.app.tools.includeKey(true)
    #expect(host.app.tools.handover?.qr?.hasSuffix("#key=house-key-1") == true)
    host.app.tools.closeHandover()
    #expect(host.app.tools.handover == nil && host.app.tools.handoverTimer.left == nil)
  }

  @Test("UI-H67 a screen's code of five signs brings the game there; a wrong one is told and stays")
  func screens() async {
    let host = HostWorld(
      [(404, HostWorld.refusal("Not found")), (200, ["screenCode": "AB12C"])], seat: HostWorld.seat)
    _ = await host.lobby()
    host.app.tools.openScreens()
    #expect(host.app.tools.screenSheet?.title == "Visa på en skärm")
    #expect(
      host.app.tools.screenSheet?.hint
        == "Öppna tv.local:3000/tv på TV:n och skriv koden som den visar.")
    host.app.tools.typeScreenCode("ab12")
    await host.app.tools.showOnScreen()
    #expect(await host.transport.asked.isEmpty)
    host.app.tools.typeScreenCode("ab12cd")
    await host.app.tools.showOnScreen()
    #expect(
      host.app.tools.screenSheet?.error == "Ingen skärm visar den koden. Läs den på skärmen igen.")
    #expect(host.app.tools.screenSheet?.entry.text == "AB12C")
    host.app.tools.typeScreenCode("ab12c")
    await host.app.tools.showOnScreen()
    #expect(host.app.tools.screenSheet == nil)
    #expect(host.app.commands.notice?.text == "Skärmen AB12C visar spelet om ett ögonblick.")
    #expect(host.preferences.text(.knownTV) == String(Self.nowMs + 30_000))
    host.app.tools.openScreens()
    host.app.tools.closeScreens()
    #expect(host.app.tools.screenSheet == nil)
  }

  @Test("UI-A20 a screen's code that was tried too often waits, and may be tried again by itself")
  func held() async {
    let host = HostWorld(
      [(429, HostWorld.refusal("Too many requests")), (200, ["screenCode": "AB12C"])],
      seat: HostWorld.seat, headers: ["Retry-After": "2"])
    _ = await host.lobby()
    host.app.tools.openScreens()
    host.app.tools.typeScreenCode("ab12c")
    await host.app.tools.showOnScreen()
    #expect(host.app.tools.screenSheet?.error == "För många försök. Vänta 2 sekunder.")
    #expect(host.app.tools.isHeld)
    await host.app.tools.showOnScreen()
    #expect(await host.transport.asked.count == 1)
    host.world.pass(2000)
    await host.until { host.app.tools.screenSheet?.error == nil }
    await host.app.tools.showOnScreen()
    #expect(host.app.tools.screenSheet == nil)
  }

  @Test("EX32 the finished game is saved as a file, and a game that is gone says so")
  func record() async {
    let host = HostWorld(
      [(200, ["type": "LINE"]), (404, HostWorld.refusal("Not found"))], seat: HostWorld.seat)
    let socket = await host.lobby()
    await host.app.tools.saveRecord()
    #expect(host.app.tools.record == nil && host.app.tools.file == nil)
    await show(["phase": "ROUND_END"], 101, host, socket)
    #expect(host.app.tools.record == "Spara kvällens protokoll")
    await host.app.tools.saveRecord()
    let file = SavedFile(name: "tripto-K7TM4P.jsonl", text: "{\"type\":\"LINE\"}")
    #expect(host.app.tools.file == file && !host.app.tools.isSaving)
    host.app.tools.putFileAway()
    await host.app.tools.saveRecord()
    #expect(host.app.tools.file == nil)
    #expect(host.app.commands.notice?.text == "Spelet finns inte längre.")
    #expect(await host.transport.lines.allSatisfy { $0.hasSuffix("/v1/sessions/s/replay") })
  }
}
