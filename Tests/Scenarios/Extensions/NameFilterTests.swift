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
}
