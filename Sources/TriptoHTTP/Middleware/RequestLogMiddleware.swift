import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import Tracing
import TriptoGuard
import TriptoMetrics
import TriptoTraces

/// The line of the log that each request has.
package enum RequestLog {
  package static let message = "request"
}

/// Logs each request when it is answered: method, path without query and join code (SE6), status,
/// milliseconds; and counts it in the metrics. Add it outside all other middleware.
struct RequestLogMiddleware: RouterMiddleware {
  typealias Context = APIContext
  let metrics: ServerMetrics
  static let redaction = LogRedaction()

  func handle(_ request: Request, context: APIContext, next: Next) async throws -> Response {
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
      level: status.code >= 500 ? .error : .info, "\(RequestLog.message)",
      metadata: [
        "method": "\(request.method.rawValue)", "path": "\(Self.redaction.path(request.uri.path))",
        "status": "\(status.code)", "ms": "\(elapsed.nanoseconds / 1_000_000)",
      ])
  }
}

/// Tells each request as a span, by the pattern of its route: Hummingbird's own middleware would tell
/// path, query and address, which hold codes and tokens (SE6).
struct TraceMiddleware: RouterMiddleware {
  typealias Context = APIContext

  func handle(_ request: Request, context: APIContext, next: Next) async throws -> Response {
    let traceparent = HTTPField.Name("traceparent").flatMap { request.headers[$0] }
    return try await Traces.current.span(
      "HTTP \(request.method.rawValue)", from: traceparent, ofKind: .server
    ) { span in
      let response = try await next(request, context)
      guard let span else { return response }
      span.attributes["http.request.method"] = request.method.rawValue
      span.attributes["http.route"] = context.endpointPath
      span.attributes["http.response.status_code"] = response.status.code
      return response
    }
  }
}
