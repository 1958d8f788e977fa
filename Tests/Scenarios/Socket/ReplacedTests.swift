import Testing
import TriptoTestEvening
import TriptoWire

@Suite("WS15, WS18, ST37–ST39 replaced, lost and found sockets")
struct ReplacedTests {
  @Test("WS15 WS18 a newer socket takes over, and the old one is closed with 4010")
  func replaced() async throws {
    let table = try await Table.open(["Alva"])
    let seats = [
      (table.session.hostToken, table.host), (table.session.tvToken, table.tv),
      (table[0].token, table[0].socket),
    ]
    for (token, old) in seats {
      let new = try await table.session.connect(token)
      let close = try await old.closed()
      #expect(close.code == 4010)
      #expect(!close.reason.isEmpty)
      try await new.snapshot("LOBBY")
    }
  }

  @Test("WS18 RE20 a second TV is never refused")
  func secondTV() async throws {
    let table = try await Table.open(["Alva"])
    let answer = try await table.server.post(table.session.path + "/tv").json
    let tv = try await table.session.connect(try #require(answer.text("tvAuthToken")))
    #expect(try await table.tv.closed().code == 4010)
    table.host.send("HOST_START_GAME")
    try await tv.expect("CLUE_PRESENT")
  }

  @Test("ST37 WS7 a player lost in game keeps its seat, and everybody sees it return")
  func lostInGame() async throws {
    var table = try await Table.open()
    try await table.start()
    try await table.lock(1, "Ingenstans")
    try await table[1].socket.close()
    for socket in [table.host, table.tv, table[0].socket] {
      let left = try await socket.expect("PLAYER_LEFT").payload
      #expect(left.text("playerId") == table[1].id)
      #expect(left.text("reason") == "disconnect")
    }
    let lost = try await table.host.state()
    #expect(lost.texts("scoreboard", "name") == ["Alva", "Bo"])
    #expect(lost.flag("players.2.isConnected") == false)
    try await table.settle(besides: 1)
    table.players[1].socket = try await table.session.connect(table[1].token)
    for socket in [table.host, table.tv, table[0].socket] {
      try await socket.snapshot("CLUE_LEVEL") { state in
        let bo = state.list("players").first { $0.text("playerId") == table[1].id }
        return bo?.flag("isConnected") == true && bo?.at("isAway") == nil
      }
    }
  }
}
