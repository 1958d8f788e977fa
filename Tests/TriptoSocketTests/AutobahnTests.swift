import Foundation
import Testing

@testable import TriptoSocket

@Suite("The Autobahn suite")
struct AutobahnTests {
  @Test(
    "WS1 no case of the Autobahn suite fails",
    .enabled(if: ProcessInfo.processInfo.environment["TRIPTO_CONFORMANCE"] != nil))
  func conforms() async throws {
    try await TestServer.echo(configuration: .conformance) { server in
      let script = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../scripts/conformance/run.sh").standardized
      let runner = Process()
      runner.executableURL = script
      runner.arguments = [server.url("/echo")]
      let status = await withCheckedContinuation { ended in
        runner.terminationHandler = { ended.resume(returning: $0.terminationStatus) }
        do { try runner.run() } catch { ended.resume(returning: -1) }
      }
      #expect(status == 0)
    }
  }
}
