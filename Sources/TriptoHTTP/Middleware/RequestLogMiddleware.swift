import HTTPTypes
public import Hummingbird
import Logging
import NIOCore
public import TriptoGuard
public import TriptoMetrics

/// Logs each request when it is answered: method, path without query and join code (SE6), status,
/// milliseconds; and counts it in the metrics. Add it outside all other middleware.
public struct RequestLogMiddleware<Context: RequestContext>: RouterMiddleware {
  private let metrics: ServerMetrics
  private let redaction: LogRedaction

  public init(metrics: ServerMetrics, redaction: LogRedaction = LogRedaction()) {
    self.metrics = metrics
    self.redaction = redaction
  }

  public func handle(
    _ request: Request, context: Context,
    next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    let start = NIODeadline.now()
    do {
      let response = try await next(request, context)
      record(request, status: response.status, since: start, context: context)
      return response
    } catch {
      let status = (error as? any HTTPResponseError)?.status ?? .internalServerError
      record(request, status: status, since: start, context: context)
      throw error
    }
  }

  private func record(
    _ request: Request, status: HTTPResponse.Status, since start: NIODeadline, context: Context
  ) {
    let elapsed = NIODeadline.now() - start
    metrics.httpAnswered(status: status.code, seconds: Double(elapsed.nanoseconds) / 1e9)
    context.logger.log(
      level: status.code >= 500 ? .error : .info, "request",
      metadata: [
        "method": "\(request.method.rawValue)", "path": "\(redaction.path(request.uri.path))",
        "status": "\(status.code)", "ms": "\(elapsed.nanoseconds / 1_000_000)",
      ])
  }
}
