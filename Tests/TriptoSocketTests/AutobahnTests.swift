import Foundation
import Testing
import TriptoProcess

@testable import TriptoSocket

@Suite("The Autobahn suite")
struct AutobahnTests {
  @Test(
    "WS1 RFC 6455 is kept: no case of the Autobahn suite fails",
    .enabled(if: ProcessInfo.processInfo.environment["TRIPTO_CONFORMANCE"] != nil))
  func conforms() async throws {
    try await TestServer.echo(configuration: .conformance) { server in
      let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../scripts/conformance").standardized
      let runner = try #require(Program("run.sh", searchPath: folder.path))
      #expect(try await runner.runInForeground([server.url("/echo")]) == 0)
    }
  }
}
