import Testing
import TriptoKernel
import TriptoTestEvening
import TriptoWire

@Suite("RE12–RE19 joining")
struct JoinTests {
  @Test("RE12 RE13 a join answers 200 with id, token, address and role")
  func join() async throws {
    let session = try await NewSession.create()
    let answer = try await session.tryJoin("  Alva \n")
    #expect(answer.status == 200)
    let body = try answer.json
    #expect(body.keys == ["playerId", "playerAuthToken", "wsUrl", "role"])
    #expect(body.text("role") == "PLAYER")
    #expect(body.text("wsUrl") == session.body.text("wsUrl"))
    let socket = try await session.connect(try #require(body.text("playerAuthToken")))
    #expect(try await socket.snapshot("LOBBY").texts("players", "name") == ["Alva"])
  }

  @Test("RE12 playerName is an alias for name")
  func playerName() async throws {
    let session = try await NewSession.create()
    let answer = try await session.server.post(session.path + "/join", ["playerName": "Bo"])
    #expect(answer.status == 200)
  }

  @Test("RE12 ID5 the role is read in any case", arguments: ["player", "PLAYER", "Player"])
  func roleCase(role: String) async throws {
    let session = try await NewSession.create()
    let answer = try await session.tryJoin("Alva", ["role": .string(role)])
    #expect(try answer.json.text("role") == "PLAYER")
  }

  @Test(
    "RE14 RE12 SE9 a name that is missing, blank or too long gives 400 and makes no seat",
    arguments: [
      JSONValue.object([:]), ["name": ""], ["name": "   \n\t"], ["name": .null], ["name": 17],
      ["name": "\u{200B}\u{200D}"], ["name": "\u{0007}\u{0000}"],
      ["name": .string(String(repeating: "a", count: 51))], ["name": ["Alva"]],
    ])
  func badName(body: JSONValue) async throws {
    let session = try await NewSession.create()
    try await session.server.post(session.path + "/join", body)
      .expectError(400, "Validation error")
    #expect(try await session.lookUp().int("playerCount") == 0)
  }

  @Test("RE14 a bad role gives 400", arguments: ["tv", "TV", "admin", ""])
  func badRole(role: String) async throws {
    let session = try await NewSession.create()
    try await session.tryJoin("Alva", ["role": .string(role)]).expectError(400, "Validation error")
  }

  @Test(
    "RE14 SE9 an unknown session gives 404",
    arguments: ["00000000-0000-4000-8000-000000000000", "x", "..%2F..%2Fetc%2Fpasswd", "%00"])
  func unknownSession(id: String) async throws {
    let server = try await SharedServer.server
    try await server.post("/v1/sessions/\(id)/join", ["name": "A"]).expectError(404, "Not found")
    try await server.post("/v1/sessions/\(id)/tv").expectError(404, "Not found")
    try await server.get("/v1/sessions/\(id)/game-plan").expectError(404, "Not found")
  }

  @Test("RE14 without lateJoin a join outside LOBBY gives 400 Invalid phase")
  func invalidPhase() async throws {
    let table = try await Table.open(["Alva"], settings: ["lateJoin": .bool(false)])
    try await table.start()
    try await table.session.tryJoin("Sen").expectError(400, "Invalid phase")
    #expect(try await table.session.lookUp().int("playerCount") == 1)
  }

  @Test("RE15 many joins at once all get a seat of their own")
  func atOnce() async throws {
    let session = try await NewSession.create()
    let ids = try await withThrowingTaskGroup(of: String.self) { group in
      for number in 1...20 {
        group.addTask { try await session.join("Spelare \(number)").id }
      }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(ids.count == 20)
    #expect(try await session.lookUp().int("playerCount") == 20)
  }

  @Test("RE18 EV24 a join is told to host and TV, with the newcomer not yet connected")
  func announced() async throws {
    let table = try await Table.open(["Alva"])
    let (id, _) = try await table.session.join("Bo")
    for socket in [table.host, table.tv] {
      let joined = try await socket.expect("PLAYER_JOINED").payload
      #expect(joined.text("playerId") == id)
      #expect(joined.text("name") == "Bo")
      #expect(joined.flag("isReconnect") == false)
      #expect(joined.at("player")?.keys == ["playerId", "name", "joinedAtMs"])
      let players = try await socket.expect("LOBBY_UPDATED").payload.list("players")
      #expect(players.map { $0.flag("isConnected") } == [true, false])
    }
    #expect(try await table[0].socket.settled().map(\.type) == ["LOBBY_UPDATED"])
  }

  @Test("RE19 outside strict mode any joinToken is let through")
  func looseToken() async throws {
    let session = try await NewSession.create()
    let tokens: [JSONValue] = [
      .string(session.joinToken), .string(session.joinCode), "rubbish", "", .null, 17,
    ]
    for token in tokens {
      #expect(try await session.tryJoin("Alva", ["joinToken": token]).status == 200, "\(token)")
    }
  }
}
