import NIOCore
import NIOHTTP1
import NIOPosix
import NIOSSL
import Testing

@testable import TriptoSocket

@Suite("The client", .timeLimit(.minutes(1)))
struct ClientTests {
  @Test("WS2 headers and query of the handshake reach the server")
  func handshake() async throws {
    let recorder = Recorder()
    let route = WebSocketRoute(path: "/ws", delegate: recorder) { head, _ in
      head.headers["authorization"] == ["Bearer abc"] ? .known : .closing
    }
    try await TestServer.with([route]) { server in
      let client = try await WebSocketClient.connect(
        url: server.url("/ws?token=a%20b&x=1"), headers: [("Authorization", "Bearer abc")],
        on: MultiThreadedEventLoopGroup.singleton)
      client.close(code: 4321, reason: "hej då")
      let end = Recorder.News.closed(.peer(code: 4321, reason: "hej då"))
      #expect(await recorder.untilClosed() == [.opened("/ws?token=a%20b&x=1"), end])
    }
  }

  @Test("SE7 a handshake refused with 429 throws the status and the message")
  func refused() async throws {
    let route = WebSocketRoute(path: "/ws", delegate: EchoDelegate()) { _, _ in
      .tooMany(retryAfterSeconds: 60)
    }
    try await TestServer.with([route]) { server in
      let error = await #expect(throws: WebSocketClientError.self) {
        try await WebSocketClient.connect(server)
      }
      guard case .refused(429, let body) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(body.contains("Too many"))
    }
  }

  @Test("WS3 a router's answer is no upgrade")
  func notASocket() async throws {
    try await TestServer.with([]) { server in
      await #expect(throws: WebSocketClientError.refused(status: 200, body: "GET /ws ")) {
        try await WebSocketClient.connect(server)
      }
    }
  }

  @Test(
    "WS1 what is no WebSocket URL is refused", arguments: ["http://a/", "ws://", "a b", "ws:/x"])
  func badURL(_ url: String) async throws {
    await #expect(throws: WebSocketClientError.invalidURL(url)) {
      try await WebSocketClient.connect(url: url, on: MultiThreadedEventLoopGroup.singleton)
    }
  }

  @Test("WS1 the socket's URL: host, port and path are found")
  func urls() throws {
    let plain = try WebSocketClientURL("ws://localhost:8080/ws?token=x")
    #expect(plain.target == "/ws?token=x")
    #expect(plain.authority == "localhost:8080")
    let secure = try WebSocketClientURL("wss://[::1]")
    #expect((secure.isSecure, secure.host, secure.port) == (true, "::1", 443))
    #expect(secure.authority == "[::1]:443")
    #expect(secure.target == "/")
  }

  @Test("WS1 text, binary and pings go both ways, of any size")
  func echoes() async throws {
    try await TestServer.echo(configuration: .conformance) { server in
      let client = try await WebSocketClient.connect(server)
      var events = client.messages.makeAsyncIterator()
      for length in [0, 125, 126, 1_024, 1_025, 65_535, 65_536, 800_000] {
        let text = String(repeating: "x", count: length)
        client.send(text: text)
        #expect(await events.next() == .text(text))
      }
      client.send(binary: ByteBuffer(bytes: [0, 255]))
      #expect(await events.next() == .binary(ByteBuffer(bytes: [0, 255])))
      client.ping()
      guard case .pong = await events.next() else {
        Issue.record("no pong")
        return
      }
      client.close()
      #expect(await events.next() == .closed(code: 1000, reason: ""))
      #expect(await events.next() == nil)
    }
  }

  @Test("WS1 text frames and the close reach the callbacks in order, and the stream stays empty")
  func callbacks() async throws {
    let seen = AsyncStream<String>.makeStream()
    let handlers = WebSocketClientHandlers(
      onText: { socket, text in
        seen.continuation.yield(String(buffer: text))
        if text == ByteBuffer(string: "2") { socket.close(code: 1000, reason: "enough") }
      },
      onClose: { code, reason in
        seen.continuation.yield("\(code) \(reason)")
        seen.continuation.finish()
      })
    try await TestServer.echo { server in
      let client = try await WebSocketClient.connect(server, handlers: handlers)
      for text in ["1", "2"] { client.send(text: text) }
      let all = await seen.stream.reduce(into: []) { $0.append($1) }
      #expect(all == ["1", "2", "1000 enough"])
      for await event in client.messages { Issue.record("\(event)") }
    }
  }

  @Test(
    "WS1 a server that violates RFC 6455 is closed with 1002 by the client",
    arguments: [true, false])
  func rawBytes(_ masked: Bool) async throws {
    let bytes = ByteBuffer(bytes: Wire.frame(masked ? 0x81 : 0x83, Array("x".utf8), masked: masked))
    let recorder = Recorder(onOpen: { $0.send(framed: bytes) })
    try await TestServer.recording(recorder) { server in
      let client = try await WebSocketClient.connect(server)
      let expected = masked ? WebSocketViolation.wrongMasking : .reservedOpcode
      let end = Recorder.News.closed(.peer(code: 1002, reason: expected.closeReason))
      #expect(await recorder.untilClosed() == [.opened("/ws"), end])
      client.close()
    }
  }
}
