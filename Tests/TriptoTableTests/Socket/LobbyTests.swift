import Testing
import TriptoGame
import TriptoKernel
import TriptoTestEvening
import TriptoWire

@Suite("WS9, ST36, ST38 coming and going in the lobby")
struct LobbyTests {
  private func types(_ socket: TestSocket) throws -> [String] {
    socket.settled().map(\.type)
  }

  @Test("WS9 RE18 a join sends the host SNAPSHOT → LOBBY_UPDATED, the others LOBBY_UPDATED")
  func join() throws {
    let evening = try TestEvening.open(["Alva"])
    _ = try evening.table.join("Bo")
    let host = evening.host.settled()
    #expect(host.map(\.type) == ["PLAYER_JOINED", "STATE_SNAPSHOT", "LOBBY_UPDATED"])
    #expect(host[1].state.texts("scoreboard", "name") == ["Alva", "Bo"])
    #expect(try types(evening.tv) == ["PLAYER_JOINED", "LOBBY_UPDATED"])
    #expect(try types(evening[0].socket) == ["LOBBY_UPDATED"])
  }

  @Test("WS9 a connection sends the same", arguments: TestEvening.Version.allCases)
  func connect(version: TestEvening.Version) throws {
    let evening = try TestEvening.open(["Alva"], version: version)
    let seat = try evening.table.join("Bo")
    evening.settle()
    let socket = try evening.connect(.player(seat), version)
    socket.settled()
    let host = try types(evening.host)
    #expect(Array(host.suffix(2)) == ["STATE_SNAPSHOT", "LOBBY_UPDATED"])
    #expect(try types(evening[0].socket) == ["LOBBY_UPDATED"])
  }

  @Test("WS9 EX20 a change of settings sends the same, and shows the new settings")
  func settings() throws {
    let evening = try TestEvening.open(["Alva"])
    evening.host.send("HOST_SETTINGS_SET", ["settings": ["destinationsCount": 2]])
    let lobby = try evening[0].socket.expect("LOBBY_UPDATED").payload
    #expect(lobby.int("settings.destinationsCount") == 2)
    #expect(try types(evening.host) == ["STATE_SNAPSHOT", "LOBBY_UPDATED"])
  }

  @Test("WS8 every snapshot in LOBBY is followed by a LOBBY_UPDATED to the same client")
  func snapshotThenLobby() throws {
    let evening = try TestEvening.open(["Alva", "Bo"])
    _ = try evening.table.join("Cia")
    evening.host.send("HOST_SETTINGS_SET", ["settings": ["speedBonus": .bool(true)]])
    for socket in evening.sockets {
      socket.settled()
      let all = socket.all.filter { $0.type != "ERROR" }
      for (message, follower) in zip(all, all.dropFirst()) where message.type == "STATE_SNAPSHOT" {
        #expect(follower.type == "LOBBY_UPDATED", "after \(message.summary)")
      }
      #expect(all.last?.type == "LOBBY_UPDATED")
    }
  }

  @Test("ST36 EV20 a player lost in LOBBY is gone from players and scoreboard")
  func lostPlayer() throws {
    let evening = try TestEvening.open()
    evening[1].socket.close()
    let left = try evening.host.expect("PLAYER_LEFT").payload
    #expect(left.text("playerId") == evening[1].id)
    #expect(left.text("reason") == "disconnect")
    let lobby = try evening.host.expect("LOBBY_UPDATED").payload
    #expect(lobby.texts("players", "name") == ["Alva"])
    let state = try evening.host.state()
    #expect(state.texts("scoreboard", "name") == ["Alva"])
    #expect(try evening.lookup.playerCount == 1)
  }

  @Test("ST36 ID16 on return the first snapshot is without the player; then it is there again")
  func returnedPlayer() throws {
    let evening = try TestEvening.open(["Alva"])
    evening[0].socket.close()
    try evening.host.expect("PLAYER_LEFT")
    evening.settle(besides: 0)
    let socket = try evening.back(0)
    #expect(try socket.snapshot("LOBBY").list("players").isEmpty)
    let lobby = try socket.expect("LOBBY_UPDATED").payload
    #expect(lobby.texts("players", "playerId") == [evening[0].id])
    #expect(lobby.texts("players", "name") == ["Alva"])
    #expect(lobby.flag("players.0.isConnected") == true)
    for other in [evening.host, evening.tv] {
      let joined = try other.expect("PLAYER_JOINED").payload
      #expect(joined.text("playerId") == evening[0].id)
      #expect(joined.flag("isReconnect") == true)
      #expect(try other.expect("LOBBY_UPDATED").payload.texts("players", "name") == ["Alva"])
    }
  }

  @Test("ST36 if the game has begun meanwhile it is back with 0 points before its snapshot")
  func returnedIntoGame() throws {
    let evening = try TestEvening.open()
    evening[1].socket.close()
    try evening.host.expect("PLAYER_LEFT")
    evening.host.send("HOST_START_GAME")
    try evening.host.expect("CLUE_PRESENT")
    let socket = try evening.back(1)
    let state = try socket.snapshot("CLUE_LEVEL")
    #expect(state.texts("players", "name") == ["Alva", "Bo"])
    #expect(state.list("scoreboard").compactMap { $0.int("score") } == [0, 0])
  }

  @Test("ST38 a host lost in LOBBY is kept: PLAYER_LEFT → LOBBY_UPDATED")
  func lostHost() throws {
    let evening = try TestEvening.open(["Alva"])
    evening.host.close()
    #expect(try evening.tv.expect("PLAYER_LEFT").payload.text("reason") == "disconnect")
    let lobby = try evening.tv.next()
    #expect(lobby.type == "LOBBY_UPDATED")
    #expect(lobby.payload.text("host.name") == "Host")
    let host = try evening.connect(evening.host.viewer)
    try host.snapshot("LOBBY")
  }

  @Test("ST38 a TV lost in LOBBY is reported as tv and may return")
  func lostTV() throws {
    let evening = try TestEvening.open(["Alva"])
    evening.tv.close()
    #expect(try evening.host.expect("PLAYER_LEFT").payload.text("playerId") == "tv")
    #expect(try evening.host.next().type == "STATE_SNAPSHOT")
    #expect(try evening.host.next().type == "LOBBY_UPDATED")
    let tv = try evening.connect(.tv)
    try tv.snapshot("LOBBY")
  }
}
