import NIOCore
import Testing

@testable import TriptoSocket

@Suite("Pings", .timeLimit(.minutes(1)))
struct PingTests {
  @Test("WS19 a ping's answer gives its round trip; a foreign pong gives nothing")
  func roundTrip() async throws {
    let recorder = Recorder(
      onOpen: { $0.ping() }, onText: { socket, _ in socket.close(code: 1000, reason: "") })
    try await TestServer.recording(recorder) { server in
      let peer = try await RawPeer.upgraded(server.port, path: "/ws")
      let ping = try #require(await peer.frame())
      #expect(ping.first == 0x89)
      #expect(ping.payload.count == 8)
      var foreign = ping.payload
      foreign[7] ^= 1
      try await peer.send(Wire.frame(0x8A, foreign) + Wire.frame(0x8A, "hej") + Wire.frame(0x8A))
      try await peer.send(Wire.frame(0x8A, ping.payload) + Wire.frame(0x8A, ping.payload))
      try await peer.send(Wire.frame(0x81, "done") + Wire.close(1000))
      _ = await peer.frames()
    }
    let news = await recorder.untilClosed()
    let trips = news.compactMap { if case .pong(let rtt) = $0 { rtt } else { nil } }
    #expect(trips.count == 1)
    #expect(trips.allSatisfy { $0 > .zero && $0 < .seconds(30) })
  }

  @Test("BR22 the kernel has its own figure of an accepted socket's round trip")
  func kernelRoundTrip() async throws {
    let (figures, found) = AsyncStream<KernelRoundTrip?>.makeStream()
    let recorder = Recorder(onText: { socket, _ in
      socket.kernelRoundTrip().whenSuccess { found.yield($0) }
    })
    try await TestServer.recording(recorder) { server in
      let client = try await WebSocketClient.connect(server)
      client.send(text: "x")
      let figure = try #require(await figures.first { _ in true } ?? nil)
      #expect((0.001..<1_000).contains(figure.lowestMs), "\(figure)")
      #expect((0..<1_000).contains(figure.jitterMs), "\(figure)")
      client.close()
    }
  }

  @Test("WS19 the ledger knows a bounded number of pings, and a later answer settles the earlier")
  func ledger() {
    var ledger = PingLedger()
    let start = NIODeadline.uptimeNanoseconds(1_000)
    let payloads = (0...PingLedger.longest).map {
      ledger.stamp(at: start + .nanoseconds(Int64($0)))
    }
    let later = start + .nanoseconds(100)
    #expect(ledger.answer(payloads[0], at: later) == nil)
    #expect(ledger.answer(payloads[2], at: later) == .nanoseconds(98))
    #expect(ledger.answer(payloads[1], at: later) == nil)
    #expect(ledger.answer(payloads[2], at: later) == nil)
    #expect(ledger.answer(payloads[4], at: later) == .nanoseconds(96))
  }
}
