public import TriptoKernel

/// The rows of the rules ride (PA37, PA38), in ms from its start.
public struct RulesPacing: Sendable, Equatable, Codable {
  /// When each step begins, at the earliest.
  public var stepsMs: [Milliseconds]
  public var endMs: Milliseconds
  /// When the step behind the test pulls begins, at the earliest, once all have pulled.
  public var allPulledMs: Milliseconds
  /// PA38: from a clip to the next step
  public var afterClipMs: Milliseconds
  /// PA38: the whole ride, at most
  public var longestMs: Milliseconds

  mutating func scale(_ times: (Milliseconds) -> Milliseconds) {
    stepsMs = stepsMs.map(times)
    endMs = times(endMs)
    allPulledMs = times(allPulledMs)
  }

  /// When a step is over by its row: where the next one stands, or the end.
  package func endMs(of step: Int, isLast: Bool) -> Milliseconds {
    isLast || step >= stepsMs.count ? endMs : stepsMs[step]
  }
}
