import Testing
import TriptoKernel
import TriptoTestWorld
import TriptoWire

@testable import TriptoClient

@Suite(.timeLimit(.minutes(1))) struct GameClientTests {
  private let world = FakeWorld()
  private let client: GameClient
  private let address = SocketAddress(
    wsURL: "ws://tv.local:3000/ws", token: "a.b-c", device: "min telefon")

  init() { client = GameClient(world: world) }

  /// Returns when `isSo`; other tasks go on meanwhile.
  private func until(_ isSo: () async -> Bool) async {
    for _ in 0..<200_000 {
      if await isSo() { return }
      await Task.yield()
    }
    Issue.record("it has not come to that")
  }

  private func online() async -> FakeSocket {
    let count = world.opened.count
    await client.connect(to: address)
    await until { world.opened.count > count }
    let socket = world.opened[count]
    socket.say(Frames.text("WELCOME", Frames.welcomePayload, seq: 1))
    await until { await client.game.status.stage == .online }
    return socket
  }

  @Test("ID17 EX1 WS25 the socket is opened at wsUrl as it came, with token, version and device")
  func opens() async {
    _ = await online()
    #expect(
      world.addresses == ["ws://tv.local:3000/ws?v=2&patch=1&token=a.b-c&device=min%20telefon"])
    #expect(
      SocketAddress(wsURL: "ws://h/ws?x=1", token: "t").url == "ws://h/ws?x=1&v=2&patch=1&token=t")
  }

  @Test("UI-A7 WS6 the news are the game, then the event, in the server's order")
  func news() async {
    let socket = await online()
    socket.say(Frames.text("STATE_SNAPSHOT", ["state": Frames.state(["version": 3])], seq: 2))
    socket.say(Frames.text("MUSIC_STOP", ["fadeOutMs": 600], seq: 3))
    var events: [String] = []
    var games = 0
    for await item in client.news {
      switch item {
      case .game(let game):
        games += 1
        if game.state != nil, !events.contains("STATE_SNAPSHOT") { #expect(events == ["WELCOME"]) }
      case .clock(let clock): #expect(clock.now(at: world.monoMs) != nil)
      case .happened(let message): events.append(message.type)
      }
      if events.last == "MUSIC_STOP" { break }
    }
    #expect(events == ["WELCOME", "STATE_SNAPSHOT", "MUSIC_STOP"])
    #expect(games >= 3)
  }

  @Test("EX5 a command carries its commandId, and there is no sending without an open socket")
  func commands() async {
    #expect(await client.send(.hostPause) == nil)
    let socket = await online()
    #expect(await client.send(.hostPause, id: "id1") == "id1")
    let fresh = await client.send(.hostResume)
    await until { socket.sent.count == 2 }
    #expect(socket.sent[0]["commandId"] == "id1")
    #expect(socket.sent[1]["commandId"]?.text == fresh?.rawValue)
    #expect(fresh?.rawValue.count == 36)
  }

  @Test("EX8 a clock ping is answered by the monotonic clock")
  func pong() async {
    let socket = await online()
    world.pass(1234)
    socket.say(
      Frames.text(
        "CLOCK_PING", ["pingId": 7, "sentAtServerMs": 1, "offsetMs": 5, "rttMs": 2], seq: 2))
    await until { socket.sentTypes == ["CLOCK_PONG"] }
    #expect(socket.sent[0]["payload"] == ["pingId": 7, "clientMonoMs": 1234])
  }

  @Test("UI-P30 the heartbeat asks after silence, and a dead socket is replaced")
  func heartbeat() async {
    let socket = await online()
    world.pass(5000)
    await until { socket.sentTypes == ["HELLO"] }
    world.pass(7000)
    await until { world.opened.count == 2 }
    await until { socket.closedWith == 1000 }
  }

  @Test("WS20 a socket that is lost, or does not open, is tried again")
  func again() async {
    let socket = await online()
    world.refuse(2)
    socket.end(1006)
    for (attempt, pause) in [300.0, 1000, 2000].enumerated() {
      await until { await client.game.status.attempts == attempt + 1 }
      world.pass(pause)
      await until { world.addresses.count == attempt + 2 }
    }
    await until { world.opened.count == 2 }
    world.opened[1].say(Frames.text("WELCOME", Frames.welcomePayload, seq: 1))
    await until { await client.game.status.stage == .online }
  }

  @Test("WS17 UI-A14 a final close ends it, and the seat may be opened again by hand")
  func final() async {
    let socket = await online()
    socket.end(4010)
    await until { await client.game.status.stage == .closed(code: 4010) }
    await client.appear()
    await client.networkChanged()
    world.pass(60_000)
    #expect(world.opened.count == 1)
    _ = await online()
    #expect(await client.game.status.stage == .online)
  }

  @Test("UI-P26 UI-X8 a socket that takes no question on waking is replaced")
  func waking() async {
    let socket = await online()
    await client.sleep()
    socket.breakSending()
    await client.appear()
    await until { await client.game.status.stage == .reconnecting }
    world.pass(300)
    await until { world.opened.count == 2 }
  }

  @Test("EX6 WS6 a patch that does not fit asks for one snapshot, and broken frames for no more")
  func resync() async {
    let socket = await online()
    socket.say(Frames.text("STATE_SNAPSHOT", ["state": Frames.state(["version": 3])], seq: 2))
    socket.say(Frames.text("STATE_PATCH", ["ops": [], "baseVersion": 2, "version": 4], seq: 3))
    for _ in 0..<1000 { socket.say("{broken") }
    socket.say(Frames.text("MUSIC_STOP", ["fadeOutMs": 1], seq: 4))
    await until { await client.game.status.isOutdated }
    socket.say(Frames.text("STATE_SNAPSHOT", ["state": Frames.state(["version": 5])], seq: 5))
    await until { await client.game.state?.version == 5 }
    await until { socket.sentTypes == ["RESUME_SESSION"] }
    #expect(await !client.game.status.isOutdated)
  }

  @Test("EX4 UI-A6 what was missed is asked for and known, and is no event")
  func missed() async {
    let socket = await online()
    socket.say(
      Frames.text(
        "STATE_SNAPSHOT", ["state": Frames.state(["phase": "REVEAL_DESTINATION"])], seq: 2))
    await until { await client.game.state != nil }
    socket.end(1006)
    await until { await client.game.status.stage == .reconnecting }
    world.pass(300)
    await until { world.opened.count == 2 }
    let second = world.opened[1]
    second.say(Frames.text("WELCOME", Frames.welcomePayload, seq: 4))
    await until { second.sentTypes == ["RESUME_SESSION"] }
    let reveal = Frames.golden("DESTINATION_REVEAL")["payload"] ?? .null
    let events: JSONValue = .array([Frames.json("DESTINATION_REVEAL", reveal, seq: 3)])
    second.say(Frames.text("RESUMED", ["fromSeq": 3, "toSeq": 3, "events": events], seq: 5))
    await until { await client.game.moments.reveal != nil }
    #expect(await client.game.isRestored)
  }

  @Test("UI-A14 leaving closes the socket and forgets the game")
  func leaves() async {
    let socket = await online()
    await client.disconnect()
    #expect(await client.game == Game())
    await until { socket.closedWith == 1000 }
    world.pass(60_000)
    #expect(world.opened.count == 1)
  }

  @Test("UI-P29 a socket that opens when nobody waits for it any more is closed")
  func tooLate() async {
    await client.connect(to: address)
    await client.disconnect()
    await until { world.opened.isEmpty || world.opened[0].closedWith == 1000 }
    #expect(await client.send(.hostPause) == nil)
  }
}
