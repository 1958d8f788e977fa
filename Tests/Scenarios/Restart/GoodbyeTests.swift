import Testing
import TriptoKernel
import TriptoSocket
import TriptoTestEvening
import TriptoWire

@Suite("EX15, WS16 the server goes down in good order")
struct GoodbyeTests {
  private func spawned(
    on data: TemporaryFolder, _ settings: [String: String] = [:],
    _ body: (SpawnedServer) async throws -> Void
  ) async throws {
    let spawned = try await SpawnedServer(on: data, settings)
    do {
      try await body(spawned)
    } catch {
      try await spawned.kill()
      throw error
    }
    try await spawned.kill()
  }

  @Test("EX15 WS16 outside a clue: GOODBYE to EX sockets, all close 1012, and it exits with 0")
  func goodbye() async throws {
    try await spawned(on: ServerUnderTest.prepared()) { spawned in
      let old = try await Table.open(["Alva"], version: .v1, on: spawned.server)
      let new = try await Table.open(["Bo"], version: .v2, on: spawned.server)
      spawned.terminate()
      for socket in new.sockets {
        let delay = try await socket.expect("GOODBYE").payload.int("retryAfterMs")
        #expect((0...3_000).contains(try #require(delay)))
        #expect(try await socket.closed().code == 1012)
      }
      for socket in old.sockets {
        let close = try await socket.closed()
        #expect(close.code == 1012)
        #expect(!close.reason.isEmpty)
        #expect(!socket.inbox.all.contains { $0.type == "GOODBYE" })
      }
      #expect(try await spawned.exitStatus() == 0)
    }
  }

  @Test("EX15 ST40 a running clue may finish; after the restart the game goes on where it was")
  func clueFinishes() async throws {
    let data = try ServerUnderTest.prepared()
    var left: Table?
    try await spawned(on: data) { spawned in
      let table = try await Table.open(version: .v2, on: spawned.server)
      left = table
      try await table.start()
      let lobby = try await NewSession.create(on: spawned.server)
      let other = try await lobby.connect(lobby.hostToken)
      spawned.terminate()
      #expect(try await other.closed().code == 1012)
      table[0].socket.send("BRAKE_PULL")
      try await table[0].socket.expect("BRAKE_ACCEPTED")
      for socket in table.sockets {
        try await socket.expect("GOODBYE")
        #expect(try await socket.closed().code == 1012)
      }
      #expect(try await spawned.exitStatus() == 0)
    }
    let before = try #require(left)
    try await spawned(on: data) { spawned in
      let table = try await before.reopened(on: spawned.server)
      let state = try await table.host.state()
      #expect(state.text("phase") == "PAUSED_FOR_BRAKE")
      #expect(state.text("brakeOwnerPlayerId") == before[0].id)
      table[0].socket.send("BRAKE_ANSWER_SUBMIT", ["answerText": "Zyxopolis"])
      try await table.host.expect("BRAKE_ANSWER_LOCKED")
      table.host.send("HOST_FORCE_REVEAL")
      let results = try await table.tv.expect("DESTINATION_RESULTS").payload
      #expect(results.list("results").compactMap { $0.int("pointsAwarded") } == [10])
    }
  }

  @Test(
    "SE29 EX15 RE78 while the last clue is on, who dropped comes back, nobody new gets in, and the server is not ready"
  )
  func comesBackDuringDrain() async throws {
    try await spawned(on: ServerUnderTest.prepared()) { spawned in
      let table = try await Table.open(on: spawned.server)
      try await table.start()
      let lobby = try await NewSession.create(on: spawned.server)
      let other = try await lobby.connect(lobby.hostToken)
      spawned.terminate()
      #expect(try await other.closed().code == 1012)
      try await table[0].socket.close()
      let back = try await table.session.connect(table[0].token)
      try await back.snapshot("CLUE_LEVEL")
      #expect(try await spawned.server.get("/health").status == 200)
      try await spawned.server.get("/ready").expectError(503, "Restarting")
      let created = try await spawned.server.post("/v1/sessions")
      try created.expectError(503, "Restarting")
      #expect(created.header("retry-after") == "5")
      try await table.session.tryJoin("Sen").expectError(503, "Restarting")
      do {
        _ = try await lobby.dial(lobby.hostToken)
        Issue.record("a game that has said goodbye let somebody in")
      } catch WebSocketClientError.refused(let status, _) {
        #expect(status == 503)
      }
      table.host.send("HOST_PAUSE")
      #expect(try await back.closed().code == 1012)
      #expect(try await spawned.exitStatus() == 0)
    }
  }

  @Test("SE6 the log of a whole game holds no token, no query, no destination and no answer")
  func log() async throws {
    try await spawned(on: ServerUnderTest.prepared(), ["LOG_LEVEL": "debug"]) { spawned in
      let table = try await Table.open(["Loggvin"], on: spawned.server)
      _ = try await spawned.server.get(
        "/join/\(table.session.joinCode)?t=\(table.session.joinToken)")
      try await table.start()
      try await table.lock(0, "Mitthemligasvar")
      #expect(try await table.host.refusal("HOST_START_GAME") == "INVALID_PHASE")
      let closed = try await table.session.dial("rubbish-token").closed()
      #expect(closed.code == 4001)
      _ = try await spawned.server.get(
        table.session.path + "/audit", bearer: table.session.hostToken)
      spawned.terminate()
      #expect(try await spawned.exitStatus() == 0)
      let text = spawned.logText.lowercased()
      #expect(text.contains("/v1/sessions"))
      let tokens = [
        table.session.hostToken, table.session.tvToken, table[0].token, table.session.joinToken,
        "rubbish-token", "mitthemligasvar", "bearer ",
      ]
      for secret in tokens.map({ $0.lowercased() }) + TestPack.alpha.secrets {
        #expect(!text.contains(secret), "\(secret.prefix(20))")
      }
    }
  }
}
