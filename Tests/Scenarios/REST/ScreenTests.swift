import Testing
import TriptoKernel
import TriptoTestEvening
import TriptoWire

@testable import TriptoGuard
@testable import TriptoTable

/// A screen that waits for a game.
private struct WaitingScreen {
  let server: ServerUnderTest
  let code: String
  let token: String
  let body: JSONValue

  static func open(on server: ServerUnderTest) async throws -> WaitingScreen {
    let answer = try await server.post("/v1/screens")
    try #require(answer.status == 201, "\(answer.text)")
    #expect(answer.header("cache-control") == "no-store")
    let body = try answer.json
    return WaitingScreen(
      server: server, code: try #require(body.text("screenCode")),
      token: try #require(body.text("screenToken")), body: body)
  }

  func look(bearer: String?) async throws -> Answer {
    try await server.get("/v1/screens/\(code)", bearer: bearer)
  }
}

extension NewSession {
  func show(on code: String, bearer: String?) async throws -> Answer {
    try await server.post(path + "/screens", ["screenCode": .string(code)], bearer: bearer)
  }
}

@Suite("RE70–RE72 a screen gets its game from whoever reads its code")
struct ScreenTests {
  @Test("RE70 RE71 RE72 ID14 the host types the screen's code, and the screen is the TV")
  func pairing() async throws {
    let session = try await NewSession.create()
    let screen = try await WaitingScreen.open(on: session.server)
    #expect(screen.body.keys == ["screenCode", "screenToken", "expiresAtMs"])
    let now = try await session.server.get("/health").json.int("serverTimeMs") ?? 0
    #expect((590_000...600_000).contains(try #require(screen.body.int("expiresAtMs")) - now))
    #expect(try await screen.look(bearer: screen.token).json == ["status": "waiting"])
    let answer = try await session.show(on: screen.code.lowercased(), bearer: session.hostToken)
    #expect(answer.status == 200)
    #expect(try answer.json == ["screenCode": .string(screen.code)])
    let found = try await screen.look(bearer: screen.token).json
    #expect(found.keys == ["status", "sessionId", "joinCode", "tvAuthToken", "wsUrl"])
    #expect(found.text("status") == "paired")
    #expect(found.text("sessionId") == session.id && found.text("joinCode") == session.joinCode)
    let socket = try await session.dial(try #require(found.text("tvAuthToken")))
    #expect(try await socket.expect("WELCOME").payload.text("role") == "TV")
  }

  @Test("RE71 only this game's host shows it on a screen, and wrong codes give 404")
  func refused() async throws {
    let session = try await NewSession.create()
    let other = try await NewSession.create()
    let (_, player) = try await session.join("Alva")
    let screen = try await WaitingScreen.open(on: session.server)
    for bearer in [nil, player, session.tvToken, other.hostToken, session.joinToken, "rubbish"] {
      try await session.show(on: screen.code, bearer: bearer).expectError(401, "Unauthorized")
    }
    for code in ["", "AAAA", "OOOOO", session.joinCode] {
      try await session.show(on: code, bearer: session.hostToken).expectError(404, "Not found")
    }
    #expect(try await screen.look(bearer: screen.token).json == ["status": "waiting"])
    #expect(try await session.show(on: screen.code, bearer: session.hostToken).status == 200)
    try await other.show(on: screen.code, bearer: other.hostToken).expectError(404, "Not found")
  }

  @Test("RE72 a code without its screen's token tells nothing")
  func withoutToken() async throws {
    let server = try await SharedServer.server
    let screen = try await WaitingScreen.open(on: server)
    let other = try await WaitingScreen.open(on: server)
    try await screen.look(bearer: nil).expectError(401, "Unauthorized")
    for token in [other.token, "rubbish"] {
      try await screen.look(bearer: token).expectError(404, "Not found")
    }
    try await server.get("/v1/screens/AAAAA", bearer: screen.token).expectError(404, "Not found")
  }

  @Test("RE74 SE4 in strict mode the join code alone makes no TV, the screen's code does")
  func strict() async throws {
    try await withServer(["TRIPTO_STRICT": "1"]) { server in
      let session = try await NewSession.create(on: server)
      let refusal = try await server.post(session.path + "/tv")
      try refusal.expectError(401, "Unauthorized")
      #expect(try refusal.json.text("message")?.contains("the code that the screen shows") == true)
      let known = try await server.post(
        session.path + "/tv", ["tvJoinToken": .string(session.tvToken)])
      #expect(known.status == 200)
      let screen = try await WaitingScreen.open(on: server)
      #expect(screen.body.flag("pairingOnly") == true)
      _ = try await session.show(on: screen.code, bearer: session.hostToken)
      let found = try await screen.look(bearer: screen.token).json
      let socket = try await session.dial(try #require(found.text("tvAuthToken")))
      try await socket.expect("WELCOME")
    }
  }

  @Test(
    "RE70 RE71 SE7 codes are rationed, and so are guesses",
    .enabled(if: LANAddress.candidates().first != nil, "this machine has no network"))
  func limits() async throws {
    let address = try #require(LANAddress.candidates().first).address
    try await withServer(["TRIPTO_HOST": "0.0.0.0"]) { local in
      let server = local.seen(at: address)
      let session = try await NewSession.create(on: server)
      for _ in 1...30 { _ = try await WaitingScreen.open(on: server) }
      try await server.post("/v1/screens").expectError(429, "Too many requests")
      for _ in 1...20 {
        try await session.show(on: "AAAAA", bearer: session.hostToken)
          .expectError(404, "Not found")
      }
      try await session.show(on: "AAAAA", bearer: session.hostToken)
        .expectError(429, "Too many requests")
    }
  }
}
