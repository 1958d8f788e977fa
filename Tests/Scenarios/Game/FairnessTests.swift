import Foundation
import Testing

@Suite("Who braked first, on real sockets behind long lines")
struct FairnessTests {
  /// Network namespaces and TUN devices, which containers and other systems may not have.
  private static var hasLongLines: Bool {
    #if os(Linux)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = [
        "unshare", "--map-root-user", "--net", "ip", "tuntap", "add", "dev", "t", "mode", "tun",
      ]
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      do {
        try process.run()
      } catch {
        return false
      }
      process.waitUntilExit()
      return process.terminationStatus == 0
    #else
      return false
    #endif
  }

  @Test(
    "BR25 BR2 BR4 BR5 the short form: slow lines win their share, and a cheat does not",
    .enabled(if: hasLongLines, "needs network namespaces and /dev/net/tun"),
    .timeLimit(.minutes(3)))
  func short() async throws {
    let (text, status) = try await run(["fairness", "--short"])
    print(text)
    if status == EX_TEMPFAIL { try Test.cancel("\(text)") }
    #expect(status == 0, "\(text)")
    #expect(text.split(separator: "\n").count == 3, "a header and two runs")
  }

  private func run(_ arguments: [String]) async throws -> (String, Int32) {
    let folder = try TemporaryFolder()
    try folder.write("", to: "output")
    let file = URL(fileURLWithPath: folder.path + "/output")
    let process = Process()
    process.executableURL = try SpawnedServer.program("tripto-lab")
    process.arguments = arguments
    process.standardOutput = try FileHandle(forWritingTo: file)
    let (statuses, ended) = AsyncStream<Int32>.makeStream()
    process.terminationHandler = { ended.yield($0.terminationStatus) }
    try process.run()
    let status = await statuses.first { _ in true }
    return (try String(contentsOf: file, encoding: .utf8), try #require(status))
  }
}
