import Testing

@testable import TriptoHouse

@Suite("A cluster on this machine")
struct LocalClusterTests {
  private let plan = ClusterPlan(
    folder: "/tmp/it", port: 8_080, postgresPort: 1, redisPort: 2, nodePorts: [3, 4])

  @Test("CL1 programs that are missing are named, all at once, each with its package")
  func missing() throws {
    let error = #expect(throws: LocalClusterError.self) {
      _ = try ClusterPrograms.find(searchPath: "/nowhere", homes: [])
    }
    let text = "\(try #require(error))"
    #expect(text.hasPrefix("programs are missing: Postgres ("))
    for program in ["postgresql", "redis", "nginx"] {
      #expect(text.contains("install \(program)"), "\(text)")
    }
  }

  @Test("CL3 nginx gives a connection to any node, and what is no address of a node is refused")
  func nginx() throws {
    let file = try NginxConfiguration(
      folder: "/tmp/it", port: 8_080, nodes: ["127.0.0.1:3", "[::1]:4"])
    #expect(file.text.contains("listen 127.0.0.1:8080;"))
    #expect(file.text.contains("server 127.0.0.1:3 max_fails=0;\n    server [::1]:4 max_fails=0;"))
    #expect(throws: LocalClusterError.notAnAddress("here")) {
      try NginxConfiguration(folder: "/tmp/it", port: 8_080, nodes: ["here"])
    }
  }

  @Test(
    "CL1 each node has a port and a folder of its own, and all have one address, database and Redis"
  )
  func settings() throws {
    let nodes = (1...2).map { plan.settings(ofNode: $0, given: [:]) }
    for name in ["PORT", "TRIPTO_DATA_DIR"] { #expect(nodes[0][name] != nodes[1][name]) }
    for name in ["PUBLIC_BASE_URL", "TRIPTO_DATABASE_URL", "TRIPTO_REDIS_URL", "TTS_CACHE_DIR"] {
      #expect(nodes[0][name] == nodes[1][name] && nodes[0][name] != nil)
    }
    #expect(nodes[0]["TRIPTO_NODE_ADDRESS"] == .some(nil), "that of this environment is no node's")
    #expect(plan.settings(ofNode: 1, given: ["TTS_CACHE_DIR": "/x"])["TTS_CACHE_DIR"] == nil)
  }
}
