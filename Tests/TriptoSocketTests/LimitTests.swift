import Testing

@testable import TriptoSocket

@Suite("Limits of messages", .timeLimit(.minutes(1)))
struct LimitTests {
  @Test(
    "WS1 9 a frame above 64 KiB closes with 1009, on its length alone",
    arguments: [65_537, 1 << 40])
  func oversizedFrame(_ length: Int) async throws {
    try await TestServer.echo { server in
      let peer = try await RawPeer.upgraded(server.port)
      peer.sendLoosely(Wire.header(0x81, length: length))
      #expect(await peer.frames().map(\.closeCode) == [1009])
    }
  }

  @Test("WS1 9 a message above 64 KiB closes with 1009, however it is cut")
  func oversizedMessage() async throws {
    try await TestServer.echo { server in
      let peer = try await RawPeer.upgraded(server.port)
      let half = [UInt8](repeating: 0x61, count: 32_769)
      peer.sendLoosely(Wire.frame(0x01, half) + Wire.frame(0x80, half))
      #expect(await peer.frames().map(\.closeCode) == [1009])
    }
  }

  @Test("WS1 5 a message in more parts than allowed closes with 1009")
  func tooManyFragments() async throws {
    var configuration = WebSocketConfiguration()
    configuration.maxFragments = 8
    try await TestServer.echo(configuration: configuration) { server in
      let peer = try await RawPeer.upgraded(server.port)
      let eight = Wire.frame(0x01, "a") + (0..<6).flatMap { _ in Wire.frame(0x00, "a") }
      try await peer.send(eight + Wire.frame(0x80, "a"))
      #expect(await peer.frame() == .text("aaaaaaaa"))
      peer.sendLoosely(eight + Wire.frame(0x00, "a") + Wire.frame(0x80, "a"))
      #expect(await peer.frames().map(\.closeCode) == [1009])
    }
  }

  @Test("WS1 9 a message of 4 MiB in frames of 64 KiB comes back whole where that is allowed")
  func largeMessage() async throws {
    try await TestServer.echo(configuration: .conformance) { server in
      let peer = try await RawPeer.upgraded(server.port)
      let part = [UInt8](repeating: 0x62, count: 65_536)
      for index in 0..<64 {
        peer.sendLoosely(Wire.frame(index == 0 ? 0x01 : index == 63 ? 0x80 : 0x00, part))
      }
      let frame = try #require(await peer.frame())
      #expect(frame.payload.count == 4 << 20)
      #expect(frame.payload.allSatisfy { $0 == 0x62 })
      peer.close()
    }
  }
}
