/// A bucket that refills steadily: `rate` per second in the long run, `burst` at once.
public struct TokenBucket: Sendable {
  private let ratePerSecond: Double
  private let burst: Double
  private var level: Double
  private var lastMs: Int64?

  public init(ratePerSecond: Double, burst: Double) {
    self.ratePerSecond = ratePerSecond
    self.burst = burst
    level = burst
  }

  /// Takes one token if there is one.
  /// - Parameter nowMs: A monotonic clock in ms; a step back refills nothing.
  public mutating func take(nowMs: Int64) -> Bool {
    let elapsedMs = max(0, nowMs - (lastMs ?? nowMs))
    lastMs = max(nowMs, lastMs ?? nowMs)
    level = min(burst, level + Double(elapsedMs) * ratePerSecond / 1_000)
    guard level >= 1 else { return false }
    level -= 1
    return true
  }
}
