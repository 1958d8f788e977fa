import Synchronization

/// How many errors are reported: in a minute each one once, and not more than so many.
final class ReportLimit: Sendable {
  static let perMinute = 20

  private struct State {
    var windowStart: ContinuousClock.Instant?
    var seen: Set<String> = []
    var mutedUntil: ContinuousClock.Instant?
  }

  private let state = Mutex(State())
  private let now: @Sendable () -> ContinuousClock.Instant

  init(now: @escaping @Sendable () -> ContinuousClock.Instant) { self.now = now }

  /// Whether an error may be reported now.
  func admits(_ report: ErrorReport) -> Bool {
    let now = now()
    return state.withLock { state in
      if let end = state.mutedUntil, now < end { return false }
      if state.windowStart.map({ now - $0 >= .seconds(60) }) ?? true {
        (state.windowStart, state.seen) = (now, [])
      }
      return state.seen.count < Self.perMinute && state.seen.insert(report.sameness).inserted
    }
  }

  /// The service wants to hear nothing for so long.
  func mute(for time: Duration) {
    let end = now() + time
    state.withLock { $0.mutedUntil = end }
  }
}
