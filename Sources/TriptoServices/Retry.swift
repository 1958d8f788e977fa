/// When a question is asked again, and how long is waited before.
public struct Retry: Sendable {
  let waits: [Duration]
  let longestWait: Duration
  let jitter: ClosedRange<Double>
  let clock: any Clock<Duration>

  /// - Parameters:
  ///   - waits: Before the second try, the third, and so on.
  ///   - longestWait: A service that asks for more has no use for us now.
  ///   - jitter: Each wait is made longer or shorter by a factor of this range.
  public init(
    waits: [Duration], longestWait: Duration, jitter: ClosedRange<Double> = 1...1,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.waits = waits
    self.longestWait = longestWait
    self.jitter = jitter
    self.clock = clock
  }

  /// What a try came to.
  enum Outcome<Value: Sendable>: Sendable {
    case done(Value)
    /// `after` is the service's own wish.
    case again(ServiceError, after: Duration?)
  }

  /// - Parameter again: Is told before each further try why the last one failed.
  /// - Throws: The last try's error when all are spent or the service asks for too long a wait;
  ///   what `work` and `again` throw, at once; `CancellationError`.
  func callAsFunction<Value: Sendable>(
    again: (ServiceError) async throws -> Void = { _ in },
    _ work: () async throws -> Outcome<Value>
  ) async throws -> Value {
    for wait in waits {
      switch try await work() {
      case .done(let value): return value
      case .again(let error, let wish):
        let pause = max(wait * Double.random(in: jitter), wish ?? .zero)
        guard pause <= longestWait else { throw error }
        try await clock.sleep(for: pause)
        try await again(error)
      }
    }
    switch try await work() {
    case .done(let value): return value
    case .again(let error, _): throw error
    }
  }
}
