import Logging
import NIOPosix
import TriptoCluster
import TriptoKernel
import TriptoPostgres
import TriptoRooms
import TriptoStore

/// `tripto node`: what whoever operates a cluster asks of its nodes, on any machine that reaches them (CL8).
public struct ClusterDesk: Sendable {
  let leases: RedisLeases
  let key: String

  /// - Throws: `ConfigurationError` without `TRIPTO_REDIS_URL`; `PostgresError` or `RedisError` where one is away.
  public static func open(_ configuration: ServerConfiguration) async throws -> ClusterDesk {
    let (url, settings) = try addresses(of: configuration)
    let store = try await PostgresStore.open(settings, as: .beside)
    let key: [UInt8]
    do {
      key = try await store.secret(named: "relay")
    } catch {
      try await store.close()
      throw error
    }
    try await store.close()
    let quiet = Logger(label: "tripto") { _ in SwiftLogNoOpLogHandler() }
    let leases = try await RedisLeases.open(
      url.revealed, key: key, on: MultiThreadedEventLoopGroup.singleton, quiet)
    return ClusterDesk(leases: leases, key: Hex.text(key))
  }

  /// - Throws: without `TRIPTO_REDIS_URL`.
  static func addresses(
    of configuration: ServerConfiguration
  ) throws(ConfigurationError) -> (redis: Sensitive, postgres: PostgresSettings) {
    guard let url = configuration.redisURL, let settings = configuration.postgres else {
      throw ConfigurationError(
        key: "TRIPTO_REDIS_URL", value: nil,
        allowed: "the addresses of the cluster, as its nodes have them; one server has no nodes")
    }
    return (url, settings)
  }

  public func close() async { await leases.close() }

  /// The nodes that hold a lease, by their names.
  public func nodes() async throws -> [ClusterMember] {
    let records = try await leases.living()
    return await withTaskGroup(of: ClusterMember.self) { group in
      for record in records { group.addTask { await member(record) } }
      return await group.reduce(into: []) { $0.append($1) }.sorted { $0.name < $1.name }
    }
  }

  private func member(_ record: NodeRecord) async -> ClusterMember {
    let result: Result<NodeStatus, NodeFailure>
    do throws(NodeFailure) {
      result = .success(try await client(record.address).status())
    } catch {
      result = .failure(error)
    }
    return ClusterMember(record, result)
  }

  func client(_ address: NodeAddress) -> NodeClient { NodeClient(address: address, key: key) }
}

/// One node of a cluster.
public struct ClusterMember: Sendable {
  public enum State: String, Sendable, Encodable {
    case serving, settling, draining, silent
  }

  public let name: String
  public let host: String
  public let port: Int
  public let state: State
  /// The version of the rules that its games begin with; nil where it does not say.
  public let rules: Int?
  /// Of its program; nil where it does not say.
  public let version: String?
  public let sessions: [String]
  /// Why it does not answer.
  public let complaint: String?

  init(_ record: NodeRecord, _ result: Result<NodeStatus, NodeFailure>) {
    (name, host, port) = (record.name, record.address.host, record.address.port)
    switch result {
    case .success(let status):
      (rules, version, sessions) = (status.rules, status.version, status.sessions)
      complaint = nil
      state = status.isDraining ? .draining : status.isSettled ? .serving : .settling
    case .failure(let failure):
      (rules, version, sessions) = (nil, nil, [])
      (complaint, state) = ("\(failure)", .silent)
    }
  }

  var address: NodeAddress { NodeAddress(host: host, port: port) }
}
