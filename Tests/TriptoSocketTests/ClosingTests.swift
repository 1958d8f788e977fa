import NIOCore
import Testing

@testable import TriptoSocket

@Suite("The end of a socket", .timeLimit(.minutes(1)))
struct ClosingTests {
  @Test("WS12 4001 and its reason, a missing token, reach the peer, whose answer ends it")
  func serverCloses() async throws {
    var configuration = WebSocketConfiguration()
    configuration.closeTimeout = .seconds(50)
    let recorder = Recorder(onOpen: { $0.close(code: 4001, reason: "missing token") })
    try await TestServer.recording(recorder, configuration: configuration) { server in
      let peer = try await RawPeer.upgraded(server.port, path: "/ws")
      let frame = try #require(await peer.frame())
      #expect(frame.closeCode == 4001)
      #expect(frame.payload.dropFirst(2).elementsEqual("missing token".utf8))
      try await peer.send(Wire.close(4001))
      #expect(await peer.frames().isEmpty)
    }
    let end = Recorder.News.closed(.local(code: 4001, reason: "missing token"))
    #expect(await recorder.untilClosed() == [.opened("/ws"), end])
    #expect(await recorder.rest() == [])
  }

  @Test("WS1 a peer that never answers our close is cut")
  func unansweredClose() async throws {
    var configuration = WebSocketConfiguration()
    configuration.closeTimeout = .milliseconds(50)
    let recorder = Recorder(onOpen: { $0.close(code: 1012, reason: "") })
    try await TestServer.recording(recorder, configuration: configuration) { server in
      let peer = try await RawPeer.upgraded(server.port, path: "/ws")
      #expect(await peer.frames().map(\.closeCode) == [1012])
    }
    #expect(await recorder.untilClosed().last == .closed(.local(code: 1012, reason: "")))
  }

  @Test("WS1 what was sent before a close arrives before it, what is sent after it never")
  func sendsAroundClose() async throws {
    let recorder = Recorder(onOpen: { connection in
      connection.send(text: ByteBuffer(string: "last words"))
      connection.close(code: 1000, reason: "first")
      connection.send(text: ByteBuffer(string: "too late"))
      connection.close(code: 1001, reason: "second")
    })
    try await TestServer.recording(recorder) { server in
      let client = try await WebSocketClient.connect(server)
      var seen: [WebSocketClientEvent] = []
      for await event in client.messages { seen.append(event) }
      #expect(seen == [.text("last words"), .closed(code: 1000, reason: "first")])
    }
  }

  @Test("WS1 the owner hears text frames, then the peer's code and reason, and no frame after it")
  func peerCloses() async throws {
    let recorder = Recorder()
    try await TestServer.recording(recorder) { server in
      let peer = try await RawPeer.upgraded(server.port, path: "/ws")
      let bytes = Wire.frame(0x81, "hej") + Wire.close(3000, Array("då".utf8))
      peer.sendLoosely(bytes + Wire.frame(0x81, "no") + Wire.frame(0xFF, "no") + bytes)
      #expect(await peer.frames().map(\.closeCode) == [3000])
    }
    let end = Recorder.News.closed(.peer(code: 3000, reason: "då"))
    #expect(await recorder.untilClosed() == [.opened("/ws"), .text("hej"), end])
    #expect(await recorder.rest() == [])
  }

  @Test("WS1 a stream that ends without a close frame is lost", arguments: [true, false])
  func lost(_ half: Bool) async throws {
    let recorder = Recorder()
    try await TestServer.recording(recorder) { server in
      let peer = try await RawPeer.upgraded(server.port, path: "/ws")
      if half {
        try await peer.closeOutput()
        #expect(await peer.frames().isEmpty)
      } else {
        peer.close()
      }
      #expect(await recorder.untilClosed() == [.opened("/ws"), .closed(.lost)])
    }
  }

  @Test("WS1 a violation is reported as such, once")
  func violation() async throws {
    let recorder = Recorder()
    try await TestServer.recording(recorder) { server in
      let peer = try await RawPeer.upgraded(server.port, path: "/ws")
      peer.sendLoosely(Wire.frame(0xC1, "x") + Wire.frame(0xC1, "x") + Wire.frame(0x09, "x"))
      #expect(await peer.frames().map(\.closeCode) == [1002])
    }
    #expect(await recorder.untilClosed() == [.opened("/ws"), .closed(.violation(.reservedBits))])
    #expect(await recorder.rest() == [])
  }

  @Test("EX15 a shutdown closes every socket with 1012")
  func shutdown() async throws {
    let recorder = Recorder()
    let route = WebSocketRoute(path: "/ws", delegate: recorder)
    let server = try await TestServer.start([route])
    let clients = [
      try await WebSocketClient.connect(server), try await WebSocketClient.connect(server),
    ]
    try await server.stop()
    for client in clients {
      let events = await client.messages.reduce(into: []) { $0.append($1) }
      #expect(events == [.closed(code: 1012, reason: "server restart")])
    }
  }

  @Test("WS1 a closed handle does nothing", arguments: [true, false])
  func deadHandle(_ onLoop: Bool) async throws {
    try await TestServer.echo { server in
      let client = try await WebSocketClient.connect(server)
      client.close()
      for await _ in client.messages {}
      let use: @Sendable () -> Void = {
        client.send(text: "x")
        client.ping()
        client.close()
        client.setReading(false)
      }
      if onLoop { try await client.socket.eventLoop.submit(use).get() } else { use() }
      #expect(!client.socket.isWritable)
      #expect(client.socket.pendingBytes == 0)
    }
  }

  @Test("WS1 a reason longer than a control frame is cut at a character's end")
  func longReason() throws {
    let payload = ClosePayload.make(code: 4000, reason: String(repeating: "å", count: 100))
    #expect(payload.readableBytes == 2 + 122)
    let whole = MessageAssembler.Outcome.close(
      code: 4000, reason: String(repeating: "å", count: 61))
    #expect(try ClosePayload.read(payload) == whole)
  }
}
