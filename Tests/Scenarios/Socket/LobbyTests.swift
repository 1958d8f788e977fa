import Testing
import TriptoTestEvening
import TriptoWire

@Suite("WS9, ST36 coming and going in the lobby")
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
}
