import Synchronization

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

/// Sliding-window limits per address (SE7). Loopback is exempt. Thread-safe; memory is bounded:
/// when the table is full of active addresses, every further address shares one counter per action.
public final class RateLimiter: Sendable {
  private let table: Mutex<RateTable>
  private let refusals: MetricCounter

  /// - Parameters:
  ///   - capacity: Most (address, action) pairs remembered at a time.
  ///   - refusals: Counts what is refused.
  public init(capacity: Int = 20_000, refusals: MetricCounter = MetricCounter()) {
    table = Mutex(RateTable(capacity: capacity))
    self.refusals = refusals
  }

  /// Counts one attempt of `address`; a refused attempt is not counted.
  /// - Parameter nowMs: A monotonic clock in ms.
  public func attempt(
    _ action: RateLimitedAction, from address: ClientAddress, nowMs: Int64
  ) -> RateDecision {
    guard !address.isLoopback else { return .allowed }
    let key = RateKey(action: action, address: address.key)
    let decision = table.withLock { $0.take(key, nowMs: nowMs) }
    if decision != .allowed { refusals.increment() }
    return decision
  }

  /// Number of counters held now.
  var count: Int { table.withLock { $0.windows.count } }
}

struct RateKey: Hashable {
  let action: RateLimitedAction
  let address: String
}

/// The counters of a limiter; at most `capacity` of them plus one shared per action.
struct RateTable {
  let capacity: Int
  private(set) var windows: [RateKey: SlidingWindow] = [:]
  private var nextSweepMs = Int64.min

  init(capacity: Int) {
    self.capacity = capacity
  }

  mutating func take(_ key: RateKey, nowMs: Int64) -> RateDecision {
    let counted = hasRoom(for: key, nowMs: nowMs) ? key : RateKey(action: key.action, address: "")
    return windows[counted, default: SlidingWindow()].take(
      limit: key.action.perMinute, nowMs: nowMs)
  }

  /// NB: a full table is swept at most once a second, or a flood of new addresses would make every
  /// attempt walk the whole table.
  private mutating func hasRoom(for key: RateKey, nowMs: Int64) -> Bool {
    if windows[key] != nil || windows.count < capacity { return true }
    if nowMs >= nextSweepMs {
      windows = windows.filter { !$0.value.isIdle(nowMs: nowMs) }
      nextSweepMs = nowMs + 1_000
    }
    return windows.count < capacity
  }
}
