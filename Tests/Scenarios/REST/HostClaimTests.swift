import Testing
import TriptoKernel
import TriptoTestEvening
import TriptoWire

@Suite("RE16–RE17 claiming the host's seat, RE20–RE21 the TV and join tokens")
struct HostClaimTests {
  @Test("RE16 RE13 ID15 a claim takes the seat at once and its token opens the host's socket")
  func claim() async throws {
    let session = try await NewSession.create()
    let tv = try await session.connect(session.tvToken)
    try await tv.settled()
    let answer = try await session.tryJoin("Värden", ["role": "HOST"])
    #expect(answer.status == 200)
    #expect(try answer.json.text("role") == "HOST")
    let lookup = try await session.lookUp()
    #expect(lookup.flag("hasHost") == true)
    #expect(lookup.int("playerCount") == 0)
    let lobby = try await tv.expect("LOBBY_UPDATED").payload
    #expect(lobby.text("host.name") == "Värden")
    #expect(lobby.list("players").isEmpty)
    let token = try #require(try answer.json.text("playerAuthToken"))
    let host = try await session.dial(token)
    #expect(try await host.expect("WELCOME").payload.text("role") == "HOST")
    let state = try await host.snapshot("LOBBY")
    #expect(state.texts("players", "role") == ["host"])
    #expect(state.list("scoreboard").isEmpty)
  }

  @Test("RE17 WS12 after a claim the placeholder token is refused with 4001")
  func placeholderToken() async throws {
    let session = try await NewSession.create()
    _ = try await session.join("Värden", ["role": "host"])
    let old = try await session.dial(session.hostToken)
    let close = try await old.closed()
    #expect(close.code == 4001)
    #expect(!close.reason.isEmpty)
  }

  @Test("RE17 RE14 a second claim gives 409")
  func secondClaim() async throws {
    let session = try await NewSession.create()
    _ = try await session.join("Ett", ["role": "host"])
    try await session.tryJoin("Två", ["role": "host"]).expectError(409, "Host already taken")
  }

  @Test("RE20 ID14 the TV gets its token with or without the join token, in every phase")
  func tv() async throws {
    let table = try await Table.open(["Alva"])
    try await table.start()
    let session = table.session
    for body in [JSONValue.object([:]), ["tvJoinToken": .string(session.tvToken)]] {
      let answer = try await session.server.post(session.path + "/tv", body)
      #expect(answer.status == 200)
      let json = try answer.json
      #expect(json.keys == ["tvAuthToken", "wsUrl"])
      let socket = try await session.dial(try #require(json.text("tvAuthToken")))
      let welcome = try await socket.expect("WELCOME").payload
      #expect(welcome.text("role") == "TV")
      #expect(welcome.text("playerId") == "tv")
    }
  }

  @Test("RE20 a tvJoinToken that is none gives 401")
  func badTVToken() async throws {
    let session = try await NewSession.create()
    let other = try await NewSession.create()
    for token in ["", "rubbish", session.hostToken, session.joinToken, other.tvToken] {
      try await session.server.post(session.path + "/tv", ["tvJoinToken": .string(token)])
        .expectError(401, "Unauthorized")
    }
  }

  @Test("RE21 SE3 host and TV get join tokens, others 401")
  func joinToken() async throws {
    let session = try await NewSession.create()
    let (_, player) = try await session.join("Alva")
    let path = session.path + "/join-token"
    for bearer in [session.hostToken, session.tvToken] {
      let answer = try await session.server.post(path, bearer: bearer)
      #expect(answer.status == 200)
      let body = try answer.json
      #expect(body.keys == ["joinToken", "expiresAtMs"])
      let now = try await session.server.get("/health").json.int("serverTimeMs") ?? 0
      let lifetime = try #require(body.int("expiresAtMs")) - now
      #expect((29 * 60_000...30 * 60_000).contains(lifetime))
    }
    let other = try await NewSession.create()
    for bearer in [nil, player, "rubbish", other.hostToken, session.joinToken] {
      try await session.server.post(path, bearer: bearer).expectError(401, "Unauthorized")
    }
  }
}
