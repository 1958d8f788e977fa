/// Waits between attempts that grow, and differ from node to node so that a server that comes back is not
/// asked by all at once.
struct RedisBackoff: Sendable {
  private let firstMs: Int64
  private let mostMs: Int64
  private var nextMs: Int64

  init(_ settings: RedisSettings) {
    (firstMs, mostMs) = (max(1, settings.firstWaitMs), max(1, settings.mostWaitMs))
    nextMs = firstMs
  }

  /// The next wait in ms: between half of what is due and all of it.
  ///
  /// - Parameter chance: From 0 to 1.
  mutating func wait(chance: Double) -> Int64 {
    let due = min(nextMs, mostMs)
    nextMs = min(mostMs, due * 2)
    return due / 2 + Int64((Double(due - due / 2) * chance).rounded())
  }

  mutating func reset() { nextMs = firstMs }
}
