import Foundation
import Testing
import TriptoProcess

@Suite("Who braked first, on real sockets behind long lines")
struct FairnessTests {
  /// Network namespaces and TUN devices, which containers and other systems may not have.
  private static func hasLongLines() async throws -> Bool {
    #if os(Linux)
      let arguments = [
        "--map-root-user", "--net", "ip", "tuntap", "add", "dev", "t", "mode", "tun",
      ]
      return try await Program("unshare")?.run(arguments).status == 0
    #else
      return false
    #endif
  }

  @Test(
    "BR25 BR2 BR4 BR5 the short form: slow lines win their share, and a cheat does not",
    .enabled("needs network namespaces and /dev/net/tun") { try await hasLongLines() },
    .timeLimit(.minutes(3)))
  func short() async throws {
    let (text, status) = try await run(["fairness", "--short"])
    print(text)
    if status == EX_TEMPFAIL { try Test.cancel("\(text)") }
    #expect(status == 0, "\(text)")
    #expect(text.split(separator: "\n").count == 3, "a header and two runs")
  }

  private func run(_ arguments: [String]) async throws -> (String, Int32) {
    let lab = try SpawnedServer.program("tripto-lab")
    let program = try #require(
      Program(lab.lastPathComponent, searchPath: lab.deletingLastPathComponent().path))
    let ended = try await program.run(arguments)
    if ended.status != 0 { print(ended.told) }
    return (String(decoding: ended.output, as: UTF8.self), ended.status)
  }
}
