import Testing
import TriptoGame
import TriptoKernel
import TriptoTestEvening
import TriptoWire

@Suite("EX16–EX18 the host's tools for seats")
struct SeatToolTests {
  @Test("EX16 a kick closes the socket 4001 and refuses its token; the code still lets in")
  func kick() throws {
    let evening = try TestEvening.open()
    evening.host.send("HOST_KICK", ["playerId": .string(evening[1].id)])
    let close = try #require(evening[1].socket.closed)
    #expect(close.code == 4001)
    #expect(!close.reason.isEmpty)
    let left = try evening.tv.expect("PLAYER_LEFT").payload
    #expect(left.text("reason") == "kicked")
    #expect(left.text("playerId") == evening[1].id)
    #expect(evening.table.connect(evening[1].socket.viewer).closed?.code == 4001)
    let id = try evening.table.join("Bo").rawValue
    #expect(id != evening[1].id)
  }

  @Test("EX16 SC6 a kick in game keeps the score row, marked as left")
  func kickInGame() throws {
    let evening = try TestEvening.open()
    try evening.start()
    evening.host.send("HOST_KICK", ["playerId": .string(evening[1].id)])
    let state = try evening.host.snapshot("CLUE_LEVEL")
    #expect(state.texts("scoreboard", "name") == ["Alva", "Bo"])
    let bo = state.list("players").first { $0.text("playerId") == evening[1].id }
    #expect(bo?.flag("hasLeft") == true)
  }

  @Test("EX16 SE8 with ban the name may not come back")
  func ban() throws {
    let evening = try TestEvening.open()
    evening.host.send("HOST_KICK", ["playerId": .string(evening[1].id), "ban": .bool(true)])
    #expect(evening[1].socket.closed?.code == 4001)
    #expect(throws: Refusal.banned) { try evening.table.join("Bo") }
    #expect(evening.lookup.playerCount == 1)
  }

  @Test("EX17 a new name shows everywhere and obeys RE12 and EX27")
  func rename() throws {
    let evening = try TestEvening.open()
    let id = JSONValue.string(evening[1].id)
    evening.host.send("HOST_RENAME", ["playerId": id, "name": "  Björn "])
    for socket in evening.sockets {
      let names = try socket.expect("LOBBY_UPDATED").payload.texts("players", "name")
      #expect(names == ["Alva", "Björn"])
    }
    evening.host.send("HOST_RENAME", ["playerId": id, "name": "alva"])
    let names = try evening.tv.expect("LOBBY_UPDATED").payload.texts("players", "name")
    #expect(names == ["Alva", "alva 2"])
    for name in ["", "  ", String(repeating: "x", count: 51)] {
      let code = try evening.host.refusal(
        "HOST_RENAME", ["playerId": id, "name": .string(name)])
      #expect(code == "VALIDATION_ERROR")
    }
    #expect(
      try evening.host.refusal("HOST_RENAME", ["playerId": "nobody", "name": "X"])
        == "VALIDATION_ERROR")
  }

  @Test("EX18 RE10 while the lobby is locked a join gives 403, and look-up says so")
  func lobbyLock() throws {
    let evening = try TestEvening.open(["Alva"])
    evening.host.send("HOST_LOBBY_LOCK", ["locked": .bool(true)])
    try evening.tv.expect("LOBBY_UPDATED")
    #expect(throws: Refusal.lobbyLocked) { try evening.table.join("Bo") }
    #expect(evening.lookup.locked)
    evening.host.send("HOST_LOBBY_LOCK", ["locked": .bool(false)])
    try evening.tv.expect("LOBBY_UPDATED")
    _ = try evening.table.join("Bo")
    #expect(!evening.lookup.locked)
  }
}
