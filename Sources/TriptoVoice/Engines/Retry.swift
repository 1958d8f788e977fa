/// When a request is made again (SHOW 10.1): timeouts, 408, 429 and 5xx, after 2, 4 and 8 s.
struct Retry: Sendable {
  static let waits: [Duration] = [.seconds(2), .seconds(4), .seconds(8)]
  /// A service that wants us to wait longer has no use for us now.
  static let longestWait = Duration.seconds(20)
  let clock: any Clock<Duration>

  /// What a try came to.
  enum Outcome: Sendable {
    case done(SpeechAudio)
    /// `after` is the service's own wish.
    case again(SpeechError, after: Duration?)
  }

  /// - Throws: The last try's error when all are spent, and what `work` throws, at once.
  func callAsFunction(_ work: () async throws -> Outcome) async throws -> SpeechAudio {
    for wait in Self.waits {
      switch try await work() {
      case .done(let audio): return audio
      case .again(let error, let wish):
        let pause = max(wait, wish ?? .zero)
        guard pause <= Self.longestWait else { throw error }
        try await clock.sleep(for: pause)
      }
    }
    switch try await work() {
    case .done(let audio): return audio
    case .again(let error, _): throw error
    }
  }
}
