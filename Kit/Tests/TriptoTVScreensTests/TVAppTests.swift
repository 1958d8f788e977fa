import Testing
import TriptoClient
import TriptoDesk
import TriptoKernel
import TriptoScreens
import TriptoTestWorld
import TriptoWire

@testable import TriptoTVScreens

@MainActor
private final class EngineLog: SoundEngine {
  var deeds: [SoundDeed] = []
  var soundS: Double { 0 }
  var latencyS: Double { 0 }
  func perform(_ deeds: [SoundDeed], from server: ServerAddress) { self.deeds += deeds }

  var lines: [OwnLine] {
    deeds.compactMap { if case .speak(let line) = $0 { line } else { nil } }
  }
}

/// A TV's device with a server that says what a test lets it say.
@MainActor
private final class TVWorld {
  let world = FakeWorld()
  let transport: FakeTransport
  let seats: SeatMemory
  let preferences = PreferencesMemory()
  let engine = EngineLog()
  let app: TVApp

  static let seat = Seat(
    sessionId: "s", joinCode: "K7TM4P", token: "t", wsURL: "ws://tv.local:3000/ws", playerId: "tv")

  init(_ answers: [(Int, JSONValue)] = [], seat: Seat? = nil) {
    transport = FakeTransport(
      answers.map { HTTPResponse(status: $0, headers: [:], body: $1.jsonBytes()) })
    seats = SeatMemory(seat, household: "home")
    app = TVApp(
      Services(
        world: world, transport: transport, seats: seats, preferences: preferences,
        environment: ["BASE_URL": "http://tv.local:3000"]), engine: engine)
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

  /// Shows a golden view.
  func shows(_ name: String = "TV", _ change: [String: JSONValue] = [:]) async -> FakeSocket {
    await app.start()
    await until { !self.world.opened.isEmpty }
    let socket = world.opened[world.opened.count - 1]
    var welcome = Frames.welcomePayload
    if case .object(var members) = welcome {
      members.merge(["role": "TV", "playerId": "tv"]) { $1 }
      welcome = .object(members)
    }
    socket.say(Frames.text("WELCOME", welcome, seq: 1))
    socket.say(
      Frames.text("STATE_SNAPSHOT", ["state": Frames.state(change, of: name)], seq: 2))
    await until { self.app.screen == .show }
    return socket
  }
}

@MainActor @Suite(.timeLimit(.minutes(1))) struct TVAppTests {
  private static let opened: JSONValue = [
    "screenCode": "K7TM4", "screenToken": "x", "expiresAtMs": 1_800_000_600_000,
  ]
  private static let paired: JSONValue = [
    "status": "paired", "sessionId": "s", "joinCode": "K7TM4P", "tvAuthToken": "t",
    "wsUrl": "ws://tv.local:3000/ws",
  ]

  @Test(
    "UI-T32 launch shows *Skärmens kod* and where the host types it; the game comes after that by itself"
  )
  func pairing() async {
    let tv = TVWorld([(200, Self.opened), (200, ["status": "waiting"]), (200, Self.paired)])
    await tv.app.start()
    await tv.until { tv.app.launch.screenCode?.code == "K7TM4" }
    #expect(tv.app.launch.screenCode?.title == "Skärmens kod")
    #expect(tv.app.launch.screenCode?.how.contains("tv.local:3000/host") == true)
    for _ in 0..<2 {
      tv.world.pass(1500)
      for _ in 0..<2000 { await Task.yield() }
    }
    await tv.until { !tv.world.opened.isEmpty }
    #expect(await tv.seats.load()?.joinCode == "K7TM4P")
    #expect(tv.app.identifier == "phase.CONNECTING")
  }

  @Test("UI-T32 a code that is over is replaced by itself, and a strict server has no code entry")
  func over() async {
    var second = Self.opened
    if case .object(var members) = second {
      members.merge(["screenCode": "ABCDE", "pairingOnly": .bool(true)]) { $1 }
      second = .object(members)
    }
    let gone: JSONValue = ["error": "Not found", "message": "gone"]
    let tv = TVWorld([(200, Self.opened), (404, gone), (200, second)])
    await tv.app.start()
    await tv.until { tv.app.launch.screenCode != nil }
    tv.world.pass(1500)
    await tv.until { tv.app.launch.screenCode?.code == "ABCDE" }
    #expect(!tv.app.launch.hasEntry)
  }

  @Test("UI-T1 UI-E15 a wrong spelkod keeps the field and says why below it")
  func code() async {
    let gone: JSONValue = ["error": "Not found", "message": "gone"]
    let tv = TVWorld([(404, gone)])
    tv.app.launch.type("k7t-m4p")
    #expect(tv.app.launch.entry.isComplete && tv.app.launch.texts.start == "Starta")
    tv.app.launch.join()
    #expect(tv.app.launch.isBusy)
    await tv.until { tv.app.launch.codeError != nil && !tv.app.launch.isBusy }
    #expect(tv.app.launch.codeError?.hasPrefix("Inget spel har den koden.") == true)
    #expect(tv.app.launch.entry.text == "K7TM4P" && tv.app.launch.error == nil)
    tv.app.launch.type("K7TM4")
    #expect(tv.app.launch.codeError == nil)
  }

  @Test("UI-T1 EVE2 *Starta* makes an evening, takes the TV's seat and leaves the host's behind")
  func create() async {
    let tv = TVWorld([
      (201, Frames.created), (200, ["tvAuthToken": "tv", "wsUrl": "ws://tv.local:3000/ws"]),
    ])
    tv.app.launch.create()
    await tv.until { !tv.world.opened.isEmpty }
    let bodies = await tv.transport.asked.map { String(decoding: $0.body ?? [], as: UTF8.self) }
    #expect(bodies.first?.contains("\"evening\":true") == true)
    #expect(bodies.last?.contains("\"tvJoinToken\":\"t\"") == true)
    #expect(await tv.seats.load()?.token == "tv")
  }

  @Test(
    "UI-A5 UI-T22 EX38 the show stands there; sound needs no press, and the server is told of it")
  func show() async {
    let tv = TVWorld(seat: TVWorld.seat)
    let socket = await tv.shows()
    #expect(tv.app.identifier == "phase.CLUE_LEVEL")
    guard case .clue(let clue)? = tv.app.picture else { return #expect(Bool(false)) }
    #expect(clue.points == "8" && tv.app.notices?.cornerCode == "K7TM4P")
    #expect(tv.app.clock != nil && tv.app.ride?.speed == 0.8)
    await tv.until { Self.told(socket) == ["blocked"] }
    tv.app.sound(.mayPlay(true))
    await tv.until { Self.told(socket) == ["blocked", "running"] }
    #expect(tv.engine.deeds.contains(.load(.asset("music_travel_loop"))))
  }

  private static func told(_ socket: FakeSocket) -> [String] {
    socket.sent.compactMap { frame in
      if case .string(let audio)? = frame["payload"]?["audio"] { audio } else { nil }
    }
  }

  @Test(
    "EX53 EX54 EVE81 an evening's TV tells its voices, and how long a line took that it said itself"
  )
  func ownVoice() async throws {
    let tv = TVWorld(seat: TVWorld.seat)
    let alva = OwnVoice(id: "a", lang: "sv-SE", name: "Alva")
    tv.app.sound(.voices([alva]))
    tv.app.sound(.mayPlay(true))
    let socket = await tv.shows("TV", ["journey": Self.evening])
    await tv.until { !Self.sent("TV_VOICES", socket).isEmpty }
    #expect(
      Self.sent("TV_VOICES", socket) == [
        ["voices": [["lang": "sv-SE", "name": "Alva", "local": .bool(true)]]]
      ])
    socket.say(
      Frames.text(
        "AUDIO_PLAY",
        [
          "clipId": "c", "url": "", "durationMs": 2000, "startAtServerMs": 1_800_000_000_000,
          "text": "Hej", "showText": .bool(true), "volume": 1,
          "speak": ["lang": "sv", "rate": 1],
        ]))
    await tv.until { !tv.engine.lines.isEmpty }
    tv.app.sound(.spoke(try #require(tv.engine.lines.first), ms: 1830))
    await tv.until { !Self.sent("TV_SPOKE", socket).isEmpty }
    #expect(Self.sent("TV_SPOKE", socket) == [["clipId": "c", "durationMs": 1830]])
    tv.app.sound(.spoke(try #require(tv.engine.lines.first), ms: nil))
    await tv.until { Self.sent("TV_VOICES", socket).last == ["voices": []] }
  }

  private static let evening: JSONValue = [
    "number": 1, "lengthsMin": [5], "minutes": 5, "rulesDone": .bool(true),
  ]

  private static func sent(_ type: String, _ socket: FakeSocket) -> [JSONValue] {
    socket.sent.filter { $0["type"] == .string(type) }.compactMap { $0["payload"] }
  }

  @Test("UI-T26 link lost: *Återansluter…* after 1.5 s, and the show stays")
  func lost() async {
    let tv = TVWorld(seat: TVWorld.seat)
    let socket = await tv.shows()
    tv.world.refuse(50)
    socket.end(1006)
    await tv.until { tv.app.game.status.stage == .reconnecting }
    #expect(tv.app.link == nil && tv.app.picture != nil)
    tv.world.pass(1500)
    await tv.until { tv.app.link == "Återansluter…" }
    #expect(tv.app.screen == .show)
  }

  @Test("UI-T33 pushed out by another screen: *Visa här igen*, and nothing returns by itself")
  func replaced() async {
    let tv = TVWorld(seat: TVWorld.seat)
    let socket = await tv.shows()
    socket.end(Int(CloseCode.replaced.rawValue))
    await tv.until { if case .closed = tv.app.screen { true } else { false } }
    guard case .closed(let closed) = tv.app.screen else { return }
    #expect(closed.text == "En annan skärm visar spelet nu" && closed.here == "Visa här igen")
    tv.world.pass(60_000)
    for _ in 0..<2000 { await Task.yield() }
    #expect(tv.world.opened.count == 1)
    await tv.app.reopen()
    await tv.until { tv.world.opened.count == 2 }
  }

  @Test(
    "UI-T25 UI-E7 captions stand there for the clip, and the remote's key changes them for good")
  func captions() async {
    let tv = TVWorld(seat: TVWorld.seat)
    let socket = await tv.shows()
    socket.say(
      Frames.text(
        "AUDIO_PLAY",
        [
          "clipId": "c", "url": "/c", "durationMs": 4000, "startAtServerMs": 1_800_000_000_000,
          "text": "Välkommen ombord.", "showText": .bool(true), "volume": 1,
        ]))
    await tv.until { tv.app.captions == ["Välkommen ombord."] }
    tv.app.nextCaptions()
    tv.app.nextCaptions()
    #expect(tv.app.captions.isEmpty && tv.app.captionsTold == "Undertexter: av")
    #expect(tv.preferences.text(.captions) == "off")
    tv.world.pass(2500)
    await tv.until { tv.app.captionsTold == nil }
  }

  @Test("UI-T3 a QR that leads to the TV itself is hidden, and the code stays")
  func loopback() async {
    let tv = TVWorld(seat: TVWorld.seat)
    tv.app.book = AddressBook(environment: [:])
    _ = await tv.shows("TV", ["phase": "LOBBY"])
    guard case .lobby(let lobby)? = tv.app.picture else { return #expect(Bool(false)) }
    #expect(lobby.ticket.qr == nil && lobby.ticket.code == "K7TM4P")
  }
}
