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

/// The limits of one socket (SE7): 20 messages/s with a burst of 60, and 5 answers/s. A refusal is
/// answered with `ERROR RATE_LIMITED`. Loopback sockets have none.
public struct SocketLimiter: Sendable {
  private var messages = TokenBucket(ratePerSecond: 20, burst: 60)
  private var answers = TokenBucket(ratePerSecond: 5, burst: 5)
  private let isExempt: Bool

  public init(address: ClientAddress) {
    isExempt = address.isLoopback
  }

  /// Counts one inbound message.
  /// - Parameters:
  ///   - isAnswer: True for a destination answer or a follow-up answer.
  ///   - nowMs: A monotonic clock in ms.
  public mutating func admit(isAnswer: Bool, nowMs: Int64) -> Bool {
    if isExempt { return true }
    guard messages.take(nowMs: nowMs) else { return false }
    return !isAnswer || answers.take(nowMs: nowMs)
  }
}
