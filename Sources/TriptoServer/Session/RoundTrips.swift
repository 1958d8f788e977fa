import TriptoShow

/// A socket's last ping round trips (BR2).
struct RoundTrips: Sendable {
  struct Sample: Sendable {
    let rttMs: Double
    /// Server time minus the client's monotonic clock; nil from protocol pings.
    let offsetMs: Double?
  }

  private var samples: [Sample] = []
  private var next = 0

  mutating func add(_ sample: Sample) {
    if samples.count < LinkTiming.keptRoundTrips {
      samples.append(sample)
    } else {
      samples[next] = sample
      next = (next + 1) % LinkTiming.keptRoundTrips
    }
  }

  /// The lowest round trip: the one least disturbed by queues.
  var best: Sample? { samples.min { $0.rttMs < $1.rttMs } }

  /// The clock offset of the best sample that has one.
  var offsetMs: Double? {
    samples.filter { $0.offsetMs != nil }.min { $0.rttMs < $1.rttMs }?.offsetMs
  }
}
