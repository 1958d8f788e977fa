import Testing
import TriptoKernel
import TriptoTestEvening
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
        .expectError(401, "House key needed")
      try await server.get(session.path + "/game-plan", bearer: session.joinToken)
        .expectError(401, "Unauthorized")
      let close = try await session.dial(session.joinToken).closed()
      #expect(close.code == 4001)
    }
  }

  @Test("SE4 a game's plan is for its own host")
  func ownPlan() async throws {
    try await withServer(["TRIPTO_STRICT": "1"]) { server in
      let session = try await NewSession.create(on: server)
      let other = try await NewSession.create(on: server)
      let (_, player) = try await session.join("A", ["joinToken": .string(session.joinCode)])
      let plan = session.path + "/game-plan"
      let calls = [
        ("GET", plan), ("POST", plan + "/import"), ("POST", plan + "/generate-ai"),
        ("POST", plan + "/hybrid"),
      ]
      for (method, path) in calls {
        for token in [nil, player, session.tvToken, other.hostToken, "rubbish"] {
          var headers = try server.houseKey
          headers["authorization"] = token.map { "Bearer \($0)" }
          try await server.request(method, path, headers: headers)
            .expectError(401, "Unauthorized")
        }
      }
    }
  }

  @Test("SE11 a host without the key draws and plays a game, and names no place")
  func withoutKey() async throws {
    try await withServer(["TRIPTO_STRICT": "1"]) { server in
      let session = try await NewSession.create(on: server)
      let plan = session.path + "/game-plan"
      let ids: JSONValue = [.string(TestPack.alpha.id)]
      try await server.post(plan + "/import", ["contentPackIds": ids], bearer: session.hostToken)
        .expectError(401, "House key needed")
      try await server.post(
        plan + "/hybrid", ["aiGenerated": 1, "manualPackIds": ids], bearer: session.hostToken
      ).expectError(401, "House key needed")
      let named: JSONValue = ["prompt": .string("1 \(TestPack.alpha.name.sv)")]
      for wish in [named, ["numDestinations": 2]] {
        let drawn = try await server.post(plan + "/generate-ai", wish, bearer: session.hostToken)
        #expect(drawn.status == 201, "\(drawn.text)")
      }
      let host = try await session.connect(session.hostToken)
      #expect(
        try await host.refusal(
          "HOST_SELECT_CONTENT_PACK", ["contentPackId": .string(TestPack.alpha.id)])
          == "UNAUTHORIZED")
      _ = try await session.join("A", ["joinToken": .string(session.joinCode)])
      host.send("HOST_START_GAME")
      try await host.expect("CLUE_PRESENT")
    }
  }

  @Test("SE11 a host with the key chooses, changes, deletes and makes destinations")
  func withKey() async throws {
    try await withServer(["TRIPTO_STRICT": "1"]) { server in
      let session = try await NewSession.create(on: server)
      var headers = try server.houseKey
      headers["authorization"] = "Bearer \(session.hostToken)"
      let pack = "/v1/content/packs/\(TestPack.alpha.id)"
      for path in ["/v1/content/packs", pack, "/v1/content/generate"] {
        #expect(try await server.request("GET", path, headers: headers).status == 200)
      }
      let plan = try await server.request(
        "POST", session.path + "/game-plan/import",
        .json(["contentPackIds": [.string(TestPack.beta.id)]]), headers: headers)
      #expect(plan.status == 201)
      let made = try await server.request(
        "POST", "/v1/content/generate", .json(["numDestinations": 1]), headers: headers)
      #expect(made.status == 202)
      #expect(try await server.request("DELETE", pack, headers: headers).status == 204)
    }
  }
}
