import Testing
import TriptoKernel
import TriptoTestEvening
import TriptoWire

@Suite("SE36 headers of every answer")
struct HeaderTests {
  @Test("SE36 nothing that is told is sniffed, referred to or kept, be it an answer or an error")
  func answers() async throws {
    let session = try await NewSession.create()
    try await session.plan([TestPack.alpha.id])
    let server = session.server
    let answers = [
      try await server.post("/v1/sessions"), try await server.get("/v1/content/packs"),
      try await server.get("/v1/content/packs/" + TestPack.alpha.id),
      try await server.get(session.path + "/game-plan"),
      try await server.get(session.path + "/audit"), try await server.get("/v1/nothing"),
      try await server.post("/v1/sessions", ["settings": 5]),
      try await server.get("/cache/tts_0123456789abcdef.m4a"), try await server.get("/health"),
    ]
    for answer in answers {
      #expect(answer.header("x-content-type-options") == "nosniff", "\(answer.status)")
      #expect(answer.header("referrer-policy") == "no-referrer", "\(answer.status)")
      #expect(answer.header("cache-control") == "no-store", "\(answer.status) \(answer.text)")
      #expect(answer.header("strict-transport-security") == nil)
    }
    #expect(Set(answers.map(\.status)).isSuperset(of: [200, 201, 400, 401, 404]))
  }

  @Test("SE36 a page may be asked for anew, and its sockets are this server's alone")
  func pages() async throws {
    let server = try await SharedServer.server
    let page = try await server.get("/tv")
    #expect(page.header("cache-control") == "no-cache")
    let address = "\(server.host):\(server.port)"
    let policy = try #require(page.header("content-security-policy"))
    #expect(policy.contains("connect-src 'self' ws://\(address) wss://\(address);"))
    #expect(page.header("permissions-policy")?.contains("geolocation=()") == true)
  }
}
