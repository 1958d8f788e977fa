import Testing
import TriptoTestEvening
import TriptoWire

@Suite("WS9, ST36, ST38 coming and going in the lobby")
struct LobbyTests {
  private func types(_ socket: GameSocket) async throws -> [String] {
    try await socket.settled().map(\.type)
  }

  @Test("WS9 RE18 a join sends the host SNAPSHOT → LOBBY_UPDATED, the others LOBBY_UPDATED")
  func join() async throws {
    let table = try await Table.open(["Alva"])
    _ = try await table.session.join("Bo")
    let host = try await table.host.settled()
    #expect(host.map(\.type) == ["PLAYER_JOINED", "STATE_SNAPSHOT", "LOBBY_UPDATED"])
    #expect(host[1].state.texts("scoreboard", "name") == ["Alva", "Bo"])
    #expect(try await types(table.tv) == ["PLAYER_JOINED", "LOBBY_UPDATED"])
    #expect(try await types(table[0].socket) == ["LOBBY_UPDATED"])
  }

  @Test("WS9 a connection sends the same", arguments: ProtocolVersion.allCases)
  func connect(version: ProtocolVersion) async throws {
    let table = try await Table.open(["Alva"], version: version)
    let (_, token) = try await table.session.join("Bo")
    try await table.settle()
    let socket = try await table.session.connect(token, version)
    try await socket.settled()
    let host = try await types(table.host)
    #expect(Array(host.suffix(2)) == ["STATE_SNAPSHOT", "LOBBY_UPDATED"])
    #expect(try await types(table[0].socket) == ["LOBBY_UPDATED"])
  }

  @Test("WS9 EX20 a change of settings sends the same, and shows the new settings")
  func settings() async throws {
    let table = try await Table.open(["Alva"])
    table.host.send("HOST_SETTINGS_SET", ["settings": ["destinationsCount": 2]])
    let lobby = try await table[0].socket.expect("LOBBY_UPDATED").payload
    #expect(lobby.int("settings.destinationsCount") == 2)
    #expect(try await types(table.host) == ["STATE_SNAPSHOT", "LOBBY_UPDATED"])
  }

  @Test("WS8 every snapshot in LOBBY is followed by a LOBBY_UPDATED to the same client")
  func snapshotThenLobby() async throws {
    let table = try await Table.open(["Alva", "Bo"])
    _ = try await table.session.join("Cia")
    table.host.send("HOST_SETTINGS_SET", ["settings": ["speedBonus": .bool(true)]])
    for socket in table.sockets {
      try await socket.settled()
      let all = socket.inbox.all.filter { $0.type != "ERROR" }
      for (message, follower) in zip(all, all.dropFirst()) where message.type == "STATE_SNAPSHOT" {
        #expect(follower.type == "LOBBY_UPDATED", "after \(message.summary)")
      }
      #expect(all.last?.type == "LOBBY_UPDATED")
    }
  }

  @Test("ST36 EV20 a player lost in LOBBY is gone from players and scoreboard")
  func lostPlayer() async throws {
    let table = try await Table.open()
    try await table[1].socket.close()
    let left = try await table.host.expect("PLAYER_LEFT").payload
    #expect(left.text("playerId") == table[1].id)
    #expect(left.text("reason") == "disconnect")
    let lobby = try await table.host.expect("LOBBY_UPDATED").payload
    #expect(lobby.texts("players", "name") == ["Alva"])
    let state = try await table.host.state()
    #expect(state.texts("scoreboard", "name") == ["Alva"])
    #expect(try await table.session.lookUp().int("playerCount") == 1)
  }

  @Test("ST36 ID16 on return the first snapshot is without the player; then it is there again")
  func returnedPlayer() async throws {
    let table = try await Table.open(["Alva"])
    try await table[0].socket.close()
    try await table.host.expect("PLAYER_LEFT")
    try await table.settle(besides: 0)
    let socket = try await table.session.connect(table[0].token)
    #expect(try await socket.snapshot("LOBBY").list("players").isEmpty)
    let lobby = try await socket.expect("LOBBY_UPDATED").payload
    #expect(lobby.texts("players", "playerId") == [table[0].id])
    #expect(lobby.texts("players", "name") == ["Alva"])
    #expect(lobby.flag("players.0.isConnected") == true)
    for other in [table.host, table.tv] {
      let joined = try await other.expect("PLAYER_JOINED").payload
      #expect(joined.text("playerId") == table[0].id)
      #expect(joined.flag("isReconnect") == true)
      #expect(try await other.expect("LOBBY_UPDATED").payload.texts("players", "name") == ["Alva"])
    }
  }

  @Test("ST36 if the game has begun meanwhile it is back with 0 points before its snapshot")
  func returnedIntoGame() async throws {
    let table = try await Table.open()
    try await table[1].socket.close()
    try await table.host.expect("PLAYER_LEFT")
    table.host.send("HOST_START_GAME")
    try await table.host.expect("CLUE_PRESENT")
    let socket = try await table.session.connect(table[1].token)
    let state = try await socket.snapshot("CLUE_LEVEL")
    #expect(state.texts("players", "name") == ["Alva", "Bo"])
    #expect(state.list("scoreboard").compactMap { $0.int("score") } == [0, 0])
  }

  @Test("ST38 a host lost in LOBBY is kept: PLAYER_LEFT → LOBBY_UPDATED")
  func lostHost() async throws {
    let table = try await Table.open(["Alva"])
    try await table.host.close()
    #expect(try await table.tv.expect("PLAYER_LEFT").payload.text("reason") == "disconnect")
    let lobby = try await table.tv.next()
    #expect(lobby.type == "LOBBY_UPDATED")
    #expect(lobby.payload.text("host.name") == "Host")
    let host = try await table.session.connect(table.session.hostToken)
    try await host.snapshot("LOBBY")
  }

  @Test("ST38 a TV lost in LOBBY is reported as tv and may return")
  func lostTV() async throws {
    let table = try await Table.open(["Alva"])
    try await table.tv.close()
    #expect(try await table.host.expect("PLAYER_LEFT").payload.text("playerId") == "tv")
    #expect(try await table.host.next().type == "STATE_SNAPSHOT")
    #expect(try await table.host.next().type == "LOBBY_UPDATED")
    let tv = try await table.session.connect(table.session.tvToken)
    try await tv.snapshot("LOBBY")
  }
}
