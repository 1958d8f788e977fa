import Testing
import TriptoKernel
import TriptoTestEvening
import TriptoWire

@Suite("EX16–EX18 the host's tools for seats")
struct SeatToolTests {
  @Test("EX16 a kick closes the socket 4001 and refuses its token; the code still lets in")
  func kick() async throws {
    let table = try await Table.open()
    table.host.send("HOST_KICK", ["playerId": .string(table[1].id)])
    let close = try await table[1].socket.closed()
    #expect(close.code == 4001)
    #expect(!close.reason.isEmpty)
    let left = try await table.tv.expect("PLAYER_LEFT").payload
    #expect(left.text("reason") == "kicked")
    #expect(left.text("playerId") == table[1].id)
    #expect(try await table.session.dial(table[1].token).closed().code == 4001)
    let (id, _) = try await table.session.join("Bo")
    #expect(id != table[1].id)
  }

  @Test("EX16 SE8 with ban the name may not come back")
  func ban() async throws {
    let table = try await Table.open()
    table.host.send("HOST_KICK", ["playerId": .string(table[1].id), "ban": .bool(true)])
    _ = try await table[1].socket.closed()
    #expect(try await table.session.tryJoin("Bo").status == 403)
    #expect(try await table.session.lookUp().int("playerCount") == 1)
  }

  @Test("EX18 RE10 while the lobby is locked a join gives 403, and look-up says so")
  func lobbyLock() async throws {
    let table = try await Table.open(["Alva"])
    table.host.send("HOST_LOBBY_LOCK", ["locked": .bool(true)])
    try await table.tv.expect("LOBBY_UPDATED")
    try await table.session.tryJoin("Bo").expectError(403, "Lobby locked")
    #expect(try await table.session.lookUp().flag("locked") == true)
    table.host.send("HOST_LOBBY_LOCK", ["locked": .bool(false)])
    try await table.tv.expect("LOBBY_UPDATED")
    _ = try await table.session.join("Bo")
    #expect(try await table.session.lookUp().flag("locked") != true)
  }
}
