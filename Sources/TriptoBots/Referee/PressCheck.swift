/// Every press gets its verdict, and nobody gets one unasked (BR9, BR11). Repeated presses of one
/// hold collapse into the first, so a burst of n presses gets 1…n verdicts. One of them may come when the next burst has
/// begun, on a machine that is slow.
struct PressCheck: Sendable {
  /// Far above the 150 ms of BR9: bots and server may share an overloaded machine.
  static let patienceMs = 15_000
  /// Presses so close together may have met in one hold, even if a verdict came in between.
  private static let burstMs = 400

  private(set) var presses = 0
  private(set) var verdicts = 0
  private var burstStartMs: Int?
  private var sent = 0
  private var answered = 0

  mutating func pressed(atMs: Int) -> [Violation] {
    presses += 1
    let found = settle(atMs: atMs, patienceMs: Self.patienceMs)
    guard let start = burstStartMs else {
      (burstStartMs, sent, answered) = (atMs, 1, 0)
      return found
    }
    if answered > 0, atMs - start >= Self.burstMs {
      // NB: what is owed lapses with the patience for it.
      let owed = atMs - start < Self.patienceMs ? sent - answered : 0
      (burstStartMs, sent, answered) = (atMs, owed, 0)
    }
    sent += 1
    return found
  }

  mutating func verdict() -> [Violation] {
    verdicts += 1
    answered += 1
    return answered > sent ? [Violation("BR11", "\(answered) verdicts for \(sent) presses")] : []
  }

  /// The connection is gone: verdicts under way are lost with it.
  mutating func lost() { (burstStartMs, sent, answered) = (nil, 0, 0) }

  /// Whether the last burst has waited longer than `patienceMs` for its first verdict.
  mutating func settle(atMs: Int, patienceMs: Int) -> [Violation] {
    guard let start = burstStartMs, answered == 0, atMs - start > patienceMs else { return [] }
    burstStartMs = nil
    return [Violation("BR9", "no verdict \(atMs - start) ms after a press")]
  }
}
