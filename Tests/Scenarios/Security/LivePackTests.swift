import Testing
import TriptoKernel
import TriptoTestEvening
import TriptoWire

@testable import TriptoTable

@Suite("SE15 packs of live games")
struct LivePackTests {
  private func path(_ pack: TestPack) -> String { "/v1/content/packs/\(pack.id)" }

  /// What a caller with these headers may do with a pack, reading first.
  private func tries(
    _ server: ServerUnderTest, _ pack: TestPack, _ headers: [String: String]
  ) async throws -> [Int] {
    let words: JSONValue = [
      "clues": [["points": 10, "text": .string("Välkommen till \(pack.name.sv)!")]]
    ]
    let calls: [(String, String, Body)] = [
      ("GET", path(pack), .none), ("PUT", path(pack) + "/clues", .json(words)),
      ("DELETE", path(pack) + "/clues", .none), ("DELETE", path(pack), .none),
    ]
    var statuses: [Int] = []
    for (method, path, body) in calls {
      let answer = try await server.request(method, path, body, headers: headers)
      statuses.append(answer.status)
      guard answer.status == 409 else { continue }
      try answer.expectError(409, "Pack in play")
      #expect(!pack.secrets.contains { answer.text.lowercased().contains($0) })
    }
    return statuses
  }

  private func bearer(_ token: String) -> [String: String] { ["authorization": "Bearer \(token)"] }

  @Test(
    "SE15 while a game is planned or on, all packs are closed to guests: no answer tells which it has"
  )
  func guests() async throws {
    try await withServer { server in
      #expect(try await server.get(path(.alpha)).status == 200, "nobody plays yet")
      let table = try await Table.open(["Alva"], packs: [.alpha], on: server)
      let other = try await NewSession.create(on: server)
      let callers = [
        [:], bearer(table[0].token), bearer(table.session.tvToken), bearer(other.hostToken),
      ]
      for isStarted in [false, true] {
        if isStarted { try await table.start() }
        for caller in callers {
          for pack in [TestPack.alpha, .beta] {
            #expect(try await tries(server, pack, caller) == [409, 409, 409, 409])
          }
          try await server.request("GET", "/v1/content/packs/nowhere", headers: caller)
            .expectError(404, "Not found")
          #expect(
            try await server.request("GET", "/v1/content/packs", headers: caller).json
              .texts("packs", "roundId").contains(TestPack.alpha.id), "names stay listed")
        }
      }
    }
  }

  @Test("SE15 its host reads what it plays; what is planned it may reword, not delete")
  func ownHost() async throws {
    try await withServer { server in
      let table = try await Table.open(["Alva"], packs: [.alpha], on: server)
      let host = bearer(table.session.hostToken)
      #expect(try await tries(server, .alpha, host) == [200, 400, 404, 409])
      try await table.start()
      #expect(try await tries(server, .alpha, host) == [200, 409, 409, 409])
      #expect(try await tries(server, .gamma, host) == [200, 400, 404, 204])
    }
  }

  @Test("SE15 whoever has the house key is refused what others play, and nothing else")
  func keyHolder() async throws {
    try await withServer { server in
      let table = try await Table.open(["Alva"], packs: [.alpha], on: server)
      try await table.start()
      let key = try server.houseKey
      #expect(try await tries(server, .alpha, key) == [409, 409, 409, 409])
      #expect(try await tries(server, .beta, key) == [200, 400, 404, 204])
      let other = try await NewSession.create(on: server)
      let both = key.merging(bearer(other.hostToken)) { $1 }
      #expect(try await tries(server, .alpha, both) == [409, 409, 409, 409])
    }
  }

  @Test("SE15 EX29 a host who plays is refused every pack, with the key too")
  func playingHost() async throws {
    try await withServer { server in
      let table = try await Table.open(
        ["Alva"], packs: [.alpha], settings: ["hostPlays": .bool(true)], on: server)
      let host = try server.houseKey.merging(bearer(table.session.hostToken)) { $1 }
      for isStarted in [false, true] {
        if isStarted { try await table.start() }
        for pack in [TestPack.alpha, .beta] {
          #expect(try await tries(server, pack, host) == [409, 409, 409, 409])
        }
      }
    }
  }

  @Test("SE15 a game that is over frees its packs, and so does one that everybody has left")
  func freed() async throws {
    try await withServer { server in
      let table = try await Table.open(["Alva"], packs: [.alpha], on: server)
      try await table.start()
      #expect(try await server.get(path(.alpha)).status == 409)
      table.host.send("END_GAME")
      try await table.host.expect("FINAL_RESULTS_PRESENT")
      #expect(try await server.get(path(.alpha)).status == 200)

      let lobby = try await NewSession.create(on: server)
      let host = try await lobby.connect(lobby.hostToken)
      try await lobby.plan([TestPack.beta.id])
      #expect(try await server.get(path(.beta)).status == 409)
      try await host.close()
      _ = try await server.poll(path(.beta)) { $0.text("roundId") == TestPack.beta.id }
    }
  }

  @Test("SE15 ST40 after a restart a game keeps to itself what it kept before")
  func restart() async throws {
    try await restarted { table in
      try await table.start()
    } then: { table in
      let answer = try await table.server.get(path(.alpha))
      #expect(answer.status == 409)
    }
  }
}
