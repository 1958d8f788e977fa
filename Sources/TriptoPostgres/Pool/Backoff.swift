/// Waits that grow, until patience is at its end.
struct Backoff: Sendable {
  private static let firstMs = 20
  private static let mostMs = 1_000

  private let deadline: ContinuousClock.Instant
  private var nextMs = Backoff.firstMs

  init(patienceMs: Int) { deadline = .now + .milliseconds(patienceMs) }

  /// Waits for the next try.
  ///
  /// - Returns: False when there is to be none.
  mutating func wait() async throws -> Bool {
    guard ContinuousClock.now < deadline else { return false }
    try await Task.sleep(for: .milliseconds(nextMs))
    nextMs = min(Self.mostMs, nextMs * 2)
    return true
  }
}
