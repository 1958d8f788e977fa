import Testing
import TriptoSocket
import TriptoTestEvening
import TriptoWire

@Suite("RE4 SE12 SE14 who may call: origins")
struct OriginTests {
  private static let evil = [
    "https://evil.example", "http://evil.example:3000", "null", "http://127.0.0.1",
    "http://127.0.0.1:1", "http://evil.local:3000", "file://", "http://localhost.evil.example",
  ]
  private static let paths = [
    "/health", "/host", "/v1/nothing", "/v1/content/packs", "/v1/content/packs/qx7", "/cache/x.mp3",
    "/v1/sessions/by-code/QQQQQQ",
  ]

  @Test(
    "SE12 RE4 a foreign origin gets 403 on every address, and is named by no header",
    arguments: evil)
  func foreign(origin: String) async throws {
    let server = try await SharedServer.server
    for path in Self.paths {
      for method in ["GET", "POST", "DELETE", "OPTIONS", "HEAD"] {
        let answer = try await server.request(method, path, headers: ["origin": origin])
        #expect(answer.status == 403, "\(method) \(path)")
        if method != "HEAD" { try answer.expectError(403, "Foreign origin") }
        #expect(answer.header("access-control-allow-origin") == nil)
        #expect(answer.header("access-control-allow-methods") == nil)
        #expect(answer.header("vary")?.contains("Origin") == true, "a cache must not give it away")
      }
    }
  }

  @Test("SE12 a foreign page deletes nothing, imports nothing and makes no game")
  func nothingChanges() async throws {
    try await withServer { server in
      let before = try await server.get("/v1/content/packs").text
      let page = ["origin": "https://evil.example", "content-type": "text/plain"]
      for (method, path) in [
        ("DELETE", "/v1/content/packs/\(TestPack.alpha.id)"), ("POST", "/v1/content/packs/import"),
        ("POST", "/v1/sessions"), ("POST", "/v1/content/generate"),
      ] {
        try await server.request(method, path, .raw("{}"), headers: page)
          .expectError(403, "Foreign origin")
      }
      #expect(try await server.get("/v1/content/packs").text == before)
    }
  }

  @Test("SE12 an upgrade of a foreign origin gets 403, whatever its token")
  func sockets() async throws {
    let session = try await NewSession.create()
    for origin in Self.evil {
      let error = await #expect(throws: WebSocketClientError.self) {
        _ = try await GameSocket.open(
          session.server, query: "?token=\(session.hostToken)", headers: [("origin", origin)])
      }
      guard case .refused(403, let body) = error else {
        Issue.record("\(origin) got \(String(describing: error))")
        continue
      }
      #expect(body.contains(#""error":"Foreign origin""#))
    }
    for origin in [nil, session.server.base, "http://localhost:\(session.server.port)"] {
      let socket = try await GameSocket.open(
        session.server, query: "?token=\(session.tvToken)",
        headers: origin.map { [("origin", $0)] } ?? [])
      try await socket.expect("WELCOME")
    }
  }

  @Test("SE12 RE4 own addresses and named origins may call, and read errors too")
  func own() async throws {
    let settings = [
      "ALLOWED_ORIGINS": "https://a.test,https://b.test", "PUBLIC_BASE_URL": "https://tripto.test",
    ]
    try await withServer(settings) { server in
      let origins = [
        "https://b.test", "https://tripto.test", "http://127.0.0.1:\(server.port)",
        "http://localhost:\(server.port)", "http://[::1]:\(server.port)",
        "HTTP://LOCALHOST:\(server.port)",
      ]
      for origin in origins {
        for path in ["/health", "/v1/nothing", "/v1/sessions/by-code/QQQQQQ"] {
          let answer = try await server.request("GET", path, headers: ["origin": origin])
          #expect(answer.status == (path == "/health" ? 200 : 404), "\(origin)")
          #expect(answer.header("access-control-allow-origin") == origin)
          #expect(answer.header("access-control-allow-credentials") == "true")
          #expect(answer.header("vary") == "Origin")
        }
      }
      for origin in ["https://c.test", "http://tripto.test", "https://tripto.test:81"] {
        try await server.request("GET", "/health", headers: ["origin": origin])
          .expectError(403, "Foreign origin")
      }
    }
  }

  @Test("RE4 with * every origin may call")
  func all() async throws {
    try await withServer(["ALLOWED_ORIGINS": "*"]) { server in
      for origin in ["https://evil.example", "null"] {
        let answer = try await server.request("GET", "/health", headers: ["origin": origin])
        #expect(answer.status == 200)
        #expect(answer.header("access-control-allow-origin") == origin)
      }
    }
  }

  @Test("RE4 a preflight answers 204 with the methods and the headers that were asked for")
  func preflight() async throws {
    let server = try await SharedServer.server
    let answer = try await server.request(
      "OPTIONS", "/v1/sessions",
      headers: [
        "origin": server.base, "access-control-request-method": "POST",
        "access-control-request-headers": "content-type,tripto-key",
      ])
    #expect(answer.status == 204)
    #expect(answer.header("access-control-allow-methods") == "GET,HEAD,PUT,PATCH,POST,DELETE")
    #expect(answer.header("access-control-allow-headers") == "content-type,tripto-key")
    #expect(answer.header("access-control-allow-credentials") == "true")
  }

  @Test("SE14 a page's body must be JSON by its name; programs and empty bodies need no name")
  func contentType() async throws {
    let server = try await SharedServer.server
    for type in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""] {
      let headers = ["origin": server.base, "content-type": type]
      let answer = try await server.request("POST", "/v1/sessions", .raw("{}"), headers: headers)
      try answer.expectError(415, "Unsupported media type")
      #expect(answer.header("access-control-allow-origin") == server.base)
      let program = ["content-type": type]
      #expect(
        try await server.request("POST", "/v1/sessions", .raw("{}"), headers: program).status == 201
      )
    }
    for type in ["application/json", "Application/JSON; charset=utf-8"] {
      let headers = ["origin": server.base, "content-type": type]
      #expect(
        try await server.request("POST", "/v1/sessions", .raw("{}"), headers: headers).status == 201
      )
    }
    #expect(
      try await server.request("POST", "/v1/sessions", headers: ["origin": server.base]).status
        == 201)
  }
}
