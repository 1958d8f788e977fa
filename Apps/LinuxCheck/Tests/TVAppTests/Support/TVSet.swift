@_spi(Testing) import Drawing
import Foundation
@_spi(Testing) import SwiftUI
import Testing
import TriptoClient
import TriptoDesk
import TriptoKernel
import TriptoScreens
import TriptoTestWorld
import TriptoWire

@testable import TVApp
@testable import TriptoTVScreens

/// A TV on its wall, with a server that says what a test lets it say.
@MainActor
final class TVSet {
  static let nowMs = 1_800_000_000_000
  static let seat = Seat(
    sessionId: "s", joinCode: "K7TM4P", token: "t", wsURL: "ws://tv.local:3000/ws", playerId: "tv")

  /// The maps' own files, which the pages have too.
  static let atlas: Atlas = {
    let web = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../../../Web").standardizedFileURL
    let coasts = try? Data(contentsOf: web.appending(path: "public/map/coasts.bin"))
    let lights = try? Data(contentsOf: web.appending(path: "src/tv/map/lights.bin"))
    return Atlas(
      coasts: coasts.flatMap { Coasts([UInt8]($0)) } ?? .none,
      lights: lights.map { CityLight.all($0) } ?? [])
  }()

  let world: FakeWorld
  let app: TriptoTVScreens.TVApp
  let host: ViewHost
  private(set) var socket: FakeSocket?
  private var number = 1
  /// What stands for the scenes' Swedish words, where a picture is another language's.
  var words: [String: String] = [:]
  /// The server knows no extensions: its frames have no numbers.
  private let isOld: Bool

  init(
    _ answers: [(Int, JSONValue)] = [], seat: Seat? = TVSet.seat, language: String = "sv",
    environment: EnvironmentValues = Screen.television.environment(),
    address: String = "http://tripto.local:3000", isSlow: Bool = false,
    world: FakeWorld = FakeWorld(), engine: any SoundEngine = NoSound(), isOld: Bool = false
  ) {
    (self.world, self.isOld) = (world, isOld)
    let answers = answers.map { HTTPResponse(status: $0, headers: [:], body: $1.jsonBytes()) }
    app = TriptoTVScreens.TVApp(
      Services(
        world: world, transport: FakeTransport(answers),
        seats: SeatMemory(seat, household: "home"), preferences: PreferencesMemory(),
        environment: ["BASE_URL": address], languageTags: [language]), engine: engine)
    host = ViewHost(
      TVRoot(app: app).environment(\.atlas, Self.atlas).environment(\.isSlowDevice, isSlow),
      environment: environment)
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

  /// Lets all that is under way be done.
  func rest() async { for _ in 0..<100 { await Task.yield() } }

  /// Takes its seat and is welcomed.
  func begin() async {
    await app.start()
    await until { !self.world.opened.isEmpty }
    socket = world.opened.last
    welcome()
  }

  private func welcome() {
    guard case .object(var welcome) = Frames.welcomePayload else { return }
    welcome.merge(["role": "TV", "playerId": "tv"]) { $1 }
    say("WELCOME", .object(welcome))
  }

  func say(_ type: String, _ payload: JSONValue) {
    let atMs = Self.nowMs + Int(world.monoMs)
    let text = Frames.text(type, payload, seq: isOld ? nil : number, atMs: atMs)
    socket?.say(words.reduce(text) { $0.replacing($1.key, with: $1.value) })
    number += 1
  }

  /// Says a state and waits until the TV shows it.
  func show(_ state: [String: JSONValue], of golden: String = "TV") async {
    if socket == nil { await begin() }
    await hear("STATE_SNAPSHOT", ["state": Frames.state(state, of: golden)])
  }

  func hear(_ type: String, _ payload: JSONValue) async {
    say(type, payload)
    await until { self.socket?.isHeard ?? true }
    await rest()
  }

  /// The host's socket is lost, and stays so for half a minute; the server is heard meanwhile.
  func hostLeaves() async {
    await hear("PLAYER_LEFT", ["playerId": "host", "reason": "disconnect"])
    for _ in 0..<34 {
      await pass(1000)
      await hear("TIMER_SYNC", Frames.golden("TIMER_SYNC")["payload"] ?? .null)
    }
    await until { self.app.notices?.hostAway != nil }
  }

  /// The host changes what the first player got.
  func changeVerdict(_ cast: Cast) async {
    guard case .array(var rows) = cast.results, !rows.isEmpty else { return }
    await hear("DESTINATION_RESULTS", ["results": .array(rows)])
    if case .object(let row) = rows[0] {
      rows[0] = .object(row.merging(["pointsAwarded": 4]) { $1 })
    }
    await hear("DESTINATION_RESULTS", ["results": .array(rows)])
  }

  /// A new socket is welcomed, and the game is in its lobby.
  func comeBack() async {
    socket = world.opened.last
    number = 1
    welcome()
    await lobby(Cast(count: 2, rides: false))
    await until { self.app.identifier == "phase.LOBBY" && self.app.link == nil }
  }

  /// Time passes, and the TV shows what it is then.
  func pass(_ ms: Double) async {
    world.pass(ms)
    await rest()
    app.renew()
    await rest()
  }

  /// What the TV shows.
  func picture(_ widths: Double = 1) async -> Picture {
    await host.settle()
    return Picture(host, on: .television.widths(widths), limits: .tv)
  }
}

extension Limits {
  /// Of a TV: targets are at least 80 high, for a focus that is seen from the couch.
  static var tv: Limits {
    var limits = Limits()
    limits.target = 80
    // NB: a tenth of the lines of the largest letters, which have nothing there.
    limits.slack = 8
    return limits
  }
}
