public import CoreMetrics

/// What libraries report (swift-metrics): their names become names of Prometheus, and are the help too.
extension MetricsRegistry {
  public func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
    counter(PrometheusText.name(label, unit: "total"), label, PrometheusText.names(dimensions))
  }

  public func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
    gauge(PrometheusText.name(label), label, PrometheusText.names(dimensions))
  }

  public func makeRecorder(
    label: String, dimensions: [(String, String)], aggregate: Bool
  ) -> any RecorderHandler {
    let (name, labels) = (PrometheusText.name(label), PrometheusText.names(dimensions))
    return aggregate ? histogram(name, label, labels) : gauge(name, label, labels)
  }

  public func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
    histogram(PrometheusText.name(label, unit: "seconds"), label, PrometheusText.names(dimensions))
  }

  // NB: a figure that went and came back would begin anew; their number is bounded by their labels.
  public func destroyCounter(_ handler: any CounterHandler) {}
  public func destroyMeter(_ handler: any MeterHandler) {}
  public func destroyRecorder(_ handler: any RecorderHandler) {}
  public func destroyTimer(_ handler: any TimerHandler) {}

  /// A registry that is the whole process's from now on, so once in a process: what is reported outside of
  /// ``measuring(_:)`` goes there too.
  public static func bootstrapped() -> MetricsRegistry {
    let registry = MetricsRegistry()
    MetricsSystem.bootstrap(registry)
    return registry
  }

  /// Runs `work`; what libraries report in it, and in its child tasks, comes here.
  package func measuring<Result>(_ work: () async throws -> Result) async throws -> Result {
    try await withMetricsFactory(self) { () async throws -> Result in try await work() }
  }
}

extension MetricCounter: CounterHandler {
  public func increment(by amount: Int64) { increment(by: Int(amount)) }
  public func reset() { set(0) }
}

extension MetricGauge: MeterHandler, RecorderHandler {
  public func set(_ value: Int64) { set(Double(value)) }
  public func increment(by amount: Double) { add(amount) }
  public func decrement(by amount: Double) { add(-amount) }
  public func record(_ value: Int64) { set(Double(value)) }
  public func record(_ value: Double) { set(value) }
}

extension MetricHistogram: TimerHandler, RecorderHandler {
  public func recordNanoseconds(_ duration: Int64) { record(seconds: Double(duration) / 1e9) }
  public func record(_ value: Int64) { record(seconds: Double(value)) }
  public func record(_ value: Double) { record(seconds: value) }
}
