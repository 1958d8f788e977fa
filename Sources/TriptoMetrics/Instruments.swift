import Synchronization

/// A number that only grows.
public final class MetricCounter: Sendable {
  private let count = Atomic<Int>(0)

  public init() {}

  public func increment(by amount: Int = 1) {
    count.wrappingAdd(amount, ordering: .relaxed)
  }

  /// For what is counted elsewhere.
  package func set(_ value: Int) {
    count.store(value, ordering: .relaxed)
  }

  public var value: Int { count.load(ordering: .relaxed) }
}

/// A number that goes up and down.
public final class MetricGauge: Sendable {
  private let bits = Atomic<UInt64>(0)

  public init() {}

  public func add(_ amount: Double) {
    var old = bits.load(ordering: .relaxed)
    while true {
      let new = (Double(bitPattern: old) + amount).bitPattern
      let (isDone, found) = bits.weakCompareExchange(
        expected: old, desired: new, ordering: .relaxed)
      if isDone { return }
      old = found
    }
  }

  public func set(_ value: Double) {
    bits.store(value.bitPattern, ordering: .relaxed)
  }

  public var value: Double { Double(bitPattern: bits.load(ordering: .relaxed)) }
}

/// Durations in seconds, counted in fixed buckets.
public final class MetricHistogram: Sendable {
  /// Upper bounds of the buckets in seconds, rising; a bucket for all the rest follows them.
  public let bounds: [Double]
  private let buckets: [MetricCounter]
  private let nanoseconds = Atomic<Int>(0)

  public init(bounds: [Double] = MetricHistogram.latencyBounds) {
    self.bounds = bounds
    buckets = (0...bounds.count).map { _ in MetricCounter() }
  }

  /// From half a millisecond to five seconds; BR9's 150 ms is one of them.
  public static let latencyBounds = [
    0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.08, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5,
  ]

  public func record(seconds: Double) {
    guard seconds.isFinite, seconds >= 0, seconds < 1e9 else { return }
    buckets[bounds.firstIndex { seconds <= $0 } ?? bounds.count].increment()
    nanoseconds.wrappingAdd(Int(seconds * 1e9), ordering: .relaxed)
  }

  /// How many durations fell in each bucket, the last one being beyond all bounds.
  public var counts: [Int] { buckets.map(\.value) }

  /// All durations together, in seconds.
  public var sum: Double { Double(nanoseconds.load(ordering: .relaxed)) / 1e9 }
}

/// How many events a second came in the last ten whole seconds.
public final class MetricRate: Sendable {
  private static let window = 10

  private let cells = Mutex([(second: Int64, count: Int)](repeating: (-1, 0), count: window + 1))

  public init() {}

  /// - Parameter nowMs: A clock in ms, the same one in every call.
  public func mark(nowMs: Int64) {
    let second = nowMs / 1_000
    cells.withLock { cells in
      let index = Int(second % Int64(cells.count))
      if cells[index].second != second { cells[index] = (second, 0) }
      cells[index].count += 1
    }
  }

  public func perSecond(nowMs: Int64) -> Double {
    let second = nowMs / 1_000
    let recent = (second - Int64(Self.window))..<second
    let total = cells.withLock { cells in
      cells.filter { recent.contains($0.second) }.map(\.count).reduce(0, +)
    }
    return Double(total) / Double(Self.window)
  }
}
