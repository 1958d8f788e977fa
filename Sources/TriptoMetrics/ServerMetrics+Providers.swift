/// Providers of speech and words, by names that this program gives them.
extension ServerMetrics {
  /// - Parameter outcome: `answered` or `failed`.
  public func providerCalls(_ provider: String, _ outcome: String) -> MetricCounter {
    registry.counter(
      "tripto_provider_calls_total", "Calls to speech engines and the model by outcome.",
      [("provider", provider), ("outcome", outcome)])
  }

  public func providerCharacters(_ provider: String) -> MetricCounter {
    registry.counter(
      "tripto_provider_characters_total", "Characters sent to engines that are paid by them.",
      [("provider", provider)])
  }

  /// In millionths of a dollar.
  public func providerCost(_ provider: String) -> MetricCounter {
    registry.counter(
      "tripto_provider_cost_microdollars_total", "What providers cost, in millionths of a dollar.",
      [("provider", provider)])
  }
}
