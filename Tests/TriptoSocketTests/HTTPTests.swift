import NIOCore
import Testing

@testable import TriptoSocket

@Suite("HTTP on the same port", .timeLimit(.minutes(1)))
struct HTTPTests {
  @Test(
    "WS1 text frames go both ways on a connection that has answered requests before its upgrade")
  func keepAliveThenUpgrade() async throws {
    try await TestServer.echo { server in
      let peer = try await RawPeer.connect(server.port)
      for path in ["/health", "/info"] {
        try await peer.send("GET \(path) HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(try await peer.head().hasPrefix("HTTP/1.1 200 "))
        #expect(try await peer.body(5 + path.utf8.count) == "GET \(path) ")
      }
      try await peer.send(Wire.handshake(path: "/echo"))
      #expect(try await peer.head().hasPrefix("HTTP/1.1 101 "))
      for text in ["one", "two", "three"] {
        try await peer.send(Wire.frame(0x81, text))
        #expect(await peer.frame() == .text(text))
      }
      try await peer.send(Wire.close(1000))
      #expect(await peer.frames().map(\.closeCode) == [1000])
    }
  }

  @Test("WS1 a request, an upgrade and a frame in one packet are answered in order")
  func pipelined() async throws {
    try await TestServer.echo { server in
      let peer = try await RawPeer.connect(server.port)
      let request = "GET /first HTTP/1.1\r\nHost: a\r\n\r\n" + Wire.handshake(path: "/echo")
      try await peer.send(Array(request.utf8) + Wire.frame(0x81, "early"))
      #expect(try await peer.head().hasPrefix("HTTP/1.1 200 "))
      #expect(try await peer.body(11) == "GET /first ")
      #expect(try await peer.head().hasPrefix("HTTP/1.1 101 "))
      #expect(await peer.frame() == .text("early"))
      peer.close()
    }
  }

  @Test("WS1 a frame in the packet of the upgrade is not lost")
  func frameInSamePacket() async throws {
    try await TestServer.echo { server in
      let peer = try await RawPeer.connect(server.port)
      try await peer.send(Array(Wire.handshake().utf8) + Wire.frame(0x81, "early"))
      #expect(try await peer.head().hasPrefix("HTTP/1.1 101 "))
      #expect(await peer.frame() == .text("early"))
      peer.close()
    }
  }

  @Test(
    "WS1 the socket is at its path alone: an upgrade elsewhere is a plain request, the last one",
    arguments: ["h2c", "websocket"])
  func alienUpgrade(_ other: String) async throws {
    try await TestServer.echo { server in
      let peer = try await RawPeer.connect(server.port)
      let changes = ["Upgrade": other, "Content-Length": "4"]
      try await peer.send(Wire.handshake(path: "/api", method: "POST", changes: changes) + "body")
      let answer = await peer.rest()
      #expect(answer.hasPrefix("HTTP/1.1 200 "))
      #expect(answer.lowercased().contains("connection: close"))
      #expect(answer.hasSuffix("POST /api body"))
    }
  }

  @Test("SE28 a new connection that never finishes its first head is closed")
  func slowHeader() async throws {
    var http = HTTPConnectionConfiguration()
    http.headerTimeout = .milliseconds(50)
    try await TestServer.echo(http: http) { server in
      let peer = try await RawPeer.connect(server.port)
      try await peer.send("GET /ws HTTP/1.1\r\nHo")
      #expect(await peer.rest() == "")
    }
  }

  @Test("SE7 the header limit does not touch a socket that is open")
  func openOutlivesHeaderTimeout() async throws {
    var http = HTTPConnectionConfiguration()
    http.headerTimeout = .seconds(1)
    http.idleTimeout = .seconds(1)
    let recorder = Recorder(onOpen: { connection in
      connection.eventLoop.scheduleTask(in: .milliseconds(1_500)) {
        connection.send(text: ByteBuffer(string: "still here"))
      }
    })
    try await TestServer.with([WebSocketRoute(path: "/ws", delegate: recorder)], http: http) {
      server in
      let peer = try await RawPeer.upgraded(server.port, path: "/ws")
      #expect(await peer.frame() == .text("still here"))
      peer.close()
    }
  }

  @Test("EX15 a shutdown closes silent and idle HTTP connections at once")
  func shutdownOfIdle() async throws {
    let server = try await TestServer.start([])
    let silent = try await RawPeer.connect(server.port)
    let idle = try await RawPeer.connect(server.port)
    try await idle.send("GET /x HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(try await idle.head().hasPrefix("HTTP/1.1 200 "))
    #expect(try await idle.body(7) == "GET /x ")
    try await server.stop()
    #expect(await silent.rest() == "")
    #expect(await idle.rest() == "")
  }
}
