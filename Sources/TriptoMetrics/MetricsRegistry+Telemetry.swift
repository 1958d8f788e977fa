extension MetricsRegistry {
  /// What is told to services that watch, and what found no room or was not taken.
  ///
  /// - Parameter kind: `spans` or `errors`.
  package func telemetry(_ kind: String) -> (sent: MetricCounter, dropped: MetricCounter) {
    pair(
      "tripto_telemetry_total", "Spans and errors told to services that watch, by outcome.",
      "outcome", "sent", "dropped", besides: [("kind", kind)])
  }
}
