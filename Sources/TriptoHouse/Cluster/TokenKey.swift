import Foundation
import TriptoCluster
import TriptoGuard
import TriptoKernel
import TriptoPostgres
import TriptoStore

/// The key that all nodes of a cluster sign tokens with. The database knows it by a fingerprint, from which nobody
/// gets the key (CL11).
struct TokenKey: Sendable {
  private static let name = "token-key"

  /// `JWT_SECRET`, or the one that was made for this installation and is kept beside its games.
  let secret: String
  private let isGiven: Bool

  init(_ configuration: ServerConfiguration, _ store: any JournalStore) async throws {
    if let given = configuration.jwtSecret {
      (secret, isGiven) = (given.revealed, true)
    } else {
      let kept = Data(try await store.secret(named: "jwt"))
      (secret, isGiven) = (kept.base64EncodedString(), false)
    }
  }

  /// The first node of a cluster says which key it has; the others must have the same.
  ///
  /// - Throws: `TokenKeyError` for another one, and what the database refuses.
  func require(in store: PostgresStore) async throws {
    let kept = try await store.secret(named: Self.name, first: fingerprint.bytes)
    guard fingerprint.matches(kept) else { throw TokenKeyError(isGiven: isGiven) }
  }

  private var fingerprint: KeyFingerprint { KeyFingerprint(of: secret) }
}

extension TokenKey {
  /// Nodes that start from now on must have the key of these settings.
  ///
  /// - Returns: Whether it is `JWT_SECRET`; false for the one that the database keeps.
  /// - Throws: `PostgresError`, `inUse` while a node or another server runs.
  static func replace(by configuration: ServerConfiguration) async throws -> Bool {
    let settings = try ClusterDesk.addresses(of: configuration).postgres
    let store = try await PostgresStore.open(settings, as: .alone)
    do {
      let key = try await TokenKey(configuration, store)
      try await store.replaceSecret(name, with: key.fingerprint.bytes)
      try await store.close()
      return key.isGiven
    } catch {
      try await store.close()
      throw error
    }
  }
}

extension ServerConfiguration {
  /// `tripto node rekey`: gives a cluster whose nodes have all stopped another key for tokens (CL11).
  ///
  /// NB: both are asked: a node whose connection to the database broke holds it again only from its next commit on,
  /// and one that Redis has lost still holds the database.
  ///
  /// - Returns: Whether it is `JWT_SECRET`; false for the one that the database keeps.
  /// - Throws: `ConfigurationError` without the addresses of a cluster; `RedisError` where Redis is away;
  ///   `ClusterDeskError`, `running`, or `PostgresError`, `inUse`, while a node runs.
  public func replaceClusterKey() async throws -> Bool {
    let desk = try await ClusterDesk.open(self)
    let living: [NodeRecord]
    do {
      living = try await desk.leases.living()
    } catch {
      await desk.close()
      throw error
    }
    await desk.close()
    guard living.isEmpty else { throw ClusterDeskError.running(living.map(\.name).sorted()) }
    return try await TokenKey.replace(by: self)
  }
}

/// A node would refuse the tokens of the cluster's other nodes, and does not start (CL11).
struct TokenKeyError: Error, Sendable, Equatable, CustomStringConvertible {
  /// Whether the node has a `JWT_SECRET`.
  let isGiven: Bool

  var description: String {
    let fault = isGiven ? "is not the one of this cluster" : "is missing: this cluster has one"
    return "JWT_SECRET \(fault)"
      + ", so this node would refuse the tokens of the others. Give it theirs; or, to change it for all, stop all "
      + "nodes and run `tripto node rekey` with the new one."
  }
}
