package import Logging
import Synchronization
package import TriptoMetrics
package import TriptoRooms
package import TriptoStore

/// This process as one node of a cluster: holds its lease, knows the other nodes, finds games and takes those that
/// nobody has (CL1–CL5).
package actor ClusterNode {
  let store: any OwnershipStore
  let registry: SessionRegistry
  /// Of this program, for operators.
  let version: String?
  let metrics: ServerMetrics
  let logger: Logger
  let timing: ClusterTiming
  nonisolated package let passedOn = PassedOnSockets()
  private let leases: any NodeLeases
  private let clock = ContinuousClock()

  private(set) var me: NodeRecord?
  private(set) var factory: SessionFactory?
  /// As they were when it was last known.
  private(set) var nodes: [String: NodeRecord] = [:]
  /// From when on it may take games; nil while it is not known which nodes live.
  private var settled: ContinuousClock.Instant?
  /// It has known at least once which nodes live.
  private var settledOnce = false
  /// When the nodes were last told.
  private var toldAt: ContinuousClock.Instant?
  private var nextSweep: ContinuousClock.Instant?
  var isSweeping = false
  /// Of the last sweep: games that were this node's, or nobody's, and that it did not play.
  var forgotten: Set<String> = []
  private var beat: Task<Void, Never>?
  var adoptions: [String: Task<Session?, any Error>] = [:]
  /// Games that this version cannot read: they are left alone (CL7).
  var unreadable: Set<String> = []
  /// Games that are being let go of.
  private let releases = Mutex<[String: Task<Void, Never>]>([:])
  /// Games that are being handed over, with the nodes that get them (CL8).
  nonisolated let heirs = Mutex<[String: String]>([:])

  package init(
    store: any OwnershipStore, leases: any NodeLeases, registry: SessionRegistry,
    version: String? = nil, timing: ClusterTiming = ClusterTiming(), metrics: ServerMetrics,
    logger: Logger
  ) {
    self.store = store
    self.leases = leases
    self.registry = registry
    self.version = version
    self.timing = timing
    self.metrics = metrics
    self.logger = logger
  }

  /// From now on it holds a lease, and takes games.
  package func begin(at address: NodeAddress, _ factory: SessionFactory) async {
    self.factory = factory
    me = NodeRecord(name: store.node, address: address)
    await renew()
    beat = Task { await keepOn() }
  }

  /// Gives its games and its lease back.
  package func leave() async {
    beat?.cancel()
    await beat?.value
    for adoption in adoptions.values { _ = await adoption.result }
    for release in releases.withLock({ Array($0.values) }) { await release.value }
    guard let me else { return }
    do { try await leases.leave(me) } catch {
      logger.notice("the lease of this node ends by itself", metadata: ["why": "\(error)"])
    }
  }

  private func keepOn() async {
    while !Task.isCancelled {
      do { try await Task.sleep(for: .milliseconds(timing.renewalMs)) } catch { return }
      await renew()
    }
  }

  /// Renews the lease and learns who lives.
  func renew() async {
    guard let me else { return }
    do {
      adopt(try await leases.renew(me, forMs: timing.leaseMs))
    } catch {
      if settled != nil {
        logger.error(
          "Redis is away: games go on where they are, and none is taken",
          metadata: ["why": "\(error)"])
      }
      settled = nil
    }
  }

  private func adopt(_ roll: NodeRoll) {
    let known = Dictionary(roll.nodes.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    let hasGone = !Set(nodes.keys).subtracting(known.keys).isEmpty
    nodes = known
    metrics.nodes.set(Double(known.count))
    let now = clock.now
    toldAt = now
    // NB: where its own lease was gone, others' may be: Redis has forgotten, or this node has slept.
    if settled == nil || !roll.wasHeld {
      settled = now.advanced(by: .milliseconds(timing.settlingMs))
    }
    if mayClaim {
      settledOnce = true
      // NB: as with games, only while it is known who lives: a Redis that has forgotten ends nothing (CL5).
      passedOn.end(besides: known.values.map(\.address))
    }
    if !roll.wasHeld { Task { await giveUpLost() } }
    if hasGone || nextSweep.map({ now >= $0 }) ?? true, mayClaim {
      nextSweep = now.advanced(by: .milliseconds(timing.sweepMs))
      Task { await sweep() }
    }
  }

  /// Whether it is known which nodes live, so that no living one's game is taken.
  var mayClaim: Bool {
    guard let settled, let toldAt, !registry.isClosing else { return false }
    let now = clock.now
    return now >= settled && now < toldAt.advanced(by: .milliseconds(timing.leaseMs))
  }

  package func hasSettled() -> Bool { settledOnce }

  /// Lets go of a game; nobody takes it here before that is done.
  nonisolated func letGo(_ id: String, _ work: @escaping @Sendable () async -> Void) {
    releases.withLock { releases in
      releases[id] = Task {
        await work()
        self.releases.withLock { _ = $0.removeValue(forKey: id) }
      }
    }
  }

  nonisolated func release(of id: String) -> Task<Void, Never>? { releases.withLock { $0[id] } }
}
