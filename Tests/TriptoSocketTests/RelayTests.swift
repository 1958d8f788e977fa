import NIOCore
import NIOHTTP1
import NIOPosix
import Synchronization
import Testing

@testable import TriptoSocket

/// Passes every socket on to another server, as a node does with one whose game it does not have.
private final class Passer: WebSocketDelegate {
  let target: RelayTarget
  private let said = Mutex<[ByteBuffer]>([])
  /// Messages that come before the socket goes on.
  private let waitsFor: Int

  init(to port: Int, waitingFor messages: Int = 0) {
    var headers = HTTPHeaders()
    headers.add(name: "x-passed", value: "yes")
    target = RelayTarget(host: "127.0.0.1", port: port, headers: headers)
    waitsFor = messages
  }

  func opened(_ connection: WebSocketConnection, head: HTTPRequestHead) {
    connection.attachment.value = Head(head)
    if waitsFor == 0 { pass(connection) }
  }

  func received(_ connection: WebSocketConnection, text: ByteBuffer) {
    let count = said.withLock {
      $0.append(text)
      return $0.count
    }
    if count == waitsFor { pass(connection) }
  }

  func closed(_ connection: WebSocketConnection, reason: WebSocketCloseReason) {}

  private func pass(_ connection: WebSocketConnection) {
    guard let head = connection.attachment.value as? Head else { return }
    connection.relay(to: target, head: head.value) {
      self.said.withLock { said in
        defer { said = [] }
        return said
      }
    } done: { result in
      guard case .failure(let error) = result else { return }
      connection.close(code: 1013, reason: error as? RelayError == .noAnswer ? "none" : "\(error)")
    }
  }

  private final class Head {
    let value: HTTPRequestHead
    init(_ value: HTTPRequestHead) { self.value = value }
  }
}

@Suite("A socket that is passed on to another server", .timeLimit(.minutes(1)))
struct RelayTests {
  /// Runs `body` at a server that passes everything on to another one, whose delegate is `owner`.
  private func passing(
    to owner: any WebSocketDelegate, waitingFor messages: Int = 0,
    _ body: (TestServer) async throws -> Void
  ) async throws {
    try await TestServer.with([WebSocketRoute(path: "/ws", delegate: owner)]) { far in
      let passer = Passer(to: far.port, waitingFor: messages)
      try await TestServer.with([WebSocketRoute(path: "/ws", delegate: passer)], body)
    }
  }

  @Test("CL3 what a client says before its socket goes on comes first, and all of it in order")
  func order() async throws {
    try await passing(to: EchoDelegate(), waitingFor: 3) { server in
      let client = try await WebSocketClient.connect(server, "/ws?token=x")
      for number in 0..<2_000 { client.send(text: "\(number)") }
      var messages = client.messages.makeAsyncIterator()
      for number in 0..<2_000 { #expect(await messages.next(isolation: nil) == .text("\(number)")) }
      client.close()
    }
  }

  @Test(
    "CL3 fragments, pings, binary and a megabyte pass unchanged, and so does what the owner closes with"
  )
  func verbatim() async throws {
    let recorder = Recorder(
      onOpen: { $0.ping() },
      onText: { socket, text in
        if text == "bye" { return socket.close(code: 4003, reason: "gone") }
        socket.send(text: ByteBuffer(string: "\(text.utf8.count)"))
      })
    try await passing(to: recorder) { server in
      let peer = try await RawPeer.upgraded(server.port, path: "/ws")
      let ping = try #require(await peer.frame())
      #expect(ping.first == 0x89)
      try await peer.send(Wire.frame(0x8A, ping.payload) + Wire.frame(0x89, "hej"))
      #expect(await peer.frame() == Wire.Frame(0x8A, Array("hej".utf8)))
      try await peer.send(Wire.frame(0x01, "a") + Wire.frame(0x00, "b") + Wire.frame(0x80, "c"))
      #expect(await peer.frame() == Wire.Frame(0x81, Array("3".utf8)))
      try await peer.send(Wire.frame(0x81, String(repeating: "x", count: 60_000)))
      #expect(await peer.frame() == Wire.Frame(0x81, Array("60000".utf8)))
      try await peer.send(Wire.frame(0x81, "bye"))
      let last = try #require(await peer.frame())
      #expect(last.first == 0x88)
      #expect(Array(last.payload.prefix(2)) == [0x0F, 0xA3])
      try await peer.send(Wire.close(4003))
      #expect(await peer.frames().isEmpty)
    }
    let news = await recorder.untilClosed()
    #expect(news.contains { if case .pong = $0 { true } else { false } })
    #expect(news.contains(.text("abc")))
  }

  @Test(
    "CL3 a client that goes is gone at the owner, and an owner that goes takes its client along")
  func ends() async throws {
    let recorder = Recorder(onText: { socket, _ in
      socket.eventLoop.execute { socket.link.value?.abort() }
    })
    try await passing(to: recorder) { server in
      let first = try await RawPeer.upgraded(server.port, path: "/ws")
      try await first.send(Wire.frame(0x81, "drop me"))
      #expect(await first.frames().isEmpty)
      let second = try await RawPeer.upgraded(server.port, path: "/ws")
      second.close()
    }
    let closed = await recorder.rest().filter { if case .closed = $0 { true } else { false } }
    #expect(closed.count == 2)
  }

  @Test("CL3 a client that does not read holds the owner back, as one connection would")
  func pressure() async throws {
    let (limits, found) = AsyncStream<Int>.makeStream()
    let recorder = Recorder(onOpen: { socket in
      let piece = ByteBuffer(repeating: 0x61, count: 64 * 1_024)
      socket.eventLoop.scheduleRepeatedTask(initialDelay: .zero, delay: .milliseconds(1)) { task in
        guard socket.isWritable else {
          task.cancel()
          found.yield(socket.pendingBytes)
          return
        }
        socket.send(text: piece)
      }
    })
    try await passing(to: recorder) { server in
      let peer = try await RawPeer.connect(server.port, reads: false)
      try await peer.send(Wire.handshake(path: "/ws"))
      let pending = try #require(await limits.first { _ in true })
      #expect(pending > 0)
      peer.close()
    }
  }

  @Test("CL3 where nobody answers, or answers with something else, the client's socket is told so")
  func refused() async throws {
    try await TestServer.with([]) { plain in
      let passer = Passer(to: plain.port)
      try await TestServer.with([WebSocketRoute(path: "/ws", delegate: passer)]) { server in
        let client = try await WebSocketClient.connect(server)
        var last: WebSocketClientEvent?
        for await event in client.messages { last = event }
        guard case .closed(let code, _)? = last else {
          Issue.record("\(String(describing: last))")
          return
        }
        #expect(code == 1013)
      }
    }
  }
}
