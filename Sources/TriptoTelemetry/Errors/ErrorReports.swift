import TriptoKernel
import TriptoMetrics
import TriptoServices
import TriptoTraces

/// Tells the errors of this process to a service that takes Sentry's envelopes, each as one.
public final class ErrorReports: Sendable {
  private let delivery: Delivery<ErrorReport>
  private let figures: DeliveryFigures
  private let limit: ReportLimit

  /// - Parameter environment: As in `prod`.
  public convenience init(
    to address: SentryAddress, environment: String, figures: DeliveryFigures
  ) {
    self.init(to: address, environment: environment, figures: figures, now: { .now })
  }

  init(
    to address: SentryAddress, environment: String, figures: DeliveryFigures,
    now: @escaping @Sendable () -> ContinuousClock.Instant
  ) {
    let limit = ReportLimit(now: now)
    self.limit = limit
    self.figures = figures
    delivery = Delivery(limits: .errors, figures: figures) { reports in
      do {
        for report in reports { try await Self.post(report, to: address, environment) }
      } catch ServiceError.busy(let wish) {
        limit.mute(for: wish ?? .seconds(60))
        throw ServiceError.busy(after: wish)
      }
    }
    delivery.start()
  }

  /// Takes an error, or counts it as dropped when too many come.
  public func report(_ report: ErrorReport) {
    guard limit.admits(report) else { return figures.dropped.increment() }
    delivery.add(report)
  }

  /// Sends what waits, for `limit` at most.
  public func close(within limit: Duration) async { await delivery.close(within: limit) }

  /// NB: one try each: a service that is flooded asks for fewer.
  private static let service = Service(
    limit: 10, largestAnswer: 65_536, retry: Retry(waits: [], longestWait: .zero))

  private static func post(
    _ report: ErrorReport, to address: SentryAddress, _ environment: String
  ) async throws {
    let id = Hex.text((0..<16).map { _ in UInt8.random(in: 0...255) })
    _ = try await Traces().binding {
      try await service.ask(
        ServiceQuestion(
          url: address.url, fields: [.key("x-sentry-auth", address.authorization)],
          contentType: "application/x-sentry-envelope",
          body: report.envelope(id: id, environment: environment)))
    }
  }
}
