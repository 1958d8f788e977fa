import Foundation
import Testing
import TriptoKernel
import TriptoWire

/// What is written here was made of the declaration by another program than the one that is tested.
@Suite("WS EV RE samples of the declaration")
struct SampleTests {
  @Test("EV17–EV57 WS21 the server's samples are written as they were read, byte for byte")
  func server() throws {
    let lines = try Self.lines("server")
    #expect(lines.count > 50)
    for line in lines {
      #expect(Self.text(try ServerEnvelope.decode(line.utf8).encode()) == line)
    }
  }

  @Test("EV1–EV14 WS22 the clients' samples are written as they were read, byte for byte")
  func client() throws {
    let lines = try Self.lines("client")
    #expect(lines.count > 25)
    for line in lines {
      let written = try ClientEnvelope.decode(line.utf8).encode(
        sessionId: "5f0c2c1e-8d7a-4c37-9b0e-2f6a1d9e4b11", serverTimeMs: 1_767_225_600_000)
      #expect(Self.text(written) == line)
    }
  }

  @Test("RE1–RE40 the samples of bodies are written as they were read, byte for byte")
  func bodies() throws {
    for line in try Self.lines("rest") {
      let name = String(line.prefix { $0 != " " })
      let body = String(line.dropFirst(name.count + 1))
      let type = try #require(GoldenRestTests.bodies[name], "\(name)")
      #expect(Self.text(try RequestBody.decode(type, from: body.utf8).jsonBytes()) == body)
    }
  }

  private static func lines(_ name: String) throws -> [String] {
    let url = try #require(
      Bundle.module.url(forResource: name, withExtension: "txt", subdirectory: "Samples"))
    return try String(contentsOf: url as URL, encoding: .utf8).split(separator: "\n")
      .map(String.init)
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
