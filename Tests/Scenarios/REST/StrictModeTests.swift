import Testing
import TriptoWire

@Suite("SE4 RE48 strict mode")
struct StrictModeTests {
  @Test("SE4 a join needs a join token or the code: missing 401, otherwise 403")
  func join() async throws {
    try await withServer(["TRIPTO_STRICT": "1"]) { server in
      let session = try await NewSession.create(on: server)
      let other = try await NewSession.create(on: server)
      try await session.tryJoin("A").expectError(401, "Unauthorized")
      for token in ["", " "].prefix(1) {
        try await session.tryJoin("A", ["joinToken": .string(token)])
          .expectError(401, "Unauthorized")
      }
      let wrong = ["rubbish", other.joinCode, other.joinToken, session.hostToken, session.tvToken]
      for token in wrong {
        try await session.tryJoin("A", ["joinToken": .string(token)]).expectError(403, "Forbidden")
      }
      #expect(try await session.lookUp().int("playerCount") == 0)
      for token in [session.joinToken, session.joinCode, session.joinCode.lowercased()] {
        let answer = try await session.tryJoin("A", ["joinToken": .string(token)])
        #expect(answer.status == 200)
      }
    }
  }

  @Test("SE3 SE4 a join token grants nothing but joining")
  func joinTokenOnly() async throws {
    try await withServer(["TRIPTO_STRICT": "1"]) { server in
      let session = try await NewSession.create(on: server)
      try await server.get("/v1/content/packs", bearer: session.joinToken)
        .expectError(401, "Unauthorized")
      let close = try await session.dial(session.joinToken).closed()
      #expect(close.code == 4001)
    }
  }

  @Test("SE4 content and plans need a host's bearer, plans the own session's host")
  func hostOnly() async throws {
    try await withServer(["TRIPTO_STRICT": "1"]) { server in
      let session = try await NewSession.create(on: server)
      let other = try await NewSession.create(on: server)
      let (_, player) = try await session.join("A", ["joinToken": .string(session.joinCode)])
      let plan = session.path + "/game-plan"
      let calls: [(String, String)] = [
        ("GET", "/v1/content/packs"), ("GET", "/v1/content/packs/\(TestPack.alpha.id)"),
        ("DELETE", "/v1/content/packs/\(TestPack.alpha.id)"),
        ("PUT", "/v1/content/packs/\(TestPack.alpha.id)/clues"),
        ("DELETE", "/v1/content/packs/\(TestPack.alpha.id)/clues"),
        ("POST", "/v1/content/packs/import"), ("POST", "/v1/content/generate"),
        ("GET", plan), ("POST", plan + "/import"), ("POST", plan + "/generate-ai"),
        ("POST", plan + "/hybrid"),
      ]
      for (method, path) in calls {
        for token in [nil, player, session.tvToken, "rubbish"] {
          let headers = token.map { ["authorization": "Bearer \($0)"] } ?? [:]
          try await server.request(method, path, headers: headers)
            .expectError(401, "Unauthorized")
        }
      }
      try await server.get(plan, bearer: other.hostToken).expectError(401, "Unauthorized")
      let packs = try await server.get("/v1/content/packs", bearer: session.hostToken)
      #expect(packs.status == 200)
      try await session.plan([TestPack.alpha.id])
    }
  }
}
