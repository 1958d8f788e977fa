import Foundation
import Testing
import TriptoHouse
import TriptoTable
import TriptoTestEvening
import TriptoWire

@Suite(
  "RE42 RE46 RE47 RE49 RE50 secret, default packs, pacing, env and data dir, seen from outside"
)
struct ConfigurationScenarios {
  @Test("SE2 RE49 RE42 in production the server refuses to start without a secret of its own")
  func production() async throws {
    for settings in [["NODE_ENV": "production"], ["TRIPTO_ENV": "prod"]] {
      await #expect(throws: ConfigurationError.self) {
        try await ServerUnderTest.boot(settings)
      }
      let own = settings.merging(["JWT_SECRET": String(repeating: "s", count: 40)]) { $1 }
      try await withServer(own) { server in
        let answer = try await server.get("/health")
        #expect(answer.status == 200)
      }
    }
  }

  @Test("RE50 a data folder that cannot be made refuses to start, by the name of the setting")
  func unusableDataFolder() async throws {
    let folder = try ServerUnderTest.prepared()
    let file = folder.path + "/file"
    try Data().write(to: URL(fileURLWithPath: file))
    await #expect {
      _ = try await ServerUnderTest.boot(["TRIPTO_DATA_DIR": file + "/below"], on: folder)
    } throws: { error in
      (error as? ConfigurationError)?.key == "TRIPTO_DATA_DIR"
    }
  }

  @Test("RE42 ID16 tokens are good wherever the same JWT_SECRET signs, and nowhere else")
  func secret() async throws {
    let data = try ServerUnderTest.prepared()
    var session: NewSession?
    try await withServer(["JWT_SECRET": String(repeating: "a", count: 40)], on: data) { server in
      session = try await NewSession.create(on: server)
    }
    let token = try #require(session).hostToken
    try await withServer(["JWT_SECRET": String(repeating: "b", count: 40)], on: data) { server in
      let socket = try await GameSocket.open(server, query: "?token=\(token)")
      let close = try await socket.closed()
      #expect(close.code == 4001)
    }
    try await withServer(["JWT_SECRET": String(repeating: "a", count: 40)], on: data) { server in
      let socket = try await GameSocket.open(server, query: "?token=\(token)")
      try await socket.expect("WELCOME")
    }
  }

  @Test("RE46 ST2 without a plan the game draws from TRIPTO_DEFAULT_PACKS")
  func defaultPacks() async throws {
    try await withServer(["TRIPTO_DEFAULT_PACKS": TestPack.gamma.id]) { server in
      let table = try await Table.open(["Alva"], packs: [], on: server)
      try await table.start()
      let state = try await table.host.state()
      #expect(state.text("contentPackId") == TestPack.gamma.id)
      #expect(state.text("destination.name") == TestPack.gamma.name.sv)
    }
  }

  @Test("RE47 PA26 a pacing factor changes the announced times", arguments: ["0.5", "2"])
  func pacing(factor: String) async throws {
    try await withServer(["TRIPTO_PACING": factor]) { server in
      let table = try await Table.open(["Alva"], on: server)
      table.host.send("HOST_START_GAME")
      try await table[0].socket.snapshot("ROUND_INTRO")
      table.host.send("HOST_SKIP")
      let clue = try await table[0].socket.expect("CLUE_PRESENT").payload
      let expected = Int(30_000 * (try #require(Double(factor))))
      #expect(clue.int("timerDurationMs") == expected)
    }
  }

  @Test("RE50 everything the server keeps is in its data folder")
  func dataFolder() async throws {
    try await withServer { server in
      _ = try await NewSession.create(on: server)
      #expect(server.data.files.contains("tripto.sqlite"))
    }
  }
}
