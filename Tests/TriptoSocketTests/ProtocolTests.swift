import Testing

@testable import TriptoSocket

/// Raw bytes of every class of the Autobahn suite, so that conformance is proved without it too.
@Suite("RFC 6455 byte by byte", .timeLimit(.minutes(1)))
struct ProtocolTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
    let answer: [Wire.Frame]
  }

  /// What a case leads to after the frames named: a close frame of this code and the end.
  private static func bad(
    _ name: String, _ bytes: [UInt8], after frames: [Wire.Frame] = [], code: UInt16
  ) -> Case {
    Case(testDescription: name, bytes: bytes, answer: frames + [closing(code)])
  }

  private static func good(_ name: String, _ bytes: [UInt8], _ frames: [Wire.Frame]) -> Case {
    Case(testDescription: name, bytes: bytes + Wire.close(1000), answer: frames + [closing(1000)])
  }

  private static func closing(_ code: UInt16) -> Wire.Frame {
    Wire.Frame(0x88, [UInt8(code >> 8), UInt8(code & 0xFF)])
  }

  static let limits = [125, 126, 127, 128, 65_535, 65_536]
  static let payloads: [Case] = limits.map { length in
    let text = [UInt8](repeating: 0x2A, count: length)
    return good("1.1 text of \(length) bytes", Wire.frame(0x81, text), [Wire.Frame(0x81, text)])
  }

  static let pings: [Case] = [
    good("2.1 empty ping", Wire.frame(0x89), [Wire.Frame(0x8A, [])]),
    good(
      "2.4 ping of 125 bytes", Wire.frame(0x89, [UInt8](repeating: 0xFE, count: 125)),
      [Wire.Frame(0x8A, [UInt8](repeating: 0xFE, count: 125))]),
    bad("2.5 ping of 126 bytes", Wire.frame(0x89, [UInt8](repeating: 1, count: 126)), code: 1002),
    good(
      "2.7 unasked pong", Wire.frame(0x8A, "hi") + Wire.frame(0x89, "x"), [Wire.Frame(0x8A, [0x78])]
    ),
    good(
      "2.10 ten pings", (0..<10).flatMap { Wire.frame(0x89, [$0]) },
      (0..<10).map { Wire.Frame(0x8A, [$0]) }),
  ]

  static let reserved: [Case] =
    [0xC1, 0xA1, 0x91, 0xF1].map { bad("3 reserved bits \($0)", Wire.frame($0, "x"), code: 1002) }
    + [0xC9, 0xA8].map { bad("3 reserved bits on control \($0)", Wire.frame($0), code: 1002) }
    + ([3, 4, 5, 6, 7, 11, 12, 13, 14, 15] as [UInt8]).map {
      bad(
        "4 opcode \($0) after a text", Wire.frame(0x81, "ok") + Wire.frame(0x80 | $0),
        after: [.text("ok")], code: 1002)
    }

  static let fragments: [Case] = [
    bad("5.1 ping in two parts", Wire.frame(0x09, "a") + Wire.frame(0x80, "b"), code: 1002),
    good("5.3 text in two", Wire.frame(0x01, "a") + Wire.frame(0x80, "b"), [.text("ab")]),
    good(
      "5.6 ping in between", Wire.frame(0x01, "a") + Wire.frame(0x89, "p") + Wire.frame(0x80, "b"),
      [Wire.Frame(0x8A, [0x70]), .text("ab")]),
    bad("5.9 continuation of nothing", Wire.frame(0x80, "a"), code: 1002),
    bad("5.11 open continuation of nothing", Wire.frame(0x00, "a"), code: 1002),
    bad(
      "5.15 continuation after the end",
      Wire.frame(0x01, "a") + Wire.frame(0x80, "b") + Wire.frame(0x00, "c"), after: [.text("ab")],
      code: 1002),
    bad("5.18 text within a text", Wire.frame(0x01, "a") + Wire.frame(0x81, "b"), code: 1002),
    good(
      "6.1 three empty parts", Wire.frame(0x01) + Wire.frame(0x00) + Wire.frame(0x80), [.text("")]),
  ]

  static let closes: [Case] =
    [
      Case(
        testDescription: "7.3.1 empty close", bytes: Wire.frame(0x88),
        answer: [Wire.Frame(0x88, [])]),
      bad("7.3.2 one byte", Wire.frame(0x88, [3]), code: 1002),
      bad("7.3.4 code and reason", Wire.close(1000, Array("bye".utf8)), code: 1000),
      bad(
        "7.3.5 reason of 123", Wire.close(1000, [UInt8](repeating: 0x2A, count: 123)), code: 1000),
      bad(
        "7.3.6 reason of 124", Wire.close(1000, [UInt8](repeating: 0x2A, count: 124)), code: 1002),
      bad(
        "7.5.1 reason is no UTF-8", Wire.close(1000, [0xCE, 0xBA, 0xED, 0xA0, 0x80]), code: 1007),
      bad("7.1.3 ping after the close", Wire.close(1000) + Wire.frame(0x89), code: 1000),
      bad("7.1.5 text after the close", Wire.close(1000) + Wire.frame(0x81, "no"), code: 1000),
      bad(
        "7.1.6 fragment, close, rest",
        Wire.frame(0x01, "a") + Wire.close(1000) + Wire.frame(0x80, "b"), code: 1000),
    ]
    + ([1000, 1001, 1002, 1003, 1007, 1011, 1012, 3000, 3999, 4000, 4999] as [UInt16]).map {
      bad("7.7 code \($0)", Wire.close($0), code: $0)
    }
    + ([0, 999, 1004, 1005, 1006, 1015, 1016, 1100, 2000, 2999, 5000, 65_535] as [UInt16]).map {
      bad("7.9 code \($0)", Wire.close($0), code: 1002)
    }

  @Test(
    "WS1 1–7 the answer is the one of RFC 6455",
    arguments: payloads + pings + reserved + fragments + closes)
  func answers(_ item: Case) async throws {
    try await TestServer.echo { server in
      let peer = try await RawPeer.upgraded(server.port)
      peer.sendLoosely(item.bytes)
      let frames = await peer.frames()
      #expect(frames.dropLast() == item.answer.dropLast())
      #expect(frames.last?.first == 0x88)
      #expect(frames.last?.closeCode == item.answer.last?.closeCode)
    }
  }

  @Test(
    "WS1 violations of RFC 6455 close with the same code where the bytes come one by one",
    arguments: fragments)
  func chopped(_ item: Case) async throws {
    try await TestServer.echo { server in
      let peer = try await RawPeer.upgraded(server.port)
      for byte in item.bytes { peer.sendLoosely([byte]) }
      #expect(await peer.frames().map(\.closeCode) == item.answer.map(\.closeCode))
    }
  }

  @Test("WS1 an unmasked frame of a client closes with 1002")
  func unmasked() async throws {
    try await TestServer.echo { server in
      let peer = try await RawPeer.upgraded(server.port)
      peer.sendLoosely(Wire.frame(0x81, Array("x".utf8), masked: false))
      #expect(await peer.frames().map(\.closeCode) == [1002])
    }
  }

  @Test("WS1 a binary frame closes with 1003")
  func binary() async throws {
    try await TestServer.echo { server in
      let peer = try await RawPeer.upgraded(server.port)
      peer.sendLoosely(Wire.frame(0x82, [1, 2, 3]))
      #expect(await peer.frames().map(\.closeCode) == [1003])
    }
  }

  @Test("WS1 1.2 a binary frame comes back where binary is welcome")
  func binaryEcho() async throws {
    try await TestServer.echo(configuration: .conformance) { server in
      let peer = try await RawPeer.upgraded(server.port)
      try await peer.send(Wire.frame(0x82, [0, 255, 128]))
      #expect(await peer.frame() == Wire.Frame(0x82, [0, 255, 128]))
      peer.close()
    }
  }
}
