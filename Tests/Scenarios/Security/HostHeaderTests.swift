import Testing
import TriptoWire

@testable import TriptoGuard

@Suite("SE13 by which names the server is called")
struct HostHeaderTests {
  /// The answer to a request with these head lines.
  private func ask(
    _ server: ServerUnderTest, _ lines: String, path: String = "/health", version: String = "1.1"
  ) async throws -> String {
    let client = try await RawClient.connect(server.port)
    try await client.send("GET \(path) HTTP/\(version)\r\n\(lines)Connection: close\r\n\r\n")
    return await client.all()
  }

  @Test(
    "SE13 another name gets 421 and a sentence that names the setting, on every address",
    arguments: [
      "rebind.example", "rebind.example:3000", "localhost.evil.example", "127.0.0.1.nip.io",
      "203.0.113.7", "[2001:db8::7]:3000", "0.0.0.0", "evil.localdomain", "a b", "[::1", "::1",
      "host:port",
    ])
  func foreign(host: String) async throws {
    let server = try await SharedServer.server
    for path in ["/health", "/host", "/v1/content/packs"] {
      let answer = try await ask(server, "Host: \(host)\r\n", path: path)
      #expect(answer.hasPrefix("HTTP/1.1 421 "), "\(answer)")
      #expect(answer.contains(#""error":"Foreign host""#))
      #expect(answer.contains("TRIPTO_ALLOWED_HOSTS"))
    }
    let upgrade = try await ask(
      server,
      "Host: \(host)\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n",
      path: "/ws")
    #expect(upgrade.hasPrefix("HTTP/1.1 421 "), "\(upgrade)")
    #expect(upgrade.contains("TRIPTO_ALLOWED_HOSTS"))
  }

  @Test("SE13 loopback, names in .local, the public host and named ones pass, with any port")
  func own() async throws {
    let settings = [
      "PUBLIC_BASE_URL": "https://play.example.org",
      "TRIPTO_ALLOWED_HOSTS": "tripto.lan,203.0.113.7,2001:db8::7",
    ]
    try await withServer(settings) { server in
      for host in [
        "localhost", "LOCALHOST:3000", "localhost.", "127.0.0.1:1", "127.8.8.8", "[::1]:3000",
        "[::ffff:127.0.0.1]", "tripto.local", "play.example.org", "play.example.org:8443",
        "tripto.lan:80", "203.0.113.7", "[2001:db8:0::7]:3000", "localhost:",
      ] {
        let answer = try await ask(server, "Host: \(host)\r\n")
        #expect(answer.hasPrefix("HTTP/1.1 200 "), "\(host): \(answer)")
      }
    }
  }

  @Test("SE13 RE1 no Host or two of them, and a path that is none, get 400 with a body")
  func malformed() async throws {
    let server = try await SharedServer.server
    let asked = [
      try await ask(server, ""), try await ask(server, "", version: "1.0"),
      try await ask(server, "Host: localhost\r\nHost: evil.example\r\n"),
      try await ask(server, "Host: localhost\r\n", path: "/tv\u{e5}"),
      try await ask(server, "Host: localhost\r\n", path: "/\u{7f}"),
    ]
    for answer in asked {
      #expect(answer.hasPrefix("HTTP/1.1 400 "), "\(answer)")
      #expect(answer.contains(#""error":"Bad"#) && answer.contains(#""message":""#), "\(answer)")
    }
  }

  @Test(
    "SE13 an address that the machine has got since the start counts, one it never had does not")
  func addresses() throws {
    let names = HouseNames(configured: ["0.0.0.0", "play.example.org"], machine: "Kiosk.fritz.box")
    {
      Set(["192.168.1.7", "fd00::7"].compactMap { IPLiteral($0) })
    }
    for host in [
      "192.168.1.7", "fd00:0::7", "127.1.2.3", "::1", "localhost", "kiosk", "kiosk.local",
      "kiosk-2.local",
      "kiosk.fritz.box", "play.example.org",
    ] {
      #expect(names.isOurs(host), "\(host)")
    }
    for host in [
      "192.168.1.8", "kiosk-x.local", "kioskx.local", "fd00::8", "0.0.0.0", "other.local",
      "kiosk.evil.example", "",
    ] {
      #expect(!names.isOurs(host), "\(host)")
    }
    #expect(names.mayBeCalled("other.local"))
    #expect(InterfaceList.all().contains { $0.isLoopback })
  }
}
