import NIOCore
import Testing
import TriptoKernel
import TriptoTestEvening
import TriptoWire

@testable import TriptoGuard
@testable import TriptoRooms
@testable import TriptoTable

@Suite("WS2–WS3, WS12–WS14 the token says who a socket is")
struct AuthTests {
  @Test("WS2 a token in the Authorization header opens the socket, before any in the query")
  func header() async throws {
    let session = try await NewSession.create()
    let socket = try await GameSocket.open(
      session.server, query: "?token=\(session.tvToken)",
      headers: [("Authorization", "Bearer \(session.hostToken)")])
    #expect(try await socket.expect("WELCOME").payload.text("role") == "HOST")
  }

  @Test("WS2 a token in the query opens the socket")
  func query() async throws {
    let session = try await NewSession.create()
    let socket = try await session.dial(session.tvToken)
    #expect(try await socket.expect("WELCOME").payload.text("role") == "TV")
  }

  @Test("WS2 WS10 a HELLO with a token as first frame opens the socket")
  func hello() async throws {
    let session = try await NewSession.create()
    let socket = try await GameSocket.open(session.server)
    socket.send(
      "HELLO",
      ["role": "host", "authToken": .string(session.hostToken), "clientVersion": "1.0.0"])
    #expect(try await socket.expect("WELCOME").payload.text("role") == "HOST")
    try await socket.snapshot("LOBBY")
  }

  @Test("WS2 EX2 capabilities in that HELLO count too")
  func helloWithCapabilities() async throws {
    let session = try await NewSession.create()
    let socket = try await GameSocket.open(session.server)
    socket.send(
      "HELLO", ["authToken": .string(session.tvToken), "capabilities": ["seq", "events"]])
    try await socket.expect("WELCOME")
    let ack = try await socket.expect("HELLO_ACK").payload
    #expect(ack.int("protocolVersion") == 2)
  }

  @Test("WS2 WS3 WS12 without a token the socket is closed 4001 when 2 s are over")
  func helloWindow() async throws {
    let server = try await SharedServer.server
    let start = NIODeadline.now()
    let socket = try await GameSocket.open(server)
    let close = try await socket.closed()
    #expect(close.code == 4001)
    #expect(!close.reason.isEmpty)
    #expect(NIODeadline.now() - start >= .milliseconds(1_950))
    #expect(socket.inbox.all.isEmpty)
  }

  @Test("WS2 WS12 another first frame than HELLO with a token closes 4001")
  func wrongFirstFrame() async throws {
    let server = try await SharedServer.server
    for frame in ["rubbish", "{\"type\":\"HOST_START_GAME\"}", "{\"type\":\"HELLO\"}"] {
      let socket = try await GameSocket.open(server)
      socket.send(raw: frame)
      #expect(try await socket.closed().code == 4001)
    }
  }

  @Test("WS3 WS12 the upgrade succeeds with a bad token, and 4001 follows at once with a reason")
  func badToken() async throws {
    let session = try await NewSession.create()
    let (id, _) = try await session.join("Alva")
    let forged = try TokenService(secret: "another secret") { 0 }
      .issue(role: .player, sessionId: session.id, playerId: id)
    let half = String(session.hostToken.dropLast(3))
    for token in ["rubbish", "a.b.c", "%00", forged, half, session.joinToken] {
      let socket = try await session.dial(token)
      let close = try await socket.closed()
      #expect(close.code == 4001)
      #expect(!close.reason.isEmpty)
      #expect(socket.inbox.all.isEmpty)
    }
  }

  @Test("WS12 a token of a player that never joined closes 4001")
  func unknownPlayer() async throws {
    try await withSecret { server, tokens in
      let session = try await NewSession.create(on: server)
      for id in ["00000000-0000-4000-8000-000000000000", nil] {
        let token = try tokens.issue(role: .player, sessionId: session.id, playerId: id)
        let close = try await session.dial(token).closed()
        #expect(close.code == 4001)
        #expect(!close.reason.isEmpty)
      }
    }
  }

  @Test("WS13 ID11 an expired token closes 4002")
  func expired() async throws {
    try await withSecret { server, tokens in
      let session = try await NewSession.create(on: server)
      let old = TokenService(secret: secret) { 1_700_000_000_000 }
      let token = try old.issue(role: .tv, sessionId: session.id, playerId: nil)
      let close = try await session.dial(token).closed()
      #expect(close.code == 4002)
      #expect(!close.reason.isEmpty)
    }
  }

  @Test("WS14 a token of a session that does not exist closes 4003")
  func unknownSession() async throws {
    try await withSecret { server, tokens in
      let token = try tokens.issue(role: .tv, sessionId: "no-session", playerId: nil)
      let socket = try await GameSocket.open(server, query: "?token=\(token)")
      let close = try await socket.closed()
      #expect(close.code == 4003)
      #expect(!close.reason.isEmpty)
    }
  }

  @Test("SE5 the role comes from the token, never from a query or a body")
  func claimedRole() async throws {
    let table = try await Table.open(["Alva"])
    let socket = try await GameSocket.open(
      table.server, query: "?token=\(table[0].token)&role=host&playerId=tv")
    #expect(try await socket.expect("WELCOME").payload.text("role") == "PLAYER")
    socket.send("HELLO", ["role": "host", "capabilities": []])
    #expect(try await socket.refusal("HOST_START_GAME", ["role": "host"]) == "UNAUTHORIZED")
    try await table.host.settled()
    #expect(try await table.host.state().text("phase") == "LOBBY")
  }

  private let secret = "a secret that this test knows, 40 chars…"

  /// A server whose signing key the test has.
  private func withSecret(
    _ body: (ServerUnderTest, TokenService) async throws -> Void
  ) async throws {
    let tokens = TokenService(secret: secret) { Int64(ServerClock().nowMs()) }
    try await withServer(["JWT_SECRET": secret]) { try await body($0, tokens) }
  }
}
