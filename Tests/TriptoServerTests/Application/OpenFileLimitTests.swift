import Testing

@testable import TriptoHouse

@Suite struct OpenFileLimitTests {
  @Test(
    "SE26 connections leave files for everything else",
    arguments: [(256, 128, 16, 112), (1_024, 192, 64, 768), (20_000, 320, 64, 19_616)])
  func shares(count: Int, reserve: Int, speech: Int, connections: Int) {
    let limit = OpenFileLimit(count: count)
    #expect(limit.reserve == reserve)
    #expect(limit.speechConnections == speech)
    #expect(limit.connections == connections)
  }

  @Test("SE26 the limit is raised once, within bounds, and never sinks")
  func raised() {
    let first = OpenFileLimit.raised()
    #expect(OpenFileLimit.raised() == first)
    #expect((1...65_536).contains(first.count))
  }
}
