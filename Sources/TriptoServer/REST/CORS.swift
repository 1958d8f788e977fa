import HTTPTypes
import Hummingbird

/// RE4: which pages of other origins may call us. Add it outside whatever turns failures into
/// answers, since a page reads those too.
struct CORS: RouterMiddleware {
  typealias Context = APIContext
  /// Origins as configured; `*` allows all.
  let allowed: [String]

  func handle(
    _ request: Request, context: APIContext,
    next: (Request, APIContext) async throws -> Response
  ) async throws -> Response {
    var response =
      request.method == .options ? preflight(request) : try await next(request, context)
    mark(&response, request.headers[.origin])
    return response
  }

  /// An origin that is not listed is told the methods as well; what keeps it out is that it isn't
  /// named.
  private func preflight(_ request: Request) -> Response {
    var response = Response(status: .noContent)
    response.headers[.accessControlAllowMethods] = "GET,HEAD,PUT,PATCH,POST,DELETE"
    if let asked = request.headers[.accessControlRequestHeaders] {
      response.headers[.accessControlAllowHeaders] = asked
    }
    return response
  }

  private func mark(_ response: inout Response, _ origin: String?) {
    response.headers[.vary] = response.headers[.vary].map { "\($0), Origin" } ?? "Origin"
    guard let origin, allowed.contains("*") || allowed.contains(origin) else { return }
    response.headers[.accessControlAllowOrigin] = origin
    response.headers[.accessControlAllowCredentials] = "true"
  }
}
