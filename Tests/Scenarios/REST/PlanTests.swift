import Testing
import TriptoKernel
import TriptoTestEvening
import TriptoWire

@Suite("RE30–RE37 game plans")
struct PlanTests {
  private let ids = TestPack.all.map(\.id)

  private func post(
    _ session: NewSession, _ kind: String, _ body: JSONValue
  ) async throws -> Answer {
    try await session.server.post(session.path + "/game-plan/" + kind, body)
  }

  private func idList(_ ids: [String]) -> JSONValue { .array(ids.map { .string($0) }) }

  @Test("RE35 RE31 RE30 an imported plan has the packs in their order")
  func importPlan() async throws {
    let session = try await NewSession.create()
    let answer = try await post(session, "import", ["contentPackIds": idList(ids)])
    #expect(answer.status == 201)
    let body = try answer.json
    #expect(body.texts("gamePlan.destinations", "contentPackId") == ids)
    #expect(body.texts("gamePlan.destinations", "sourceType") == ["manual", "manual", "manual"])
    #expect(body.list("gamePlan.destinations").compactMap { $0.int("order") } == [1, 2, 3])
    #expect(body.int("gamePlan.currentIndex") == 0)
    #expect(body.text("gamePlan.mode") == "manual")
    #expect(body.text("gamePlan.generatedBy") == "manual-import")
    #expect(try #require(body.int("gamePlan.createdAt")) > 1_700_000_000_000)
    #expect(body.texts("destinations", "name") == TestPack.all.map(\.name.sv))
    #expect(body.list("destinations").allSatisfy { $0.keys == ["name", "country"] })
  }

  @Test("RE31 a new plan replaces the old one")
  func replaced() async throws {
    let session = try await NewSession.create()
    try await session.plan(ids)
    try await session.plan([ids[2]])
    let plan = try await session.server.get(
      session.path + "/game-plan", bearer: session.hostToken
    ).json
    #expect(plan.texts("gamePlan.destinations", "contentPackId") == [ids[2]])
  }

  @Test("RE35 unknown ids give 404 and are listed")
  func unknown() async throws {
    let session = try await NewSession.create()
    let wish = [ids[0], "nowhere", "../../etc/passwd"]
    let answer = try await post(session, "import", ["contentPackIds": idList(wish)])
    try answer.expectError(404, "Content packs not found")
    let body = try answer.json
    #expect(body.list("details.missing") == ["nowhere", "../../etc/passwd"])
    try await session.server.get(session.path + "/game-plan").expectError(404, "Not found")
  }

  @Test("RE35 RE34 a wrong count or type gives 400 with details; no destination comes twice")
  func wrongCount() async throws {
    let session = try await NewSession.create()
    let bodies: [JSONValue] = [
      [:], ["contentPackIds": []], ["contentPackIds": "alpha"], ["contentPackIds": [17]],
      ["contentPackIds": idList(Array(repeating: ids[0], count: 6))],
    ]
    for body in bodies {
      let answer = try await post(session, "import", body)
      try answer.expectError(400, "Validation error")
      #expect(try answer.json.at("details") != nil, "\(body)")
    }
    try await post(session, "import", ["contentPackIds": idList([ids[0], ids[0]])])
      .expectError(400, "Validation error")
  }

  @Test("RE36 even places take drawn packs first, odd places chosen ones")
  func hybrid() async throws {
    let session = try await NewSession.create()
    let answer = try await post(
      session, "hybrid", ["aiGenerated": 2, "manualPackIds": idList(ids)])
    #expect(answer.status == 201)
    let body = try answer.json
    #expect(
      body.texts("gamePlan.destinations", "sourceType")
        == ["ai", "manual", "ai", "manual", "manual"])
    let plan = body.texts("gamePlan.destinations", "contentPackId")
    #expect([plan[1], plan[3], plan[4]] == ids)
    #expect(Set(plan).count == 5)
    #expect(body.text("gamePlan.mode") == "hybrid")
    #expect(body.text("gamePlan.generatedBy") == "hybrid")
  }

  @Test("RE30 RE36 a hybrid plan is one also when all of it is drawn or all of it is chosen")
  func uniformHybrid() async throws {
    let session = try await NewSession.create()
    for body: JSONValue in [
      ["aiGenerated": 2, "manualPackIds": []], ["aiGenerated": 0, "manualPackIds": idList(ids)],
    ] {
      #expect(try await post(session, "hybrid", body).json.text("gamePlan.mode") == "hybrid")
    }
    let shown = try await session.server.get(session.path + "/game-plan").json
    #expect(shown.text("gamePlan.generatedBy") == "hybrid")
  }

  @Test("RE36 a hybrid total outside 1–5 gives 400, an unknown pack 404")
  func hybridErrors() async throws {
    let session = try await NewSession.create()
    let bodies: [JSONValue] = [
      ["aiGenerated": 0, "manualPackIds": []], ["aiGenerated": 3, "manualPackIds": idList(ids)],
      ["aiGenerated": 6, "manualPackIds": []], ["aiGenerated": .int(-1), "manualPackIds": []],
      ["aiGenerated": 1], ["manualPackIds": idList(ids)], [:],
    ]
    for body in bodies {
      try await post(session, "hybrid", body).expectError(400, "Validation error")
    }
    try await post(session, "hybrid", ["aiGenerated": 1, "manualPackIds": ["nowhere"]])
      .expectError(404, "Content packs not found")
  }

  @Test("RE31 outside LOBBY a plan gives 400 and the old one stays")
  func lobbyOnly() async throws {
    let table = try await Table.open(["Alva"])
    try await table.start()
    let path = table.session.path + "/game-plan"
    let before = try await table.server.get(path, bearer: table.session.hostToken).json
    let wish: JSONValue = ["contentPackIds": idList([ids[1]])]
    try await post(table.session, "import", wish).expectError(400, "Invalid phase")
    try await post(table.session, "generate-ai", ["numDestinations": 1])
      .expectError(400, "Invalid phase")
    try await post(table.session, "hybrid", ["aiGenerated": 1, "manualPackIds": []])
      .expectError(400, "Invalid phase")
    #expect(try await table.server.get(path, bearer: table.session.hostToken).json == before)
  }

  @Test("RE31 EX29 a host who plays gets its plan without names and ids, however it is made")
  func playingHost() async throws {
    try await withServer { server in
      let session = try await NewSession.create(["hostPlays": .bool(true)], on: server)
      let wishes: [(String, JSONValue)] = [
        ("import", ["contentPackIds": idList([ids[0], ids[1]])]),
        ("generate-ai", ["numDestinations": 2]),
        ("hybrid", ["aiGenerated": 1, "manualPackIds": idList([ids[0]])]),
      ]
      for (kind, wish) in wishes {
        for bearer in [nil, session.hostToken] {
          let answer = try await server.post(
            session.path + "/game-plan/" + kind, wish, bearer: bearer)
          #expect(answer.status == 201, "\(answer.text)")
          let body = try answer.json
          #expect(body.texts("gamePlan.destinations", "contentPackId") == ["", ""])
          #expect(body.texts("destinations", "name") == ["", ""])
          #expect(body.texts("destinations", "country") == ["", ""])
        }
      }
    }
  }

  @Test("RE37 PR34 without a host's bearer the plan names no destination before its reveal")
  func shown() async throws {
    let table = try await Table.open(["Alva"], packs: [.alpha, .beta])
    try await table.start()
    let path = table.session.path + "/game-plan"
    let host = try await table.server.get(path, bearer: table.session.hostToken).json
    #expect(host.texts("gamePlan.destinations", "contentPackId") == [ids[0], ids[1]])
    #expect(host.text("currentDestination.name") == TestPack.alpha.name.sv)
    #expect(host.int("currentDestination.index") == 1)
    #expect(host.int("currentDestination.total") == 2)
    for bearer in [nil, table[0].token, table.session.tvToken] {
      let answer = try await table.server.get(path, bearer: bearer)
      #expect(try answer.json.at("currentDestination") == .null)
      #expect(try answer.json.texts("gamePlan.destinations", "contentPackId") == ["", ""])
      let secrets = TestPack.alpha.secrets + TestPack.beta.secrets
      #expect(!secrets.contains { answer.text.lowercased().contains($0) })
    }
    try await table.reveal()
    let later = try await table.server.get(path).json
    #expect(later.texts("gamePlan.destinations", "contentPackId") == [ids[0], ""])
  }
}
