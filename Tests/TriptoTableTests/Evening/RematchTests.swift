import Testing
import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoTable
import TriptoTestEvening
import TriptoWire

@Suite("EX45 another journey at a table")
struct RematchTests {
  private func ended(_ version: TestEvening.Version = .v2) throws -> TestEvening {
    try TestEvening.at(.roundEnd, settings: ["evening": .bool(true)], version: version)
  }

  @Test("EX45 EVE17 everybody is in the lobby again: SNAPSHOT, then LOBBY_UPDATED")
  func lobby() throws {
    let evening = try ended()
    evening.host.send("HOST_REMATCH")
    for socket in evening.sockets {
      let state = try socket.snapshot("LOBBY")
      #expect(state["journey"]?["number"] == 2)
      #expect(state["night"]?["journeys"] == 1)
      _ = try socket.expect("LOBBY_UPDATED")
      #expect(!socket.all.contains { $0.type == "ERROR" })
    }
    evening.host.send("HOST_REMATCH")
    evening.host.send("HOST_START_GAME")
    for socket in evening.sockets { try socket.expect("CLUE_PRESENT") }
    #expect(evening.state.tonight.journey == 2)
  }

  @Test(
    "EVE6 EVE7 a v1 player and a v1 TV come along by ordinary messages, with nothing new in them")
  func oldClients() throws {
    let evening = try ended()
    let seat = evening[0].seat
    let (phone, tv) = (evening.table.connect(.player(seat)), evening.table.connect(.tv))
    evening.host.send("HOST_REMATCH")
    for socket in [phone, tv] {
      let state = try socket.snapshot("LOBBY")
      let added = ["journey", "night", "brake", "units", "me"]
      #expect(added.allSatisfy { state[$0] == nil })
      #expect(try socket.expect("LOBBY_UPDATED").payload["settings"]?["evening"] == nil)
    }
    evening.host.send("HOST_START_GAME")
    try phone.expect("CLUE_PRESENT")
  }

  @Test("EX45 while the server drains nothing changes")
  func draining() throws {
    let evening = try ended()
    evening.table.journal = .held
    evening.host.send("HOST_HANDOVER")
    evening.table.input { $0.drain(at: $1) }
    evening.host.send("HOST_REMATCH")
    #expect(evening.state.tonight.journey == 1)
  }

  @Test("EX45 other phases are INVALID_PHASE, players UNAUTHORIZED, other sessions do not know it")
  func refused() throws {
    let evening = try TestEvening.at(.clue, settings: ["evening": .bool(true)], version: .v2)
    evening.host.send("HOST_REMATCH")
    #expect(try evening.host.expect("ERROR").payload["errorCode"] == "INVALID_PHASE")
    evening[0].socket.send("HOST_REMATCH")
    #expect(try evening[0].socket.expect("ERROR").payload["errorCode"] == "UNAUTHORIZED")
    let plain = try TestEvening.at(.roundEnd, version: .v2)
    plain.host.send("HOST_REMATCH")
    #expect(
      try plain.host.expect("ERROR").payload["message"] == "Unknown message type HOST_REMATCH")
  }

  @Test("EVE21 RE10 by-code says which journey of an evening it is, and nothing elsewhere")
  func lookup() throws {
    let evening = try ended()
    evening.host.send("HOST_REMATCH")
    #expect(evening.table.input { $0.lookup(at: $1) }.journey == 2)
    let plain = try TestEvening.at(.lobby)
    #expect(plain.table.input { $0.lookup(at: $1) }.journey == nil)
  }

  @Test("EVE23 EX5 ids, code and command ids are kept, and a restart finds the same night")
  func restarted() throws {
    let before = try ended()
    before.host.send("HOST_REMATCH", commandID: "again")
    _ = before.table.input { $0.seal(at: $1) }
    let evening = try before.restarted()
    #expect(evening.state.tonight == before.state.tonight)
    #expect(evening.state.nightStandings == before.state.nightStandings)
    #expect(evening.state.joinCode == before.state.joinCode)
    evening.host.send("HOST_REMATCH", commandID: "again")
    #expect(evening.state.tonight.journey == 2)
  }

  @Test("EX31 what the night has played counts as played last")
  func played() throws {
    let evening = try ended()
    let seen = evening.state.nightStops.map { $0.place.packID.open(.library) }
    #expect(seen == [TestPack.alpha.id])
    #expect(evening.table.table.packsPlayed.suffix(1) == seen[...])
  }
}
