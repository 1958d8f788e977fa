/// When a fresh snapshot may be asked for: at once, and then not again and again (WS6, SE7). One that was
/// wanted meanwhile is owed. Times are ms of a monotonic clock.
struct Asking: Equatable, Sendable {
  static let shortestPauseMs = 1000.0
  static let longestPauseMs = 30_000.0
  /// After so much quiet the pauses begin anew.
  static let quietMs = 60_000.0

  private var askedAtMs: Double?
  private var pauseMs = Self.shortestPauseMs
  private(set) var isOwed = false

  /// When one that is owed may be asked for; nil: none is.
  var dueMs: Double? { isOwed ? askedAtMs.map { $0 + pauseMs } : nil }

  /// - Returns: whether to ask now.
  mutating func want(at nowMs: Double) -> Bool {
    if let askedAtMs, nowMs - askedAtMs >= Self.quietMs { self = Asking() }
    guard let askedAtMs else { return ask(at: nowMs) }
    if nowMs - askedAtMs >= pauseMs { return ask(at: nowMs) }
    isOwed = true
    return false
  }

  /// - Returns: whether to ask now for what is owed.
  mutating func tick(at nowMs: Double) -> Bool {
    guard let dueMs, nowMs >= dueMs else { return false }
    return ask(at: nowMs)
  }

  /// A snapshot has come, or comes by itself.
  mutating func settled() { isOwed = false }

  private mutating func ask(at nowMs: Double) -> Bool {
    if askedAtMs != nil { pauseMs = min(pauseMs * 2, Self.longestPauseMs) }
    askedAtMs = nowMs
    isOwed = false
    return true
  }
}
