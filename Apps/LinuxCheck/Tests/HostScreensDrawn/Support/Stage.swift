@_spi(Testing) import SwiftUI
import Testing
import TriptoClient
import TriptoKernel
import TriptoScreens
import TriptoTestWorld

@testable import HostApp
@testable import TriptoHostScreens

/// The app on a device whose server says what a scene lets it say.
@MainActor
final class Stage {
  static let nowMs = 1_800_000_000_000
  static let seat = Seat(
    sessionId: "s", joinCode: "K7TM4P", token: "h", wsURL: "ws://tv.local:3000/ws",
    joinURLTemplate: "http://tv.local:3000/join/{joinCode}")

  let language: Language
  let longest: Longest
  let world = FakeWorld()
  let house: House
  let seats = SeatMemory(household: "home")
  let keys = HouseKeyModel("0123456789abcdef0123") { _ in }
  let app: HostApp
  let view: ViewHost
  /// Versions of the states that were told to the host, and to the seat beside.
  private var version = 100
  var handVersion = 200

  init(_ language: Language) {
    self.language = language
    longest = Longest.of(language)
    house = House(world)
    let preferences = PreferencesMemory()
    preferences.keep(language.rawValue, .language)
    app = HostApp(
      Services(
        world: world, transport: house, seats: seats, preferences: preferences, keys: keys,
        environment: ["BASE_URL": "http://tv.local:3000"]))
    view = ViewHost(HostRoot(app: app, keys: keys))
  }

  /// Everything that can happen has happened, and is shown.
  func settle() async { await view.settle() }

  /// The socket that was opened last.
  var socket: FakeSocket { world.opened[world.opened.count - 1] }

  func until(
    _ isSo: @MainActor () async -> Bool, file: String = #fileID, path: String = #filePath,
    line: Int = #line
  ) async {
    for _ in 0..<50_000 {
      if await isSo() { return }
      await Task.yield()
    }
    Issue.record(
      "it has not come to that",
      sourceLocation: SourceLocation(fileID: file, filePath: path, line: line, column: 1))
  }

  /// *Starta* is on: the view has had the journey's packs looked into (UI-H50).
  func canStart() async {
    await until {
      await settle()
      return app.lobby.start.isEnabled
    }
  }

  /// The app starts, and comes back to its seat: a socket is open, and nothing was said yet.
  func sit() async {
    await seats.save(Self.seat)
    await app.start()
    await until { !world.opened.isEmpty }
  }

  func welcome(_ more: [String: JSONValue] = [:], on socket: FakeSocket) {
    guard case .object(let members) = Frames.welcomePayload else { return }
    let payload = members.merging(more) { $1 }
    socket.say(Frames.text("WELCOME", .object(payload), seq: 1))
  }

  /// Shows the state of a golden file with other values for some keys.
  func show(
    _ change: [String: JSONValue], of name: String, on socket: FakeSocket? = nil,
    file: String = #fileID, path: String = #filePath, line: Int = #line
  ) async {
    let socket = socket ?? self.socket
    version += 1
    let state = Frames.state(change.merging(["version": .int(version)]) { $1 }, of: name)
    socket.say(Frames.text("STATE_SNAPSHOT", ["state": state]))
    await until({ app.game.state?.version == version }, file: file, path: path, line: line)
  }

  func say(_ type: String, _ payload: JSONValue) { socket.say(Frames.text(type, payload)) }

  func press(_ name: String) async throws {
    await view.settle()
    try view.press(name)
    await view.settle()
  }
}
