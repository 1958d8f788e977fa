import Testing
import TriptoGame
import TriptoKernel
import TriptoTestEvening
import TriptoWire

@Suite("EX28 the name filter")
struct NameFilterTests {
  private func player(_ socket: TestSocket, _ id: String) throws -> JSONValue? {
    try socket.state().list("players").first { $0.text("playerId") == id }
  }

  @Test("EX28 EX27 a name of the list is replaced and numbered; only the host hears what it was")
  func replaced() throws {
    let evening = try TestEvening.open(["Alva"], version: .v2)
    let first = try evening.table.join("K u k").rawValue
    let second = try evening.table.join("F1tta").rawValue
    let lobby = try evening.tv.expect("LOBBY_UPDATED") {
      $0.payload.list("players").count == 3
    }
    #expect(lobby.payload.texts("players", "name") == ["Alva", "Resenär", "Resenär 2"])
    #expect(try player(evening.host, first)?.text("askedName") == "K u k")
    #expect(try player(evening.host, second)?.text("askedName") == "F1tta")
    for socket in [evening.tv, evening[0].socket] {
      #expect(try player(socket, first)?.at("askedName") == nil)
    }
    evening.host.send("HOST_RENAME", ["playerId": .string(first), "name": "K u k"])
    try evening.tv.expect("LOBBY_UPDATED") {
      $0.payload.texts("players", "name").contains("K u k")
    }
    evening.host.send("HOST_RENAME", ["playerId": .string(second), "name": "Resenär 2"])
    try evening.host.snapshot("LOBBY") { state in
      state.list("players").allSatisfy { $0.at("askedName") == nil }
    }
    #expect(try player(evening.host, second)?.text("name") == "Resenär 2")
  }

  @Test("EX28 EX25 in the language of the show, and not at all when it is switched off")
  func settings() throws {
    for (settings, name) in [
      (["language": "en"] as JSONValue, "Traveller"), (["nameFilter": "off"], "Bajs"),
    ] {
      let evening = try TestEvening.open([], settings: settings, version: .v2)
      let id = try evening.table.join("Bajs").rawValue
      let row = try player(evening.host, id)
      #expect(row?.text("name") == name)
      #expect(row?.text("askedName") == (name == "Bajs" ? nil : "Bajs"))
    }
  }

  @Test("EX28 ST40 a name that waits for the host still waits after a restart")
  func restarted() throws {
    let before = try TestEvening.open(["Alva"], version: .v2)
    _ = try before.table.join("Bajskorv")
    let rows = try before.restarted().host.state().list("players")
    #expect(rows.compactMap { $0.text("askedName") } == ["Bajskorv"])
  }
}
