import TriptoShow

/// A socket's last clock pings and what they say of the phone's clock (BR2). A value; all times in ms,
/// the server's with their fractions.
struct RoundTrips: Sendable {
  struct Sample: Sendable {
    /// Server time.
    let sentMs: Double
    let receivedMs: Double
    /// The phone's monotonic clock, some time in between.
    let clientMonoMs: Double

    var rttMs: Double { receivedMs - sentMs }
  }

  /// Where the offset lies for certain: an answer is stamped after its ping was sent, and before it
  /// came in.
  private struct Bounds {
    var lowest = -Double.infinity
    var highest = Double.infinity
  }

  private(set) var samples: [Sample] = []

  /// Keeps a sample. If the phone's clock has jumped, those before it say nothing any more: a page's
  /// clock stands still while its phone sleeps (BR24).
  mutating func add(_ sample: Sample) {
    if hasJumped(by: sample) { samples = [] }
    samples.append(sample)
    if samples.count > LinkTiming.keptRoundTrips { samples.removeFirst() }
  }

  private func hasJumped(by sample: Sample) -> Bool {
    let kept = bounds(at: sample.receivedMs)
    let slack = LinkTiming.clockSlackMs
    return sample.sentMs - sample.clientMonoMs > kept.highest + slack
      || sample.receivedMs - sample.clientMonoMs < kept.lowest - slack
  }

  /// The lowest round trip: the one least disturbed by queues.
  var lowestMs: Double? { samples.lazy.map(\.rttMs).min() }

  /// Server time minus the phone's clock: in the middle of what is possible, but no further below the
  /// fastest answer than half a round trip, so that kept answers move nothing (BR23).
  ///
  /// - Parameter rttMs: The line's true round trip, as far as it is known.
  func offsetMs(at nowMs: Double, rttMs: Double?) -> Double? {
    guard !samples.isEmpty else { return nil }
    let bounds = bounds(at: nowMs)
    let middle = (bounds.lowest + bounds.highest) / 2
    guard let rttMs else { return middle }
    return max(middle, bounds.highest - rttMs / 2)
  }

  /// Older samples count for less: clocks drift.
  private func bounds(at nowMs: Double) -> Bounds {
    samples.reduce(into: Bounds()) { bounds, sample in
      let driftMs = max(0, nowMs - sample.receivedMs) * LinkTiming.clockDrift
      bounds.lowest = max(bounds.lowest, sample.sentMs - sample.clientMonoMs - driftMs)
      bounds.highest = min(bounds.highest, sample.receivedMs - sample.clientMonoMs + driftMs)
    }
  }
}
