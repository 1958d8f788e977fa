import Testing
import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoTestWorld
import TriptoWire

@testable import TriptoHostCards
@testable import TriptoHostScreens

@MainActor @Suite(.timeLimit(.minutes(1))) struct SettingsTests {
  private let host = HostWorld(seat: HostWorld.seat)

  private func told(_ settings: SessionSettings, on socket: FakeSocket) async throws {
    let json = try JSONValue(parsing: settings.jsonBytes())
    await host.tell([("Alva", true)], on: socket, more: ["settings": json])
    await host.until { self.host.app.game.lobby?.settings == settings }
  }

  private func chosen(_ id: String) -> String? {
    host.app.lobby.settings?.choices.first { $0.id == id }?.options.first { $0.isChosen }?.label
  }

  private func setting(_ id: String) throws -> SettingsCard.Switch {
    try #require(host.app.lobby.settings?.switches.first { $0.id == id })
  }

  @Test(
    "UI-H64 the lobby's settings: follow-ups, pace, answer time, language, difficulty, theme, voice"
  )
  func lobby() async throws {
    let socket = await host.lobby()
    #expect(host.app.lobby.settings == nil)
    try await told(SessionSettings(), on: socket)
    let card = try #require(host.app.lobby.settings)
    #expect(
      card.choices.map(\.id) == [
        "followups", "pace", "time", "game-language", "difficulty", "theme",
      ])
    #expect(chosen("followups") == "2" && chosen("pace") == host.app.messages.host.paceNormal)
    #expect(chosen("time") == "× 1" && chosen("game-language") == "Svenska")
    #expect(chosen("difficulty") == "Alla" && chosen("theme") == "Alla")
    #expect(card.choices[2].options.map(\.label) == ["× 1", "× 1,5", "× 2"])
    #expect(card.choices[5].options.count == 15)
    #expect(
      card.switches.map(\.id) == [
        "voice", "speed-bonus", "late-join", "intro-every", "name-filter", "remote", "host-plays",
      ])
    #expect(card.switches.map(\.isOn) == [true, false, true, false, true, false, false])
    let hard = try #require(card.choices[4].options.last)
    host.app.lobby.choose(hard)
    await host.until { socket.sentTypes == ["HOST_SETTINGS_SET"] }
    #expect(socket.sent[0]["payload"] == ["settings": ["difficulty": "hard"]])
  }

  @Test("UI-H61 UI-H64 a switch sets the other value of what it shows")
  func flips() async throws {
    let socket = await host.lobby()
    var settings = SessionSettings()
    (settings.speedBonus, settings.lateJoin, settings.introEveryDestination) = (true, false, true)
    (settings.nameFilter, settings.playMode, settings.hostPlays, settings.voice) = (
      .off, .remote, true, false
    )
    try await told(settings, on: socket)
    let card = try #require(host.app.lobby.settings)
    #expect(card.switches.map(\.isOn) == [false, true, false, true, false, true, true])
    #expect(
      card.switches.map(\.change) == [
        SettingsChange(voice: true), SettingsChange(speedBonus: false),
        SettingsChange(lateJoin: true),
        SettingsChange(introEveryDestination: false), SettingsChange(nameFilter: .on),
        SettingsChange(playMode: .room), SettingsChange(hostPlays: false),
      ])
    #expect(try setting("host-plays").why == "Hemligheterna döljs för dig")
    host.app.lobby.flip(try setting("voice"))
    await host.until { socket.sentTypes == ["HOST_SETTINGS_SET"] }
    #expect(socket.sent[0]["payload"] == ["settings": ["voice": .bool(true)]])
  }

  @Test(
    "UI-E17 UI-E18 an evening's settings leave difficulty to the three questions, and have every length"
  )
  func evening() async throws {
    let journey: JSONValue = [
      "number": 1, "lengthsMin": [], "minutes": 1, "rulesDone": .bool(true),
    ]
    let socket = await host.lobby(["journey": journey])
    try await told(SessionSettings(creating: SettingsChange(evening: true)), on: socket)
    #expect(
      host.app.lobby.settings?.choices.map(\.id) == [
        "followups", "pace", "time", "game-language", "speaker", "destinations",
      ])
    #expect(chosen("destinations") == "3")
  }

  @Test(
    "EX20 UI-H64 in play only the settings of answer time, language and voice may change, and the voice says how it is"
  )
  func play() async throws {
    let socket = await host.lobby()
    try await told(SessionSettings(), on: socket)
    socket.say(Frames.text("STATE_SNAPSHOT", ["state": Frames.state(["version": 101], of: "HOST")]))
    await host.until { self.host.app.screen == .game(.clueLevel) }
    #expect(host.app.lobby.settings?.choices.map(\.id) == ["time", "game-language"])
    #expect(host.app.lobby.settings?.switches.map(\.id) == ["voice"])
    #expect(try setting("voice").why == host.app.messages.host.voiceWhy)
    socket.say(Frames.text("SHOW_HEALTH", ["voice": "off"]))
    await host.until { (try? self.setting("voice").why) == self.host.app.messages.host.voiceOffWhy }
    socket.say(Frames.text("SHOW_HEALTH", ["voice": "failing", "engine": "x", "problem": "quota"]))
    await host.until {
      (try? self.setting("voice").why) == self.host.app.messages.host.voiceProblemQuota
    }
  }
}
