import Testing
import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoTestWorld
import TriptoWire

@testable import TriptoHostCards
@testable import TriptoHostScreens

@MainActor @Suite(.timeLimit(.minutes(1))) struct CarriagesTests {
  private let host = HostWorld(seat: HostWorld.seat)
  private static let journey: JSONValue = [
    "number": 1, "lengthsMin": [], "minutes": 1, "rulesDone": .bool(true),
  ]

  private func guests(_ count: Int, away: Int = 0, on socket: FakeSocket, carriages: Bool = false)
    async throws
  {
    let settings = SessionSettings(
      creating: SettingsChange(evening: true, carriages: carriages))
    await host.tell(
      (0..<count).map { ("guest \($0)", $0 >= away) }, on: socket,
      more: ["settings": try JSONValue(parsing: settings.jsonBytes())])
    await host.until { self.host.app.game.lobby?.settings?.carriages == carriages }
  }

  private func carriage(_ number: Int, _ members: [String]) -> JSONValue {
    [
      "carriageId": .string("c\(number)"), "number": .int(number), "tone": .int(number),
      "members": .array(members.map { .string($0) }), "score": 0, "rank": 1,
      "answered": .bool(false),
    ]
  }

  @Test("EVE42 UI-E18 carriages are offered from six connected guests on, and one press sets them")
  func offer() async throws {
    let socket = await host.lobby(["journey": Self.journey])
    try await guests(6, away: 1, on: socket)
    #expect(host.app.lobby.carriages == nil)
    try await guests(7, away: 1, on: socket)
    let offer = try #require(host.app.lobby.carriages)
    #expect(offer.title == "Åk i vagnar?" && offer.button == "Ja, dela in oss")
    #expect(offer.why == host.app.messages.host.carriagesWhy && offer.carriages.isEmpty)
    host.app.lobby.pressCarriages()
    await host.until { socket.sentTypes == ["HOST_SETTINGS_SET"] }
    #expect(socket.sent[0]["payload"] == ["settings": ["carriages": .bool(true)]])
    try await guests(8, on: socket, carriages: true)
    #expect(host.app.lobby.carriages == nil)
  }

  @Test("EVE42 EVE43 EX46 the card shows each carriage's name and people, and draws them anew")
  func drawn() async throws {
    let players = Frames.golden("STATE_SNAPSHOT.EX-HOST-finale")["payload"]?["state"]?["players"]
    let cars = [carriage(1, ["a1a1a1a1-0000-4000-8000-0000000000a1", "gone"]), carriage(13, [])]
    let socket = await host.lobby([
      "journey": Self.journey, "carriages": .array(cars), "players": players ?? [],
    ])
    await host.until { self.host.app.lobby.carriages != nil && !self.host.app.commands.isOff }
    let card = try #require(host.app.lobby.carriages)
    #expect(card.title == "Vagnar" && card.button == "Lotta om" && card.why == nil)
    #expect(card.carriages.map(\.name) == ["Sovvagnen", ""])
    #expect(card.carriages.map(\.members) == ["Resenär", ""])
    host.app.lobby.pressCarriages()
    host.app.lobby.pressCarriages()
    await host.until { socket.sentTypes == ["HOST_CARRIAGES_DRAW"] }
    #expect(socket.sent[0]["payload"] == [:])
  }

  @Test("EX41 EVE42 the host moves somebody into another carriage that has room, in the lobby")
  func moves() async throws {
    let cars = [
      carriage(1, ["a", "b"]), carriage(2, ["c", "d", "e", "f"]), carriage(3, ["g"]),
    ]
    let socket = await host.lobby(["journey": Self.journey, "carriages": .array(cars)])
    await host.until { self.host.app.lobby.carriages != nil && !self.host.app.commands.isOff }
    let card = try #require(host.app.lobby.carriages)
    #expect(card.carriages.map(\.isFull) == [false, true, false])
    #expect(card.places(for: "a").map(\.id) == ["c3"])
    host.app.lobby.move("a", to: "c2")
    host.app.lobby.move("a", to: "c1")
    host.app.lobby.move("a", to: "c3")
    await host.until { !socket.sentTypes.isEmpty }
    #expect(socket.sentTypes == ["SEAT_SET"])
    #expect(socket.sent[0]["payload"] == ["playerId": "a", "carriageId": "c3"])
  }

  @Test("EVE42 EVE43 a session that is no evening has no carriages, and a running journey no card")
  func none() async throws {
    let socket = await host.lobby()
    try await guests(8, on: socket)
    #expect(host.app.lobby.carriages == nil)
    host.app.lobby.pressCarriages()
    #expect(socket.sentTypes.isEmpty)
    let running: [String: JSONValue] = [
      "journey": Self.journey, "carriages": [carriage(1, [])], "version": 101,
    ]
    socket.say(Frames.text("STATE_SNAPSHOT", ["state": Frames.state(running, of: "HOST")]))
    await host.until { self.host.app.screen == .game(.clueLevel) }
    #expect(host.app.lobby.carriages == nil)
  }

  @Test("UI-E18 EVE4 an evening has switches for notes, children, carriages, reactions and rules")
  func switches() async throws {
    let socket = await host.lobby(["journey": Self.journey])
    try await guests(1, on: socket)
    let before = try #require(host.app.lobby.settings?.switches.dropFirst().prefix(5))
    #expect(before.map(\.id) == ["notes", "childrens", "carriages", "reactions", "rules"])
    #expect(before.map(\.isOn) == [true, true, false, true, true])
    #expect(
      before.map(\.change) == [
        SettingsChange(notes: false), SettingsChange(childrens: false),
        SettingsChange(carriages: true), SettingsChange(reactions: false),
        SettingsChange(rules: .off),
      ])
    var settings = SessionSettings(creating: SettingsChange(evening: true))
    (settings.notes, settings.childrens, settings.carriages) = (false, false, true)
    (settings.reactions, settings.rules) = (false, .off)
    await host.tell(
      [("Bo", true)], on: socket,
      more: ["settings": try JSONValue(parsing: settings.jsonBytes())])
    let after = try #require(host.app.lobby.settings?.switches.dropFirst().prefix(5))
    #expect(after.map(\.isOn) == [false, false, true, false, false])
    #expect(after.map(\.change.rules) == [nil, nil, nil, nil, .once])
    host.app.lobby.flip(after[after.startIndex])
    await host.until { socket.sentTypes == ["HOST_SETTINGS_SET"] }
    #expect(socket.sent[0]["payload"] == ["settings": ["notes": .bool(true)]])
  }

  @Test("UI-E23 EVE4 in play reactions can be muted, and no other switch of the evening is there")
  func muted() async throws {
    let socket = await host.lobby(["journey": Self.journey])
    try await guests(1, on: socket)
    let running: [String: JSONValue] = ["journey": Self.journey, "version": 101]
    socket.say(Frames.text("STATE_SNAPSHOT", ["state": Frames.state(running, of: "HOST")]))
    await host.until { self.host.app.screen == .game(.clueLevel) }
    #expect(host.app.lobby.settings?.switches.map(\.id) == ["voice", "reactions"])
  }
}
