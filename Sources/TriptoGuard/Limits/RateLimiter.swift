import Synchronization
public import TriptoMetrics

/// Answer of the limiter.
public enum RateDecision: Sendable, Equatable {
  case allowed
  /// Refused (429). The wait in seconds is a whole number ≥ 1, fit for `Retry-After`.
  case refused(retryAfterSeconds: Int)

  /// The `message` of the 429 body (RE1, SE7); nil when allowed.
  public var message: String? {
    guard case .refused(let seconds) = self else { return nil }
    return "För många försök. Vänta \(seconds) s. / Too many attempts. Wait \(seconds) s."
  }
}

/// Sliding-window limits per address (SE7), and per network of such. Loopback is exempt. Thread-safe;
/// memory is bounded: when the table is full of active addresses, one of them is forgotten for a new one.
public final class RateLimiter: Sendable {
  private let addresses: Mutex<RateTable>
  /// NB: apart, so that the many addresses of a network cannot push its own counter out.
  private let networks: Mutex<RateTable>
  /// Nil for a server of its own.
  let shared: (any SharedLimits)?
  private let refusals: MetricCounter

  /// - Parameters:
  ///   - capacity: Most (address, action) pairs remembered at a time, and as many of networks.
  ///   - refusals: Counts what is refused.
  ///   - shared: Counts for all nodes of a cluster; nil for a server of its own.
  package init(
    capacity: Int = 20_000, refusals: MetricCounter = MetricCounter(),
    shared: (any SharedLimits)? = nil
  ) {
    addresses = Mutex(RateTable(capacity: capacity))
    networks = Mutex(RateTable(capacity: capacity))
    self.refusals = refusals
    self.shared = shared
  }

  /// Counts one attempt of `address`, and of its network; what the network refuses is not counted for the
  /// address.
  /// - Parameter nowMs: A monotonic clock in ms.
  public func attempt(
    _ action: RateLimitedAction, from address: ClientAddress, nowMs: Int64
  ) -> RateDecision {
    guard !address.isLoopback else { return .allowed }
    let decision = networks.withLock { networks -> RateDecision in
      guard let network = address.network else { return .allowed }
      return networks.take(
        RateKey(action: action, address: network), limit: action.perMinuteAndNetwork, nowMs: nowMs)
    }
    guard decision == .allowed else { return refused(decision) }
    let own = addresses.withLock { addresses in
      addresses.take(
        RateKey(action: action, address: address.key), limit: action.perMinute, nowMs: nowMs)
    }
    return own == .allowed ? own : refused(own)
  }

  func refused(_ decision: RateDecision) -> RateDecision {
    refusals.increment()
    return decision
  }

  /// Number of counters held now.
  package var count: Int { addresses.withLock { $0.windows.count } }
}

struct RateKey: Hashable {
  let action: RateLimitedAction
  let address: String
}

/// The counters of a limiter; at most `capacity` of them.
struct RateTable {
  let capacity: Int
  private(set) var windows: [RateKey: SlidingWindow] = [:]
  private var nextSweepMs = Int64.min

  init(capacity: Int) {
    self.capacity = capacity
  }

  mutating func take(_ key: RateKey, limit: Int, nowMs: Int64) -> RateDecision {
    if windows[key] == nil { makeRoom(nowMs: nowMs) }
    return windows[key, default: SlidingWindow()].take(limit: limit, nowMs: nowMs)
  }

  /// Whoever fills the table owns most of it, so that what is forgotten is hardly ever a guest's; and a
  /// guest who is forgotten is only counted anew.
  ///
  /// NB: a full table is swept at most once a second, or a flood of new addresses would make every
  /// attempt walk the whole table.
  private mutating func makeRoom(nowMs: Int64) {
    guard windows.count >= capacity else { return }
    if nowMs >= nextSweepMs {
      windows = windows.filter { !$0.value.isIdle(nowMs: nowMs) }
      nextSweepMs = nowMs + 1_000
    }
    if windows.count >= capacity { windows.remove(at: windows.startIndex) }
  }
}
