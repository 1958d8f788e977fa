import Testing
import TriptoGame
import TriptoTable
import TriptoTestEvening
import TriptoWire

@Suite("SE24 SE25 a game takes 100 players, and a seat without a socket counts as lost")
struct FullTableTests {
  private func full(with names: [String] = []) throws -> TestEvening {
    let evening = try TestEvening.open(names)
    for number in names.count..<100 { _ = try evening.table.join("Gäst \(number)") }
    return evening
  }

  @Test("SE24 RE14 the 101st join is refused; a host is not counted")
  func refused() throws {
    let evening = try full()
    #expect(throws: Refusal.sessionFull) { try evening.table.join("Sen") }
    #expect(evening.lookup.playerCount == 100)
  }

  @Test("SE24 a seat waited for in vain for 10 s makes room, one that has its socket does not")
  func ghosts() throws {
    let evening = try full(with: ["Alva"])
    evening.wait(10_000)
    let seat = try evening.table.join("Sen")
    #expect(evening.state.seat(seat) != nil && evening.lookup.playerCount == 100)
    #expect(evening.state.seat(evening[0].seat) != nil)
  }

  @Test("SE24 ST36 a full lobby has no place for who comes back, and says 1013: try again")
  func returning() throws {
    let evening = try TestEvening.open(["Alva"])
    evening[0].socket.close()
    for number in 1...100 { _ = try evening.table.join("Gäst \(number)") }
    let back = evening.table.connect(evening[0].socket.viewer)
    #expect(back.closed?.code == 1013)
    #expect(evening.lookup.playerCount == 100)
  }

  @Test("SE24 SC6 in a game who left without an answer gives its place, who answered keeps its row")
  func inGame() throws {
    let evening = try full(with: ["Alva", "Bo"])
    try evening.start()
    try evening.lock(0, "Ingenstans")
    for player in evening.players { player.socket.close() }
    evening.wait(61_000)
    for number in 1...99 { _ = try evening.table.join("Ny \(number)") }
    #expect(evening.state.seat(evening[0].seat) != nil, "its answer counts")
    #expect(evening.state.seat(evening[1].seat) == nil)
  }

  @Test("SE25 ST36 a seat whose socket does not come within 60 s is gone from the lobby")
  func ghostInLobby() throws {
    let evening = try TestEvening.open(["Alva"])
    let seat = try evening.table.join("Spöke")
    evening.settle()
    evening.wait(59_999)
    #expect(evening.lookup.playerCount == 2)
    evening.wait(1)
    #expect(evening.lookup.playerCount == 1)
    #expect(evening.tv.types().contains("LOBBY_UPDATED"))
    #expect(try evening.connect(.player(seat)).closed == nil, "its token still works")
  }

  @Test(
    "SE25 EX12 ST37 in a game it is marked as left, never as away, and its first socket is no way back"
  )
  func ghostInGame() throws {
    let evening = try TestEvening.open(["Alva"], version: .v2)
    try evening.start()
    let seat = try evening.table.join("Spöke")
    evening.wait(30_000)
    let row = try evening.host.state().list("players").last
    #expect(row?.at("isAway") == nil && row?.at("hasLeft") == nil)
    evening.wait(30_000)
    #expect(try evening.host.state().list("players").last?.flag("hasLeft") == true)
    evening.settle()
    _ = try evening.connect(.player(seat))
    let joined = evening.host.settled().filter { $0.type == "PLAYER_JOINED" }
    #expect(joined.allSatisfy { $0.payload.flag("isReconnect") == false })
  }

  @Test("SE25 ST40 a seat that waits for its socket still waits after a restart")
  func restarted() throws {
    let before = try TestEvening.open([])
    _ = try before.table.join("Alva")
    let next = try before.table.restarted()
    #expect(next.table.lookup(at: next.now).playerCount == 1)
  }
}
