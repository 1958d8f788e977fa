import Testing
import TriptoKernel
import TriptoTestEvening
import TriptoWire

@Suite("Stale tokens and paths that lead out")
struct StaleTokenTests {
  @Test("EX16 EX23 ID16 stale tokens are refused, everywhere and with 4001 on sockets")
  func staleTokens() async throws {
    let table = try await Table.open()
    table.host.send("HOST_KICK", ["playerId": .string(table[1].id)])
    _ = try await table[1].socket.closed()
    let (_, newHost) = try await handover(table)
    for token in [table[1].token, table.session.hostToken] {
      #expect(try await table.session.dial(token).closed().code == 4001)
    }
    let socket = try await table.session.connect(newHost)
    #expect(try await socket.state().texts("players", "name") == ["Ny", "Alva"])
    try await table.server.get(table.session.path + "/audit", bearer: table.session.hostToken)
      .expectError(401, "Unauthorized")
    try await table.server.post(table.session.path + "/join-token", bearer: table.session.hostToken)
      .expectError(401, "Unauthorized")
  }

  private func handover(_ table: Table) async throws -> (id: String, token: String) {
    table.host.send("HOST_HANDOVER")
    let code = try await table.host.expect("HANDOVER_CODE").payload.at("code") ?? .null
    return try await table.session.join("Ny", ["role": "host", "handoverCode": code])
  }

  @Test("SE9 RE7 no path a client can write reaches a file")
  func pathTraversal() async throws {
    let server = try await SharedServer.server
    let paths = [
      "/../../../../etc/passwd", "/assets/../../../etc/passwd", "/..%2f..%2fetc/passwd",
      "/%2e%2e/%2e%2e/tripto.sqlite", "/tripto.sqlite", "/../tripto.sqlite", "//etc/passwd",
      "/v1/content/packs/../../../tripto.sqlite", "/audio/..%5c..%5ctripto.sqlite",
      "/packs/pack-qx7-alpha.json", "/../packs/pack-qx7-alpha.json",
    ]
    for path in paths {
      let client = try await RawClient.connect(server.port)
      try await client.send("GET \(path) HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
      let answer = await client.all()
      #expect(answer.hasPrefix("HTTP/1.1 "), "\(path)")
      #expect(!answer.contains("root:"))
      #expect(!answer.contains("SQLite"))
      #expect(!answer.contains("Zyxopolis"), "\(path)")
    }
  }
}
