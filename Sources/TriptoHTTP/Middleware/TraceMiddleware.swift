import Hummingbird
import Tracing
import TriptoTraces

/// Tells each request as a span, by the pattern of its route: Hummingbird's own middleware would tell
/// path, query and address, which hold codes and tokens (SE6).
struct TraceMiddleware: RouterMiddleware {
  typealias Context = APIContext

  func handle(_ request: Request, context: APIContext, next: Next) async throws -> Response {
    try await Traces.current.span("HTTP \(request.method.rawValue)", ofKind: .server) { span in
      let response = try await next(request, context)
      guard let span else { return response }
      span.attributes["http.request.method"] = request.method.rawValue
      span.attributes["http.route"] = context.endpointPath
      span.attributes["http.response.status_code"] = response.status.code
      return response
    }
  }
}
