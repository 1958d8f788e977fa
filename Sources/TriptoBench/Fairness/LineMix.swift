import TriptoKernel

/// One phone's way to the server: every packet takes a delay of its own in each direction, in order.
struct LineModel: Sendable {
  /// One way, ms.
  var lowestMs: Double
  var highestMs: Double
  /// The share of frames that take `burstMs` longer.
  var burstShare = 0.0
  var burstMs = 0.0

  func delayMs(isFrame: Bool, _ random: inout SplitMix64) -> Double {
    let delay = lowestMs + (highestMs - lowestMs) * random.unit()
    guard isFrame, burstShare > 0, random.unit() < burstShare else { return delay }
    return delay + burstMs
  }
}

/// The five lines of a room; `/2` takes the figures as round trips, which is what a home is like.
public enum LineMix: String, Sendable, CaseIterable {
  case wifi
  case mixedHalf = "mixed/2"
  case spikesHalf = "spikes/2"
  case mixed, spikes

  var lines: [LineModel] {
    switch self {
    case .wifi: Array(repeating: Self.nearWiFi, count: 5)
    case .mixed: Self.mixedLines
    case .spikes: Self.bursting(Self.mixedLines)
    case .mixedHalf: Self.mixedLines.map(Self.half)
    case .spikesHalf: Self.bursting(Self.mixedLines).map(Self.half)
    }
  }

  private static let nearWiFi = LineModel(lowestMs: 5, highestMs: 15)
  /// Two on good Wi-Fi, one on bad Wi-Fi, 4G, far 4G.
  private static let mixedLines = [
    nearWiFi, nearWiFi, LineModel(lowestMs: 30, highestMs: 120),
    LineModel(lowestMs: 35, highestMs: 85), LineModel(lowestMs: 100, highestMs: 180),
  ]

  private static func bursting(_ lines: [LineModel]) -> [LineModel] {
    lines.map {
      LineModel(
        lowestMs: $0.lowestMs, highestMs: $0.highestMs, burstShare: 0.02, burstMs: 200)
    }
  }

  private static func half(_ line: LineModel) -> LineModel {
    LineModel(
      lowestMs: line.lowestMs / 2, highestMs: line.highestMs / 2, burstShare: line.burstShare,
      burstMs: line.burstMs / 2)
  }
}

/// What the first phone of each room does wrong.
public enum Cheat: String, Sendable, CaseIterable {
  /// Stamps 200 ms early.
  case stamps
  /// A clock told 200 ms ahead.
  case clock
  /// Pongs of both kinds kept for 150 ms, stamped when they leave.
  case pongs
  case both = "stamps+pongs"
  /// No cheat: the phone slept 12–30 s on the same socket, and its clock stood still.
  case sleeper

  var stampShiftMs: Double { self == .stamps || self == .both ? -200 : 0 }
  var clockShiftMs: Double { self == .clock ? 200 : 0 }
  var keepsPongsMs: Int { self == .pongs || self == .both ? 150 : 0 }
}

/// A page's `performance.now`: any origin, a drift, a grain, and it stands still while the phone sleeps.
struct PhoneClock: Sendable {
  private let originMs: Double
  private let drift: Double
  private let grainMs: Double
  var sleptMs = 0.0

  init(_ random: inout SplitMix64) {
    originMs = random.unit() * 1e7
    drift = (random.unit() * 2 - 1) * 50e-6
    grainMs = random.unit() < 0.5 ? 0.1 : 1
  }

  /// What it shows at a moment of the machine's monotonic clock.
  func ms(atNs ns: UInt64) -> Double {
    let trueMs = Double(ns) / 1_000_000 - sleptMs
    return ((originMs + trueMs * (1 + drift)) / grainMs).rounded(.down) * grainMs
  }
}
