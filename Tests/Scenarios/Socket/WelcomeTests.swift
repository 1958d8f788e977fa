import NIOCore
import Testing
import TriptoKernel
import TriptoTestEvening
import TriptoWire

@Suite("WS4–WS10, WS21 the first messages")
struct WelcomeTests {
  @Test("WS4 EV17 ID3 in LOBBY a socket gets WELCOME, SNAPSHOT, LOBBY_UPDATED, and finds itself")
  func lobby() async throws {
    let session = try await NewSession.create()
    let (id, token) = try await session.join("Alva")
    let socket = try await session.dial(token)
    let welcome = try await socket.next()
    #expect(welcome.type == "WELCOME")
    #expect(
      welcome.payload.keys == [
        "connectionId", "role", "playerId", "sessionId", "serverTimeMs", "timeOffsetHintMs",
        "projection",
      ])
    #expect(welcome.payload.text("playerId") == id)
    #expect(welcome.payload.text("sessionId") == session.id)
    #expect(welcome.payload.text("role") == "PLAYER")
    #expect(welcome.payload.text("projection") == "PLAYER")
    let state = try await socket.next()
    #expect(state.type == "STATE_SNAPSHOT")
    #expect(state.state.text("players.0.playerId") == id)
    #expect(state.state.flag("players.0.isConnected") == true)
    let lobby = try await socket.next()
    #expect(lobby.type == "LOBBY_UPDATED")
    #expect(lobby.payload.flag("players.0.isConnected") == true)
    #expect(lobby.payload.text("joinCode") == session.joinCode)
    let again = try await session.connect(token)
    let second = try #require(again.inbox.all.first).payload
    #expect(second.text("connectionId") != welcome.payload.text("connectionId"))
  }

  @Test("WS4 the newcomer's connection is told to everybody", arguments: ProtocolVersion.allCases)
  func toEverybody(version: ProtocolVersion) async throws {
    let table = try await Table.open(["Alva"], version: version)
    let (id, token) = try await table.session.join("Bo")
    try await table.settle()
    _ = try await table.session.connect(token, version)
    for socket in table.sockets {
      let players = try await socket.expect("LOBBY_UPDATED").payload.list("players")
      #expect(players.contains { $0.text("playerId") == id && $0.flag("isConnected") == true })
    }
  }

  @Test("WS21 ID20 a v1 envelope has exactly type, sessionId, serverTimeMs and payload")
  func envelope() async throws {
    let table = try await Table.open()
    try await table.start()
    try await table.lock(0, "Ingenstans")
    for socket in table.sockets {
      for message in socket.inbox.all {
        #expect(message.json.keys == ["type", "sessionId", "serverTimeMs", "payload"])
        #expect(message.json.text("sessionId") == table.session.id)
        #expect(message.json.int("serverTimeMs") != nil)
        #expect(message.json.at("payload") == .object(fields(message.payload)))
      }
    }
  }

  /// The members of an object; a marker when it is none.
  private func fields(_ value: JSONValue) -> [String: JSONValue] {
    if case .object(let members) = value { members } else { ["no object": value] }
  }

  /// NB: on a busy machine a client may read late, so that two writes look like one; the server's
  /// gap is seen by the reader that was on time, one of several.
  @Test("WS5 WELCOME is a write of its own, 10 ms or more after the upgrade response")
  func ownWrite() async throws {
    let session = try await NewSession.create()
    var widest = TimeAmount.zero
    for _ in 1...8 where widest < .milliseconds(8) {
      widest = max(widest, try await welcomeGap(session) ?? .zero)
    }
    #expect(widest >= .milliseconds(8))
    #expect(widest < .seconds(5))
  }

  /// The time between reading the upgrade response and WELCOME; nil when they came in one read.
  private func welcomeGap(_ session: NewSession) async throws -> TimeAmount? {
    let client = try await RawClient.connect(session.server.port)
    try await client.upgrade(token: session.tvToken)
    var reads = client.reads.makeAsyncIterator()
    let upgrade = try #require(await reads.next())
    #expect(upgrade.text.hasPrefix("HTTP/1.1 101 "))
    guard upgrade.text.hasSuffix("\r\n\r\n") else {
      client.close()
      return nil
    }
    let welcome = try #require(await reads.next())
    client.close()
    #expect(welcome.text.contains("WELCOME"))
    return welcome.at - upgrade.at
  }

  @Test(
    "WS6 WS8 RESUME_SESSION is answered by a snapshot, in LOBBY with LOBBY_UPDATED behind it",
    arguments: [
      JSONValue.object([:]), ["playerId": "", "lastReceivedEventId": .null],
      ["playerId": .null, "lastReceivedEventId": "anything"],
    ])
  func resume(payload: JSONValue) async throws {
    let table = try await Table.open(["Alva"])
    for socket in table.sockets {
      socket.send("RESUME_SESSION", payload)
      #expect(try await socket.next().type == "STATE_SNAPSHOT")
      #expect(try await socket.next().type == "LOBBY_UPDATED")
    }
    table.tv.send("RESUME_SESSION", ["playerId": "tv"])
    #expect(try await table.tv.next().type == "STATE_SNAPSHOT")
    table[0].socket.send("RESUME_SESSION", ["playerId": .string(table[0].id)])
    #expect(try await table[0].socket.next().type == "STATE_SNAPSHOT")
  }

  @Test("WS6 another player's id gives UNAUTHORIZED and no snapshot")
  func resumeOther() async throws {
    let table = try await Table.open()
    table[0].socket.send("RESUME_SESSION", ["playerId": .string(table[1].id)])
    let answer = try await table[0].socket.next()
    #expect(answer.type == "ERROR")
    #expect(answer.payload.text("errorCode") == "UNAUTHORIZED")
    #expect(answer.payload.keys == ["errorCode", "code", "message", "retryable"])
  }

  @Test("WS10 a HELLO on a v1 socket without capabilities changes nothing")
  func lateHello() async throws {
    let table = try await Table.open(["Alva"])
    table[0].socket.send("HELLO", ["role": "player", "clientVersion": "1.2.3"])
    #expect(try await table[0].socket.settled().isEmpty)
  }
}
