/// The time until one end, which never grows (UI-A8), and is full until the last `mostMs` have begun. Times are ms.
public struct Countdown: Equatable, Sendable {
  public let endMs: Double
  public let mostMs: Double
  private var lowest = Double.infinity

  public init(endMs: Double, mostMs: Double = .infinity) {
    self.endMs = endMs
    self.mostMs = mostMs
  }

  /// Ms left, never negative.
  public mutating func left(at nowMs: Double) -> Double {
    lowest = min(lowest, max(0, endMs - nowMs))
    return min(lowest, mostMs)
  }

  /// What a countdown shows, and how long until it shows something else: the same moment on every screen.
  public mutating func tick(at nowMs: Double, stepMs: Double) -> (leftMs: Double, nextMs: Double) {
    let left = left(at: nowMs)
    let rest = left.truncatingRemainder(dividingBy: stepMs)
    let wait = lowest.isFinite ? lowest - left : 0
    return ((left / stepMs).rounded(.up) * stepMs, wait + (rest > 0 ? rest : stepMs))
  }

  /// Whole seconds to show: 0 only when the time is really up.
  public static func seconds(_ ms: Double) -> Int {
    Int((min(max(0, ms), 1e12) / 1000).rounded(.up))
  }
}
