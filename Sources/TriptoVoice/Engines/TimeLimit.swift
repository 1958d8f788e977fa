/// Runs `work` and gives it up after `limit`.
/// - Throws: ``SpeechError/timedOut(_:)``, and what `work` throws.
func withTimeLimit<Result: Sendable>(
  _ limit: Duration, on clock: any Clock<Duration>, _ what: String,
  _ work: @escaping @Sendable () async throws -> Result
) async throws -> Result {
  try await withThrowingTaskGroup(of: Result.self) { group in
    group.addTask(operation: work)
    group.addTask {
      try await clock.sleep(for: limit)
      throw SpeechError.timedOut(what)
    }
    defer { group.cancelAll() }
    guard let first = try await group.next() else { throw CancellationError() }
    return first
  }
}
