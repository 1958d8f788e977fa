import Testing
import TriptoKernel
import TriptoTestEvening
import TriptoWire

@Suite("EX28 the name filter")
struct NameFilterTests {
  private func player(_ socket: GameSocket, _ id: String) async throws -> JSONValue? {
    try await socket.state().list("players").first { $0.text("playerId") == id }
  }

  @Test("EX28 EX27 a name of the list is replaced and numbered; only the host hears what it was")
  func replaced() async throws {
    let table = try await Table.open(["Alva"], version: .v2)
    let (first, _) = try await table.session.join("K u k")
    let (second, _) = try await table.session.join("F1tta")
    let lobby = try await table.tv.expect("LOBBY_UPDATED") {
      $0.payload.list("players").count == 3
    }
    #expect(lobby.payload.texts("players", "name") == ["Alva", "Resenär", "Resenär 2"])
    #expect(try await player(table.host, first)?.text("askedName") == "K u k")
    #expect(try await player(table.host, second)?.text("askedName") == "F1tta")
    for socket in [table.tv, table[0].socket] {
      #expect(try await player(socket, first)?.at("askedName") == nil)
    }
    table.host.send("HOST_RENAME", ["playerId": .string(first), "name": "K u k"])
    try await table.tv.expect("LOBBY_UPDATED") {
      $0.payload.texts("players", "name").contains("K u k")
    }
    table.host.send("HOST_RENAME", ["playerId": .string(second), "name": "Resenär 2"])
    try await table.host.snapshot("LOBBY") { state in
      state.list("players").allSatisfy { $0.at("askedName") == nil }
    }
    #expect(try await player(table.host, second)?.text("name") == "Resenär 2")
  }

  @Test("EX28 EX25 in the language of the show, and not at all when it is switched off")
  func settings() async throws {
    for (settings, name) in [
      (["language": "en"] as JSONValue, "Traveller"), (["nameFilter": "off"], "Bajs"),
    ] {
      let table = try await Table.open([], settings: settings, version: .v2)
      let (id, _) = try await table.session.join("Bajs")
      let row = try await player(table.host, id)
      #expect(row?.text("name") == name)
      #expect(row?.text("askedName") == (name == "Bajs" ? nil : "Bajs"))
    }
  }

  @Test("EX28 ST40 a name that waits for the host still waits after a restart")
  func restarted() async throws {
    let data = try ServerUnderTest.prepared()
    var session: NewSession?
    try await withServer(on: data) { server in
      let table = try await Table.open(["Alva"], version: .v2, on: server)
      _ = try await table.session.join("Bajskorv")
      session = table.session
    }
    try await withServer(on: data) { server in
      let moved = try #require(session).moved(to: server)
      let host = try await moved.connect(moved.hostToken, .v2)
      let rows = try await host.state().list("players")
      #expect(rows.compactMap { $0.text("askedName") } == ["Bajskorv"])
    }
  }
}
