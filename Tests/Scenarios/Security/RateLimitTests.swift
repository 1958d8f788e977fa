import Testing
import TriptoKernel
import TriptoSocket
import TriptoTestEvening
import TriptoWire

@testable import TriptoGuard
@testable import TriptoTable

@Suite(
  "SE7 limits, seen from an address that is not loopback",
  .enabled(if: LANAddress.candidates().first != nil, "this machine has no network"))
struct RateLimitTests {
  private func withReachableServer(
    _ body: (ServerUnderTest) async throws -> Void
  ) async throws {
    let address = try #require(LANAddress.candidates().first).address
    try await withServer(["TRIPTO_HOST": "0.0.0.0"]) { try await body($0.seen(at: address)) }
  }

  @Test("SE7 RE14 after 120 sessions a minute comes 429 with a message")
  func sessions() async throws {
    try await withReachableServer { server in
      for _ in 1...120 {
        let answer = try await server.post("/v1/sessions")
        #expect(answer.status == 201)
      }
      try await server.post("/v1/sessions").expectError(429, "Too many requests")
      #expect(try await server.get("/metrics").text.contains("tripto_rate_limited_total 1\n"))
      let local = try await server.seen(at: "127.0.0.1").post("/v1/sessions")
      #expect(local.status == 201, "loopback is exempt")
    }
  }

  @Test("SE7 RE14 after 300 joins a minute comes 429, and no seat")
  func joins() async throws {
    try await withReachableServer { server in
      let session = try await NewSession.create(on: server)
      for number in 1...300 {
        _ = try await session.tryJoin(number == 1 ? "Alva" : "")
      }
      try await session.tryJoin("Bo").expectError(429, "Too many requests")
      #expect(try await session.lookUp().int("playerCount") == 1)
    }
  }

  @Test("SE7 a socket that sends too fast gets ERROR RATE_LIMITED, and nothing happens")
  func messages() async throws {
    try await withReachableServer { server in
      let session = try await NewSession.create(on: server)
      let host = try await session.connect(session.hostToken)
      try await host.settled()
      for _ in 1...200 { host.send("HOST_MUSIC_GAIN_SET", ["gainDb": -1]) }
      let error = try await host.expect("ERROR").payload
      #expect(error.text("errorCode") == "RATE_LIMITED")
      #expect(error.flag("retryable") == true)
      let metrics = try await server.get("/metrics").text
      #expect(metrics.contains(#/tripto_rate_limited_total [1-9]/#))
      #expect(host.inbox.all.count { $0.type == "MUSIC_GAIN_SET" } >= 50)
    }
  }

  @Test("SE7 EV16 from the sixth answer within a second on there is one ERROR RATE_LIMITED")
  func answers() async throws {
    try await withReachableServer { server in
      let session = try await NewSession.create(on: server)
      let (_, token) = try await session.join("Alva")
      let socket = try await session.connect(token)
      try await socket.settled()
      for _ in 1...20 { socket.send("BRAKE_ANSWER_SUBMIT", ["answerText": "X"]) }
      let codes = try await socket.settled().compactMap { $0.payload.text("errorCode") }
      #expect(codes.count { $0 == "RATE_LIMITED" } == 1)
      #expect((5...6).contains(codes.count { $0 == "INVALID_PHASE" }), "\(codes)")
    }
  }

  @Test("SE7 SE21 a flood gets one ERROR at most, closes with 1008, and its seat may come back")
  func flood() async throws {
    try await withReachableServer { server in
      let session = try await NewSession.create(on: server)
      let (_, token) = try await session.join("Alva")
      let socket = try await session.connect(token)
      for _ in 1...500 { socket.send(raw: "rubbish") }
      let close = try await socket.closed()
      #expect(close.code == 1008)
      let codes = socket.inbox.all.compactMap { $0.payload.text("errorCode") }
      // NB: the close may overtake it, since an ERROR waits for its place behind the journal.
      #expect(codes.count { $0 == "RATE_LIMITED" } <= 1)
      #expect(codes.count { $0 == "VALIDATION_ERROR" } < 100, "the others were not read")
      _ = try await session.connect(token)
    }
  }

  @Test("SE21 a socket that is flooded with pings closes with 1008, as with refused frames")
  func pings() async throws {
    try await withReachableServer { server in
      let session = try await NewSession.create(on: server)
      let socket = try await session.connect(session.tvToken)
      for _ in 1...500 { socket.connection.ping() }
      #expect(try await socket.closed().code == 1008)
    }
  }

  @Test("SE7 RE1 every route has a limit: after 600 look-ups comes 429, and Retry-After says when")
  func lookUps() async throws {
    try await withReachableServer { server in
      let session = try await NewSession.create(on: server)
      for number in 1...600 {
        let path = number % 2 == 0 ? session.path + "/tv" : "/v1/sessions/by-code/ZZZZZZ"
        let answer = try await number % 2 == 0 ? server.post(path) : server.get(path)
        #expect(answer.status == (number % 2 == 0 ? 200 : 404))
      }
      let refused = try await server.get("/v1/sessions/by-code/\(session.joinCode)")
      try refused.expectError(429, "Too many requests")
      let seconds = try #require(refused.header("retry-after").flatMap { Int($0) })
      #expect((1...60).contains(seconds))
      #expect(try await server.get("/v1/content/packs").status == 200, "each kind by itself")
      #expect(try await server.get("/").status == 200)
    }
  }

  @Test("SE7 thirty phones behind one address come in at once, and play")
  func family() async throws {
    try await withReachableServer { server in
      let names = (1...30).map { "Gäst \($0)" }
      let table = try await Table.open(names, on: server)
      for _ in names {
        #expect(try await server.get("/join/\(table.session.joinCode)").status == 200)
      }
      try await table.start()
      #expect(try await server.get("/metrics").text.contains("tripto_rate_limited_total 0\n"))
    }
  }

  @Test("SE7 after 600 sockets a minute the upgrade is refused with 429")
  func sockets() async throws {
    try await withReachableServer { server in
      for _ in 1...600 {
        let socket = try await GameSocket.open(server, query: "?token=rubbish")
        #expect(try await socket.closed().code == 4001)
      }
      do {
        _ = try await GameSocket.open(server)
        Issue.record("the 601st socket was let in")
      } catch WebSocketClientError.refused(let status, _) {
        #expect(status == 429)
      }
    }
  }
}
