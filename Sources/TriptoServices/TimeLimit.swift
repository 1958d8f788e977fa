/// Runs `work` and gives it up after `limit`.
///
/// - Throws: `late` when the time is over, and what `work` throws.
public func withTimeLimit<Result: Sendable>(
  _ limit: Duration, on clock: any Clock<Duration> = ContinuousClock(), late: any Error,
  _ work: @escaping @Sendable () async throws -> Result
) async throws -> Result {
  try await withThrowingTaskGroup(of: Result.self) { group in
    group.addTask(operation: work)
    group.addTask {
      try await clock.sleep(for: limit)
      throw late
    }
    defer { group.cancelAll() }
    guard let first = try await group.next() else { throw CancellationError() }
    return first
  }
}
