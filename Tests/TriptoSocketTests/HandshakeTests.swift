import NIOCore
import NIOHTTP1
import Testing

@testable import TriptoSocket

@Suite("The handshake", .timeLimit(.minutes(1)))
struct HandshakeTests {
  @Test("WS3 an upgrade without any token succeeds, with the accept key of RFC 6455")
  func accepts() async throws {
    try await TestServer.echo { server in
      let peer = try await RawPeer.connect(server.port)
      try await peer.send(Wire.handshake(path: "/ws?token=rubbish"))
      let head = try await peer.head().lowercased()
      #expect(head.hasPrefix("http/1.1 101 switching protocols"))
      #expect(head.contains("sec-websocket-accept: \(Wire.sampleAccept.lowercased())"))
      #expect(head.contains("upgrade: websocket"))
      #expect(!head.contains("sec-websocket-extensions"))
      #expect(!head.contains("content-length"))
      peer.close()
    }
  }

  @Test("WS1 RFC 6455 headers: names, tokens and their lists are read as HTTP has them")
  func acceptsVariants() async throws {
    try await TestServer.echo { server in
      let peer = try await RawPeer.connect(server.port)
      let changes = ["Upgrade": "WebSocket", "Connection": "keep-alive, UPGRADE"]
      try await peer.send(Wire.handshake(changes: changes))
      #expect(try await peer.head().hasPrefix("HTTP/1.1 101 "))
      peer.close()
    }
  }

  struct Refused: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let request: String
    let status: Int
  }

  static let refused: [Refused] = [
    Refused(
      testDescription: "no upgrade", request: "GET /ws HTTP/1.1\r\nHost: a\r\n\r\n", status: 426),
    Refused(
      testDescription: "another protocol", request: Wire.handshake(changes: ["Upgrade": "h2c"]),
      status: 426),
    Refused(
      testDescription: "old version",
      request: Wire.handshake(changes: ["Sec-WebSocket-Version": "8"]), status: 426),
    Refused(
      testDescription: "no version",
      request: Wire.handshake(changes: ["Sec-WebSocket-Version": nil]), status: 426),
    Refused(
      testDescription: "no key", request: Wire.handshake(changes: ["Sec-WebSocket-Key": nil]),
      status: 400),
    Refused(
      testDescription: "short key", request: Wire.handshake(changes: ["Sec-WebSocket-Key": "YQ=="]),
      status: 400),
    Refused(
      testDescription: "key is no base64",
      request: Wire.handshake(changes: ["Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25*ZQ=="]),
      status: 400),
    Refused(
      testDescription: "no connection header",
      request: Wire.handshake(changes: ["Connection": nil]), status: 400),
    Refused(
      testDescription: "no host", request: Wire.handshake(changes: ["Host": nil]), status: 400),
    Refused(
      testDescription: "a body", request: Wire.handshake(changes: ["Content-Length": "3"]) + "abc",
      status: 400),
    Refused(
      testDescription: "HTTP/1.0", request: Wire.handshake(version: "HTTP/1.0"), status: 400),
    Refused(testDescription: "POST", request: Wire.handshake(method: "POST"), status: 405),
    Refused(testDescription: "no HTTP", request: "\u{16}\u{3}\u{1}\r\n\r\n", status: 400),
  ]

  @Test(
    "RE1 a bad handshake gets its status, a JSON body, and the connection ends", arguments: refused)
  func refuses(_ item: Refused) async throws {
    try await TestServer.echo { server in
      let peer = try await RawPeer.connect(server.port)
      try await peer.send(item.request)
      let answer = await peer.rest()
      #expect(answer.hasPrefix("HTTP/1.1 \(item.status) "))
      #expect(answer.contains("application/json"))
      #expect(answer.contains(#""message":""#))
      #expect(answer.contains("connection: close"))
    }
  }

  @Test("WS1 a handshake of a version that is not RFC 6455's is told the right one")
  func namesVersion() async throws {
    try await TestServer.echo { server in
      let peer = try await RawPeer.connect(server.port)
      try await peer.send(Wire.handshake(changes: ["Sec-WebSocket-Version": "7"]))
      #expect(await peer.rest().lowercased().contains("sec-websocket-version: 13"))
    }
  }

  @Test("SE7 an address above its limit gets 429 with a message")
  func limits() async throws {
    let route = WebSocketRoute(path: "/ws", delegate: EchoDelegate()) { head, address in
      head.uri == "/ws?n=2" && address?.ipAddress == "127.0.0.1"
        ? .tooMany(retryAfterSeconds: 60) : .stranger
    }
    try await TestServer.with([route]) { server in
      let first = try await RawPeer.upgraded(server.port, path: "/ws?n=1")
      let second = try await RawPeer.connect(server.port)
      try await second.send(Wire.handshake(path: "/ws?n=2"))
      let answer = await second.rest()
      #expect(answer.hasPrefix("HTTP/1.1 429 "))
      #expect(answer.contains(#""message":"Too many"#))
      first.close()
    }
  }
}
