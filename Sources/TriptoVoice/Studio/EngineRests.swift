/// Engines that are left alone for a while because they were asked too much, and until when (RE75).
/// A value without a clock.
struct EngineRests: Sendable {
  private struct Rest {
    var until: Duration
    /// Without a word from the service each rest is twice as long as the one before.
    var count: Int
    let error: SpeechError
  }

  private var rests: [String: Rest] = [:]
  static let first = Duration.seconds(30)
  static let longest = Duration.seconds(600)
  /// A service that asks for more has no idea of the time.
  static let longestWish = Duration.seconds(86_400)

  /// Why the engine is not asked now; nil when it may be.
  func reason(_ engine: String, now: Duration) -> SpeechError? {
    guard let rest = rests[engine], now < rest.until else { return nil }
    return rest.error
  }

  /// - Parameters:
  ///   - wish: How long the service wants to be left alone.
  ///   - now: On the clock of ``reason(_:now:)``.
  mutating func begin(_ engine: String, wish: Duration?, now: Duration, because error: SpeechError)
  {
    let before = rests[engine]
    let isResting = before.map { now < $0.until } ?? false
    // NB: three lines are spoken at once, and all three are told the same.
    let count = (before?.count ?? 0) + (isResting ? 0 : 1)
    let pause = wish.map { min($0, Self.longestWish) } ?? Self.pause(count)
    rests[engine] = Rest(until: max(now + pause, before?.until ?? now), count: count, error: error)
  }

  /// It has made a sound: the next rest is a short one again.
  mutating func end(_ engine: String) { rests[engine] = nil }

  private static func pause(_ count: Int) -> Duration {
    (1..<max(count, 1)).reduce(first) { pause, _ in min(pause * 2, longest) }
  }
}
