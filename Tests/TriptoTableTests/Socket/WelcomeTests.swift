import Testing
import TriptoGame
import TriptoKernel
import TriptoTable
import TriptoTestEvening
import TriptoWire

@Suite("WS4–WS10, WS21 on connect WELCOME, STATE_SNAPSHOT and in LOBBY LOBBY_UPDATED")
struct WelcomeTests {
  @Test("WS4 EV17 ID3 in LOBBY a socket gets WELCOME, SNAPSHOT, LOBBY_UPDATED, and finds itself")
  func lobby() throws {
    let evening = try TestEvening.open([])
    let seat = try evening.table.join("Alva")
    let socket = evening.table.connect(.player(seat))
    let welcome = try socket.next()
    #expect(welcome.type == "WELCOME")
    #expect(
      welcome.payload.keys == [
        "connectionId", "role", "playerId", "sessionId", "serverTimeMs", "timeOffsetHintMs",
        "projection",
      ])
    #expect(welcome.payload.text("playerId") == seat.rawValue)
    #expect(welcome.payload.text("sessionId") == evening.table.game.id)
    #expect(welcome.payload.text("role") == "PLAYER")
    #expect(welcome.payload.text("projection") == "PLAYER")
    let state = try socket.next()
    #expect(state.type == "STATE_SNAPSHOT")
    #expect(state.state.text("players.0.playerId") == seat.rawValue)
    #expect(state.state.flag("players.0.isConnected") == true)
    let lobby = try socket.next()
    #expect(lobby.type == "LOBBY_UPDATED")
    #expect(lobby.payload.flag("players.0.isConnected") == true)
    #expect(lobby.payload.text("joinCode") == evening.table.game.joinCode)
    let again = try evening.table.connect(.player(seat)).expect("WELCOME").payload
    #expect(again.text("connectionId") != welcome.payload.text("connectionId"))
  }

  @Test(
    "WS4 the newcomer's connection is told to everybody", arguments: TestEvening.Version.allCases)
  func toEverybody(version: TestEvening.Version) throws {
    let evening = try TestEvening.open(["Alva"], version: version)
    let seat = try evening.table.join("Bo")
    evening.settle()
    _ = try evening.connect(.player(seat), version)
    for socket in evening.sockets {
      let players = try socket.expect("LOBBY_UPDATED").payload.list("players")
      #expect(
        players.contains { $0.text("playerId") == seat.rawValue && $0.flag("isConnected") == true })
    }
  }

  @Test("WS21 ID20 a v1 envelope has exactly type, sessionId, serverTimeMs and payload")
  func envelope() throws {
    let evening = try TestEvening.open()
    try evening.start()
    try evening.lock(0, "Ingenstans")
    for socket in evening.sockets {
      for message in socket.all {
        #expect(message.json.keys == ["type", "sessionId", "serverTimeMs", "payload"])
        #expect(message.json.text("sessionId") == evening.table.game.id)
        #expect(message.json.int("serverTimeMs") != nil)
        #expect(message.json.at("payload") == .object(fields(message.payload)))
      }
    }
  }

  /// The members of an object; a marker when it is none.
  private func fields(_ value: JSONValue) -> [String: JSONValue] {
    if case .object(let members) = value { members } else { ["no object": value] }
  }

  @Test(
    "WS6 WS8 RESUME_SESSION is answered by a snapshot, in LOBBY with LOBBY_UPDATED behind it",
    arguments: [
      JSONValue.object([:]), ["playerId": "", "lastReceivedEventId": .null],
      ["playerId": .null, "lastReceivedEventId": "anything"],
    ])
  func resume(payload: JSONValue) throws {
    let evening = try TestEvening.open(["Alva"])
    for socket in evening.sockets {
      socket.send("RESUME_SESSION", payload)
      #expect(try socket.next().type == "STATE_SNAPSHOT")
      #expect(try socket.next().type == "LOBBY_UPDATED")
    }
    evening.tv.send("RESUME_SESSION", ["playerId": "tv"])
    #expect(try evening.tv.next().type == "STATE_SNAPSHOT")
    evening[0].socket.send("RESUME_SESSION", ["playerId": .string(evening[0].id)])
    #expect(try evening[0].socket.next().type == "STATE_SNAPSHOT")
  }

  @Test("WS6 another player's id gives UNAUTHORIZED and no snapshot")
  func resumeOther() throws {
    let evening = try TestEvening.open()
    evening[0].socket.send("RESUME_SESSION", ["playerId": .string(evening[1].id)])
    let answer = try evening[0].socket.next()
    #expect(answer.type == "ERROR")
    #expect(answer.payload.text("errorCode") == "UNAUTHORIZED")
    #expect(answer.payload.keys == ["errorCode", "code", "message", "retryable"])
  }

  @Test("WS10 a HELLO on a v1 socket without capabilities changes nothing")
  func lateHello() throws {
    let evening = try TestEvening.open(["Alva"])
    evening[0].socket.send("HELLO", ["role": "player", "clientVersion": "1.2.3"])
    #expect(evening[0].socket.settled().isEmpty)
  }
}
