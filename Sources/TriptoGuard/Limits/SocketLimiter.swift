/// What becomes of one inbound frame (SE7, SE21).
public enum FrameDecision: Sendable, Equatable {
  case admitted
  /// Thrown away. `isTold`: it is answered with `ERROR RATE_LIMITED`; the others get no word.
  case refused(isTold: Bool)
  /// Too many were refused: the socket closes with 1008.
  case abuse
}

/// The limits of one socket: 20 frames/s with a burst of 60, and 5 answers/s (SE7). One refusal a second
/// is answered, and who has 300 refused closes; 30 of them are forgiven each second (SE21). Loopback
/// sockets have none.
public struct SocketLimiter: Sendable {
  private var frames = TokenBucket(ratePerSecond: 20, burst: 60)
  private var answers = TokenBucket(ratePerSecond: 5, burst: 5)
  private var errors = TokenBucket(ratePerSecond: 1, burst: 1)
  private var patience = TokenBucket(ratePerSecond: 30, burst: 300)
  private let isExempt: Bool

  public init(address: ClientAddress) {
    isExempt = address.isLoopback
  }

  /// Counts one inbound frame, before anything of it is read.
  /// - Parameter nowMs: A monotonic clock in ms.
  public mutating func admitFrame(nowMs: Int64) -> FrameDecision {
    isExempt || frames.take(nowMs: nowMs) ? .admitted : refuse(nowMs: nowMs)
  }

  /// Counts one destination answer or follow-up answer, whose frame was admitted.
  public mutating func admitAnswer(nowMs: Int64) -> FrameDecision {
    isExempt || answers.take(nowMs: nowMs) ? .admitted : refuse(nowMs: nowMs)
  }

  private mutating func refuse(nowMs: Int64) -> FrameDecision {
    guard patience.take(nowMs: nowMs) else { return .abuse }
    return .refused(isTold: errors.take(nowMs: nowMs))
  }
}
