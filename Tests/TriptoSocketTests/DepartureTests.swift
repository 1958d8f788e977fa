import NIOCore
import Synchronization
import Testing

@testable import TriptoSocket

@Suite("Who is written to first", .timeLimit(.minutes(1)))
struct DepartureTests {
  private func framed(_ text: String) -> ByteBuffer {
    var buffer = ByteBuffer()
    WebSocketConnection.frame(text: text.utf8, into: &buffer)
    return buffer
  }

  /// Eighty clients and their sockets.
  private func withCrowd(
    _ body: ([WebSocketClientConnection], [WebSocketConnection]) async throws -> Void
  ) async throws {
    let opened = Mutex<[WebSocketConnection]>([])
    let recorder = Recorder(onOpen: { socket in opened.withLock { $0.append(socket) } })
    try await TestServer.recording(recorder) { server in
      var clients: [WebSocketClientConnection] = []
      for _ in 0..<80 { clients.append(try await WebSocketClient.connect(server)) }
      var news = recorder.news.makeAsyncIterator()
      for _ in clients { _ = await news.next() }
      try await body(clients, opened.withLock { $0 })
    }
  }

  @Test("WS11 what somebody waits for overtakes what others look at, but no word of its own")
  func overtaking() async throws {
    try await withCrowd { clients, sockets in
      let loops = Dictionary(grouping: sockets) { ObjectIdentifier($0.eventLoop) }
      let crowd = try #require(loops.values.max { $0.count < $1.count })
      try #require(crowd.count > Departures.stride + 1)
      let unsent = try await gossip(to: crowd)
      #expect(unsent.last == 0)
      #expect(unsent.count { $0 == 0 } == Departures.stride + 1)
      for socket in sockets { socket.close(code: 1000, reason: "") }
      var heard: [String: Int] = [:]
      for client in clients { heard[await words(client), default: 0] += 1 }
      #expect(heard["news answer"] == 1)
      #expect(heard["news"] == crowd.count - 1)
    }
  }

  @Test("WS11 whoever waits until all is gone is told behind the last of it, and not later")
  func gone() async throws {
    try await withCrowd { _, sockets in
      let loops = Dictionary(grouping: sockets) { ObjectIdentifier($0.eventLoop) }
      let crowd = try #require(loops.values.max { $0.count < $1.count })
      try #require(crowd.count > Departures.stride + 1)
      let (news, loop) = (framed("news"), crowd[0].eventLoop)
      let promise = loop.makePromise(of: [Int].self)
      try await loop.submit {
        for socket in crowd.dropLast() { socket.send(framed: news) }
        WebSocketConnection.whenGone(on: loop) { promise.succeed(crowd.map(\.pendingBytes)) }
        crowd[crowd.count - 1].send(framed: news)
      }.get()
      let unsent = try await promise.futureResult.get()
      #expect(unsent.dropLast().allSatisfy { $0 == 0 })
      #expect(unsent.last == news.readableBytes)
      let idle = loop.makePromise(of: Void.self)
      try await loop.submit { WebSocketConnection.whenGone(on: loop) { idle.succeed() } }.get()
      try await idle.futureResult.get()
    }
  }

  /// News for everybody of one loop, and one turn later an answer to the last of them.
  /// - Returns: What the kernel has not taken then, in bytes per socket.
  private func gossip(to crowd: [WebSocketConnection]) async throws -> [Int] {
    let (news, answer) = (framed("news"), framed("answer"))
    let loop = crowd[0].eventLoop
    return try await loop.submit {
      for socket in crowd { socket.send(framed: news) }
      return loop.submit {
        crowd[crowd.count - 1].sendNow(framed: answer)
        return crowd.map(\.pendingBytes)
      }
    }.flatMap { $0 }.get()
  }

  private func words(_ client: WebSocketClientConnection) async -> String {
    var words: [String] = []
    for await event in client.messages {
      if case .text(let text) = event { words.append(text) }
    }
    return words.joined(separator: " ")
  }
}
