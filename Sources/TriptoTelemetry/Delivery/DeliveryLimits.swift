public import TriptoMetrics

/// How much a delivery holds.
public struct DeliveryLimits: Sendable {
  /// How many items may wait.
  public var capacity: Int
  /// How many items go out at a time.
  public var batch: Int
  /// How long an item waits for others at most.
  public var interval: Duration

  public init(capacity: Int, batch: Int, interval: Duration) {
    self.capacity = capacity
    self.batch = batch
    self.interval = interval
  }

  /// As OpenTelemetry's batches are by default, sent five times as often.
  public static let spans = DeliveryLimits(capacity: 2_048, batch: 512, interval: .seconds(1))
  /// Each error is sent by itself and at once.
  public static let errors = DeliveryLimits(capacity: 64, batch: 1, interval: .seconds(1))
}

/// What became of the items of a delivery.
public struct DeliveryFigures: Sendable {
  public let sent: MetricCounter
  public let dropped: MetricCounter

  public init(sent: MetricCounter = MetricCounter(), dropped: MetricCounter = MetricCounter()) {
    self.sent = sent
    self.dropped = dropped
  }
}
