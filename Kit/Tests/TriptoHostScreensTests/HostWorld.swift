import Testing
import TriptoClient
import TriptoHostCards
import TriptoHostScreens
import TriptoKernel
import TriptoScreens
import TriptoTestWorld
import TriptoWire

/// A host's device with a server that says what a test lets it say.
@MainActor
final class HostWorld {
  let world = FakeWorld()
  let transport: FakeTransport
  let seats: SeatMemory
  let preferences = PreferencesMemory()
  let haptics = HapticsLog()
  let announcer = AnnouncerLog()
  let app: HostApp

  static let found: JSONValue = [
    "sessionId": "s", "joinCode": "K7TM4P", "phase": "LOBBY", "playerCount": 0,
    "hasHost": .bool(true),
  ]
  static let seat = Seat(
    sessionId: "s", joinCode: "K7TM4P", token: "h", wsURL: "ws://tv.local:3000/ws",
    joinURLTemplate: "http://tv.local:3000/join/{joinCode}")

  init(
    _ answers: [(Int, JSONValue)] = [], seat: Seat? = nil, environment: [String: String] = [:],
    headers: [String: String] = [:], tags: [String] = [], key: String? = nil
  ) {
    transport = FakeTransport(
      answers.map { HTTPResponse(status: $0, headers: headers, body: JSONBytes.of($1)) })
    seats = SeatMemory(seat, household: "home")
    app = HostApp(
      Services(
        world: world, transport: transport, seats: seats, preferences: preferences,
        haptics: haptics, announcer: announcer,
        keys: key.map { HouseKeyModel($0) { _ in } }, environment: environment, languageTags: tags))
  }

  static func refusal(_ name: String) -> JSONValue {
    ["error": .string(name), "message": "in English"]
  }

  func until(
    _ isSo: @MainActor () async -> Bool, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    for _ in 0..<200_000 {
      if await isSo() { return }
      await Task.yield()
    }
    Issue.record("it has not come to that", sourceLocation: sourceLocation)
  }

  /// In the lobby of the golden files, or one changed from it.
  func lobby(_ change: [String: JSONValue] = [:]) async -> FakeSocket {
    await app.start()
    await until { !self.world.opened.isEmpty }
    let socket = world.opened[world.opened.count - 1]
    socket.say(Frames.text("WELCOME", Frames.welcomePayload, seq: 1))
    socket.say(Frames.text("STATE_SNAPSHOT", ["state": Frames.state(change)], seq: 2))
    await until { self.app.screen == .lobby }
    return socket
  }

  func tell(_ players: [(String, Bool)], on socket: FakeSocket, more: [String: JSONValue] = [:])
    async
  {
    let rows = players.map { name, isConnected in
      JSONValue.object([
        "playerId": .string(name), "name": .string(name), "isConnected": .bool(isConnected),
      ])
    }
    var payload: [String: JSONValue] = [
      "players": .array(rows), "host": .null, "joinCode": "K7TM4P",
    ]
    payload.merge(more) { $1 }
    socket.say(Frames.text("LOBBY_UPDATED", .object(payload)))
    await until { self.app.lobby.guests.guests.map(\.name) == players.map(\.0) }
  }
}

private enum JSONBytes {
  static func of(_ value: JSONValue) -> [UInt8] { value.jsonBytes() }
}

@MainActor
final class HapticsLog: Haptics {
  private(set) var played: [Haptic] = []
  func play(_ haptic: Haptic) { played.append(haptic) }
}

actor AnnouncerLog: Announcer {
  private(set) var said: [NearbyGame?] = []
  func announce(_ game: NearbyGame) { said.append(game) }
  func fallSilent() { said.append(nil) }
}
