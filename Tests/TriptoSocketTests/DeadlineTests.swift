import HTTPTypes
import HummingbirdCore
import NIOCore
import Testing

@testable import TriptoSocket

@Suite("How long a request and its answer may take", .timeLimit(.minutes(1)))
struct DeadlineTests {
  private func limits(
    request: TimeAmount = .seconds(30), stall: TimeAmount = .seconds(30)
  ) -> HTTPConnectionConfiguration {
    var http = HTTPConnectionConfiguration()
    http.requestTimeout = request
    http.stallTimeout = stall
    http.drainTimeout = .milliseconds(200)
    return http
  }

  @Test("SE28 a request may take 30 s, a first head 10 s, an answer 30 s without progress")
  func figures() {
    let http = HTTPConnectionConfiguration()
    #expect(http.requestTimeout == .seconds(30) && http.stallTimeout == .seconds(30))
    #expect(http.headerTimeout == .seconds(10) && http.idleTimeout == .seconds(60))
  }

  @Test("SE28 a body that trickles in is given up, however steadily; whoever reads it hears why")
  func slowBody() async throws {
    let heard = AsyncStream<Bool>.makeStream()
    let answer: TestServer.Answerer = { request, writer in
      do {
        try await TestServer.answer(request, writer)
      } catch {
        heard.continuation.yield(error is RequestTooSlow)
        throw error
      }
    }
    try await TestServer.with([], http: limits(request: .milliseconds(400)), answer: answer) {
      server in
      let peer = try await RawPeer.connect(server.port)
      try await peer.send("POST /x HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n")
      let trickle = peer.trickle(every: .milliseconds(50))
      #expect(await peer.rest() == "")
      trickle.cancel()
      var reasons = heard.stream.makeAsyncIterator()
      #expect(await reasons.next() == true)
    }
  }

  @Test("SE28 the head of a later request has the same limit, whatever the idle limit is")
  func slowSecondHead() async throws {
    try await TestServer.echo(http: limits(request: .milliseconds(200))) { server in
      let peer = try await RawPeer.connect(server.port)
      try await peer.send("GET /x HTTP/1.1\r\nHost: a\r\n\r\n")
      #expect(try await peer.head().hasPrefix("HTTP/1.1 200 "))
      #expect(try await peer.body(7) == "GET /x ")
      try await peer.send("GET /y HT")
      #expect(await peer.rest() == "")
    }
  }

  @Test("SE28 an answer may take longer than a request, and so may the pause before the next one")
  func slowAnswer() async throws {
    let gate = Gate()
    let answer: TestServer.Answerer = { request, writer in
      await gate.wait()
      try await TestServer.answer(request, writer)
    }
    let http = limits(request: .milliseconds(100), stall: .milliseconds(100))
    try await TestServer.with([], http: http, answer: answer) { server in
      let peer = try await RawPeer.connect(server.port)
      try await peer.send("GET /x HTTP/1.1\r\nHost: a\r\n\r\n")
      try await Task.sleep(for: .milliseconds(300))
      gate.open()
      #expect(try await peer.head().hasPrefix("HTTP/1.1 200 "))
      _ = try await peer.body(7)
      try await Task.sleep(for: .milliseconds(300))
      try await peer.send("GET /y HTTP/1.1\r\nHost: a\r\n\r\n")
      #expect(try await peer.head().hasPrefix("HTTP/1.1 200 "))
      peer.close()
    }
  }

  private static let large = 24 << 20

  private static let largeAnswer: TestServer.Answerer = { _, writer in
    let head = HTTPResponse(status: .ok, headerFields: [.contentLength: "\(large)"])
    let body = ResponseBody(byteBuffer: ByteBuffer(repeating: 0x61, count: large))
    try await writer.write(response: head, body: body)
  }

  @Test("SE28 a peer that takes nothing of its answer is cut")
  func neverReads() async throws {
    var bell = Doorbell(.counted())
    try await TestServer.with(
      [], http: limits(stall: .milliseconds(300)), roll: bell.roll, answer: Self.largeAnswer
    ) { server in
      let peer = try await RawPeer.connect(server.port, reads: false)
      try await peer.send("GET /x HTTP/1.1\r\nHost: a\r\n\r\n")
      #expect(await bell.wait(for: .closed) == [.opened])
      peer.close()
    }
  }

  @Test("SE28 a peer that takes its answer slowly gets all of it")
  func readsSlowly() async throws {
    try await TestServer.with(
      [], http: limits(stall: .seconds(3)), answer: Self.largeAnswer
    ) { server in
      let peer = try await RawPeer.connect(server.port, reads: false)
      try await peer.send("GET /x HTTP/1.1\r\nHost: a\r\n\r\n")
      for _ in 0..<200 {
        peer.readOnce()
        try await Task.sleep(for: .milliseconds(20))
      }
      try await peer.startReading()
      #expect(try await peer.head().hasPrefix("HTTP/1.1 200 "))
      #expect(try await peer.body(Self.large).utf8.count == Self.large)
      peer.close()
    }
  }

  @Test("SE28 RE1 what cannot be read after an answered request gets 400 with a body")
  func unreadableLater() async throws {
    try await TestServer.echo { server in
      let peer = try await RawPeer.connect(server.port)
      try await peer.send("GET /x HTTP/1.1\r\nHost: a\r\n\r\n")
      #expect(try await peer.head().hasPrefix("HTTP/1.1 200 "))
      _ = try await peer.body(7)
      try await peer.send("HTTP/9 rubbish\r\n\r\n")
      let answer = await peer.rest()
      #expect(answer.hasPrefix("HTTP/1.1 400 "))
      #expect(answer.hasSuffix(#""message":"The request is malformed."}"#))
    }
  }
}
