import NIOCore
import Testing

@testable import TriptoSocket

@Suite("UTF-8", .timeLimit(.minutes(1)))
struct UTF8Tests {
  static let valid: [[UInt8]] = [
    [], Array("Åk till Umeå 🎉 κόσμε".utf8), [0x00], [0x7F], [0xC2, 0x80], [0xDF, 0xBF],
    [0xE0, 0xA0, 0x80], [0xED, 0x9F, 0xBF], [0xEE, 0x80, 0x80], [0xEF, 0xBF, 0xBF],
    [0xF0, 0x90, 0x80, 0x80], [0xF4, 0x8F, 0xBF, 0xBF],
  ]
  static let invalid: [[UInt8]] = [
    [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC2, 0x41], [0xE0, 0x9F, 0xBF],
    [0xED, 0xA0, 0x80],
    [0xED, 0xBF, 0xBF], [0xF0, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80],
    [0xF5, 0x80, 0x80, 0x80],
    [0xF8, 0x88, 0x80, 0x80, 0x80], [0xFE], [0xFF], [0xCE, 0xBA, 0xE1, 0xFF],
    Array("12345678".utf8) + [0xFF],
  ]

  private func judge(_ pieces: [[UInt8]]) -> Bool {
    var validator = UTF8Validator()
    return pieces.allSatisfy { validator.consume(ByteBuffer(bytes: $0)) } && validator.isComplete
  }

  @Test("WS1 6 valid text is valid wherever it is cut", arguments: valid)
  func validAnywhere(_ text: [UInt8]) {
    for cut in 0...text.count {
      #expect(judge([Array(text[..<cut]), Array(text[cut...])]))
    }
    #expect(judge(text.map { [$0] }))
  }

  @Test("WS1 6 invalid text is invalid wherever it is cut", arguments: invalid)
  func invalidAnywhere(_ text: [UInt8]) {
    for cut in 0...text.count {
      #expect(!judge([Array(text[..<cut]), Array(text[cut...])]))
    }
  }

  @Test("WS1 6 what is bad UTF-8 is judged as the standard library does, for every pair and longer")
  func agreesWithStandardLibrary() {
    var generator = SystemRandomNumberGenerator()
    let pairs = (0...255).flatMap { a in (0...255).map { [UInt8(a), UInt8($0)] } }
    let leads: [UInt8] = [0x41, 0xC3, 0xE0, 0xE1, 0xED, 0xF0, 0xF1, 0xF4]
    let longer = (0..<20_000).map { _ -> [UInt8] in
      [leads.randomElement(using: &generator) ?? 0]
        + (0..<Int.random(in: 1...9)).map { _ in UInt8.random(in: 0x78...0xC5) }
    }
    let disputed = (pairs + longer).filter { bytes in
      judge([bytes]) != (String(validating: bytes, as: UTF8.self) != nil)
    }
    #expect(disputed == [])
  }

  @Test("WS1 6 a character cut between frames is put together, and is no bad UTF-8")
  func splitCharacter() async throws {
    try await TestServer.echo { server in
      let peer = try await RawPeer.upgraded(server.port)
      let parts: [[UInt8]] = [[0xF0, 0x9F], [0x8E], [0x89]]
      try await peer.send(
        Wire.frame(0x01, parts[0]) + Wire.frame(0x00, parts[1]) + Wire.frame(0x80, parts[2]))
      #expect(await peer.frame() == .text("🎉"))
      peer.close()
    }
  }

  @Test("WS1 6 invalid text closes with 1007", arguments: invalid)
  func closes(_ text: [UInt8]) async throws {
    try await TestServer.echo { server in
      let peer = try await RawPeer.upgraded(server.port)
      peer.sendLoosely(Wire.frame(0x81, text))
      #expect(await peer.frames().map(\.closeCode) == [1007])
    }
  }

  @Test("WS1 6.4 the close comes with the first bad fragment, not with the last")
  func closesEarly() async throws {
    try await TestServer.echo { server in
      let peer = try await RawPeer.upgraded(server.port)
      peer.sendLoosely(Wire.frame(0x01, [0xCE, 0xBA, 0xF4]) + Wire.frame(0x00, [0x90]))
      #expect(await peer.frames().map(\.closeCode) == [1007])
    }
  }

  @Test("WS1 6 text that ends within a character closes with 1007")
  func truncated() async throws {
    try await TestServer.echo { server in
      let peer = try await RawPeer.upgraded(server.port)
      peer.sendLoosely(Wire.frame(0x81, [0xE2, 0x82]))
      #expect(await peer.frames().map(\.closeCode) == [1007])
    }
  }
}
