import Logging
import Synchronization
package import TriptoGuard
import TriptoRedis

/// The limits that all nodes of a cluster count together, in Redis (CL9).
package final class RedisLimits: SharedLimits {
  /// So long nobody waits for a Redis that did not answer, but for one request that asks again.
  private static let pause = Duration.seconds(1)

  private let counters: SharedCounters
  private let logger: Logger
  private let clock = ContinuousClock()
  /// From when on it is asked again; nil while it answers.
  private let askAgainAt = Mutex<ContinuousClock.Instant?>(nil)

  init(_ counters: SharedCounters, _ logger: Logger) {
    (self.counters, self.logger) = (counters, logger)
  }

  package func attempt(
    _ action: RateLimitedAction, from address: ClientAddress
  ) async -> RateDecision? {
    guard mayAsk() else { return nil }
    do {
      let waitMs = try await counters.attempt(Self.counters(action, address))
      isThere()
      return waitMs == 0
        ? .allowed : .refused(retryAfterSeconds: Int((waitMs + 999) / 1_000))
    } catch {
      isAway(error)
      return nil
    }
  }

  private static func counters(
    _ action: RateLimitedAction, _ address: ClientAddress
  ) -> [SharedCounters.Counter] {
    let own = SharedCounters.Counter(
      "\(action.rawValue):\(address.key)", perMinute: action.perMinute)
    guard let network = address.network else { return [own] }
    let all = SharedCounters.Counter(
      "\(action.rawValue):\(network)", perMinute: action.perMinuteAndNetwork)
    return [all, own]
  }

  /// While Redis is away one request a second asks it.
  private func mayAsk() -> Bool {
    askAgainAt.withLock { again in
      guard let due = again else { return true }
      guard clock.now >= due else { return false }
      again = clock.now.advanced(by: Self.pause)
      return true
    }
  }

  private func isThere() {
    let wasAway = askAgainAt.withLock { again in
      defer { again = nil }
      return again != nil
    }
    if wasAway { logger.notice("the nodes count attempts together again") }
  }

  private func isAway(_ error: RedisError) {
    let isNews = askAgainAt.withLock { again in
      defer { again = clock.now.advanced(by: Self.pause) }
      return again == nil
    }
    guard isNews else { return }
    logger.warning(
      "Redis is away: each node counts attempts by itself", metadata: ["why": "\(error)"])
  }
}
