/// Counts attempts in the last minute with two numbers: this minute's count, and the last minute's
/// weighted by how much of it still overlaps the window.
struct SlidingWindow {
  /// The window's length in ms.
  static let lengthMs: Int64 = 60_000

  private var startMs: Int64?
  private var current = 0
  private var previous = 0

  /// Counts one attempt unless `limit` of them lie in the last minute.
  mutating func take(limit: Int, nowMs: Int64) -> RateDecision {
    let elapsed = roll(to: nowMs)
    let weighted = Double(previous) * Double(Self.lengthMs - elapsed) / Double(Self.lengthMs)
    guard Double(current) + weighted + 1 <= Double(limit) else {
      return .refused(retryAfterSeconds: wait(limit: limit, elapsedMs: elapsed))
    }
    current += 1
    return .allowed
  }

  /// Nothing of this counter reaches into a window that ends at `nowMs`.
  func isIdle(nowMs: Int64) -> Bool {
    guard let startMs else { return true }
    return nowMs - startMs >= 2 * Self.lengthMs
  }

  /// Moves to the window holding `nowMs`; gives the ms elapsed in it. A clock that steps back
  /// counts as standing still.
  private mutating func roll(to nowMs: Int64) -> Int64 {
    let start = startMs ?? nowMs
    let elapsed = max(0, nowMs - start)
    let windows = elapsed / Self.lengthMs
    startMs = start + windows * Self.lengthMs
    if windows > 0 {
      previous = windows == 1 ? current : 0
      current = 0
    }
    return elapsed % Self.lengthMs
  }

  /// Whole seconds until one more attempt fits.
  private func wait(limit: Int, elapsedMs: Int64) -> Int {
    let room = Double(limit - 1)
    let window = Double(Self.lengthMs)
    let untilMs: Double
    if current < limit, previous > 0 {
      untilMs = window - window * (room - Double(current)) / Double(previous) - Double(elapsedMs)
    } else {
      // NB: this minute alone is too full, so what helps is its own weight falling in the next one.
      untilMs = window - Double(elapsedMs) + window * (1 - room / Double(max(current, 1)))
    }
    return max(1, Int((untilMs / 1_000).rounded(.up)))
  }
}
