import TriptoKernel
public import TriptoMetrics
import TriptoRooms
public import TriptoTelemetry

extension ServerConfiguration {
  /// How long the last spans and errors may take at the end.
  public static let lastWord = Duration.seconds(2)

  /// Who is told of spans; nil when nobody is.
  func spanExport(_ figures: MetricsRegistry) -> SpanExport? {
    guard let tracesEndpoint else { return nil }
    return SpanExport(
      endpoint: tracesEndpoint,
      headers: tracesHeaders.flatMap { HeaderList($0.revealed)?.fields } ?? [],
      resource: [
        ("service.name", serviceName), ("service.instance.id", SecureID.uuid()),
        ("deployment.environment.name", environment.rawValue),
      ], figures: figures.delivery("spans"))
  }

  /// Who is told of errors; nil when nobody is.
  public func errorReports(_ figures: MetricsRegistry) -> ErrorReports? {
    guard let sentryDSN, let address = SentryAddress(dsn: sentryDSN.revealed) else { return nil }
    return ErrorReports(
      to: address, environment: environment.rawValue, figures: figures.delivery("errors"))
  }
}

extension MetricsRegistry {
  /// - Parameter kind: What is told.
  fileprivate func delivery(_ kind: String) -> DeliveryFigures {
    let (sent, dropped) = telemetry(kind)
    return DeliveryFigures(sent: sent, dropped: dropped)
  }
}
