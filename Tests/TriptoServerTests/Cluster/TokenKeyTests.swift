import Foundation
import Testing
import TriptoCluster
import TriptoPostgres
import TriptoRooms
import TriptoStore
import TriptoTestPostgres
import TriptoTestRedis

@testable import TriptoHouse

@Suite("The key for tokens that all nodes of a cluster have", .timeLimit(.minutes(1)))
struct TokenKeyTests {
  private static let first = "the first node's JWT_SECRET, long enough"
  private static let second = "another JWT_SECRET that is long enough"

  /// The settings of a cluster with an empty database.
  private func cluster() async throws -> @Sendable (String?) throws -> ServerConfiguration {
    let server = try await PostgresServer.shared()
    let url = server.url(try await server.makeDatabase())
    let redis = try await RedisServer()
    return { secret in
      var environment = ["TRIPTO_DATABASE_URL": url, "TRIPTO_REDIS_URL": redis.url()]
      environment["JWT_SECRET"] = secret
      return try ServerConfiguration.load(flags: [:], environment: environment)
    }
  }

  private func opened(
    _ configuration: ServerConfiguration, as name: String
  ) async throws -> PostgresStore {
    try await PostgresStore.open(try #require(configuration.postgres), as: .node(name))
  }

  @Test("CL11 a node with another key for tokens than the first one's ends, with one line")
  func another() async throws {
    let settings = try await cluster()
    let store = try await opened(settings(nil), as: "a")
    try await TokenKey(settings(Self.first), store).require(in: store)
    try await TokenKey(settings(Self.first), store).require(in: store)
    for (secret, words) in [(Self.second, "is not the one"), (nil, "is missing")] {
      let error = await #expect(throws: TokenKeyError(isGiven: secret != nil)) {
        try await TokenKey(settings(secret), store).require(in: store)
      }
      let text = try #require(error).description
      #expect(text.contains("JWT_SECRET \(words)") && text.contains("`tripto node rekey`"))
      #expect(!text.contains(Self.first) && !text.contains(Self.second) && !text.contains("\n"))
    }
    try await store.close()
  }

  @Test("CL11 nodes without a JWT_SECRET have the key that their database keeps")
  func kept() async throws {
    let settings = try await cluster()
    let store = try await opened(settings(nil), as: "a")
    for _ in 0..<2 { try await TokenKey(settings(nil), store).require(in: store) }
    await #expect(throws: TokenKeyError(isGiven: true)) {
      try await TokenKey(settings(Self.first), store).require(in: store)
    }
    try await store.close()
  }

  @Test("CL11 the database has a fingerprint of the key, and the key nowhere")
  func fingerprint() async throws {
    let settings = try await cluster()
    let store = try await opened(settings(nil), as: "a")
    try await TokenKey(settings(Self.first), store).require(in: store)
    let kept = try await store.allSecrets()
    #expect(kept["token-key"]?.count == 32)
    for value in kept.values { #expect(Data(value).range(of: Data(Self.first.utf8)) == nil) }
    try await store.close()
  }

  @Test("CL11 DA25 the key is replaced when all nodes have stopped, and not while one runs")
  func replaced() async throws {
    let settings = try await cluster()
    let node = try await opened(settings(nil), as: "a")
    try await TokenKey(settings(Self.first), node).require(in: node)
    let error = await #expect(throws: PostgresError.self) {
      _ = try await settings(Self.second).replaceClusterKey()
    }
    #expect(error?.kind == .inUse)
    try await TokenKey(settings(Self.first), node).require(in: node)
    try await node.close()
    #expect(try await settings(Self.second).replaceClusterKey())
    let next = try await opened(settings(nil), as: "b")
    try await TokenKey(settings(Self.second), next).require(in: next)
    await #expect(throws: TokenKeyError(isGiven: true)) {
      try await TokenKey(settings(Self.first), next).require(in: next)
    }
    try await next.close()
    #expect(try await !settings(nil).replaceClusterKey())
  }

  @Test("CL11 the key is not replaced while a node holds a lease, even without the database")
  func leased() async throws {
    let settings = try await cluster()
    let store = try await opened(settings(nil), as: "a")
    try await TokenKey(settings(Self.first), store).require(in: store)
    try await store.close()
    let desk = try await ClusterDesk.open(settings(nil))
    let node = NodeRecord(name: "a", address: NodeAddress(host: "127.0.0.1", port: 1))
    _ = try await desk.leases.renew(node, forMs: 60_000)
    let error = await #expect(throws: ClusterDeskError.running(["a"])) {
      _ = try await settings(Self.second).replaceClusterKey()
    }
    #expect(try #require(error).description.contains("Stop them"))
    let kept = try await opened(settings(nil), as: "b")
    try await TokenKey(settings(Self.first), kept).require(in: kept)
    try await kept.close()
    try await desk.leases.leave(node)
    await desk.close()
    #expect(try await settings(Self.second).replaceClusterKey())
  }
}
