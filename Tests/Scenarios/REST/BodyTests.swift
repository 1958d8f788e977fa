import Testing
import TriptoKernel
import TriptoTestEvening
import TriptoWire

@Suite("RE3 bodies: size, syntax, absence")
struct BodyTests {
  @Test("RE3 RE8 a session needs neither a body nor a content type")
  func noBody() async throws {
    let answer = try await SharedServer.server.request("POST", "/v1/sessions")
    #expect(answer.status == 201)
  }

  @Test(
    "RE3 RE1 malformed JSON gives 400 and makes no seat",
    arguments: [
      "{", "{\"name\":", "[1,2", "{\"name\":\"A\"}x", "nonsense", "\u{FEFF}{",
      "{\"name\":\"A\",}", "{\"name\":\"A\",\"name\":\"A\",}", "{\"name\":\"A\",\"more\":[1,]}",
      "{\"name\":\"A\",\"more\":01}",
      "{\"name\":\"A\",\"more\":\"\\x\"}", "{\"name\":\"A\",\"more\":\"\u{1}\"}",
    ])
  func malformed(body: String) async throws {
    let session = try await NewSession.create()
    let server = session.server
    for path in [session.path + "/join", session.path + "/tv", "/v1/sessions"] {
      try await server.request("POST", path, .raw(body)).expectError(400, "Validation error")
    }
    #expect(try await session.lookUp().int("playerCount") == 0)
  }

  @Test("RE3 JSON with a byte order mark, a key that stands twice or unknown keys is not malformed")
  func tolerated() async throws {
    let session = try await NewSession.create()
    let bodies = [
      "\u{FEFF}{\"name\":\"A\"}", "{\"name\":\"B\",\"name\":\"B\"}", "{\"name\":\"C\",\"x\":[{}]}",
    ]
    for body in bodies {
      let answer = try await session.server.request("POST", session.path + "/join", .raw(body))
      #expect(answer.status == 200, "\(answer.text)")
    }
  }

  @Test("RE3 a body of another JSON type gives 400", arguments: ["[]", "\"A\"", "17", "null"])
  func wrongType(body: String) async throws {
    let session = try await NewSession.create()
    try await session.server.request("POST", session.path + "/join", .raw(body))
      .expectError(400, "Validation error")
  }

  @Test("RE3 above 100 kB a body gives 413 and changes nothing")
  func tooLarge() async throws {
    let session = try await NewSession.create()
    let padding = String(repeating: "x", count: 100 * 1_024)
    let body = JSONValue.object(["name": "Alva", "padding": .string(padding)])
    for path in [session.path + "/join", "/v1/sessions", session.path + "/game-plan/import"] {
      try await session.server.post(path, body).expectError(413, "Payload too large")
    }
    #expect(try await session.lookUp().int("playerCount") == 0)
  }

  @Test(
    "SE22 RE1 a body that is not chunked as it says gives 400, and is no fault of ours",
    arguments: [
      "Transfer-Encoding: chunked\r\n\r\nZZ\r\n", "Transfer-Encoding: xchunked\r\n\r\n{}",
    ])
  func badChunks(rest: String) async throws {
    let data = try ServerUnderTest.prepared()
    let spawned = try await SpawnedServer(on: data)
    let client = try await RawClient.connect(spawned.server.port)
    try await client.send("POST /v1/sessions HTTP/1.1\r\nHost: 127.0.0.1\r\n" + rest)
    let answer = await client.all()
    try await spawned.kill()
    #expect(answer.hasPrefix("HTTP/1.1 400 "), "\(answer)")
    #expect(answer.contains(#""message":"#))
    #expect(!spawned.logText.contains("a request failed"))
  }

  @Test("SE22 RE1 a path of bytes that are no text gives 400 with a body")
  func badPath() async throws {
    let client = try await RawClient.connect(SharedServer.server.port)
    let bytes = Array(
      "GET /\u{e5}\u{e4} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".unicodeScalars.map { UInt8($0.value) }
    )
    try await client.send(bytes)
    let answer = await client.all()
    #expect(answer.hasPrefix("HTTP/1.1 400 "), "\(answer)")
    #expect(answer.contains(#""message":"#))
  }

  @Test("RE3 just below 100 kB a body is read")
  func largeEnough() async throws {
    let session = try await NewSession.create()
    let padding = String(repeating: "x", count: 100 * 1_000 - 100)
    let answer = try await session.server.post(
      session.path + "/join", ["name": "Alva", "padding": .string(padding)])
    #expect(answer.status == 200)
  }
}
