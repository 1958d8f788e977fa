import HTTPTypes
import Hummingbird

/// RE4: which pages of other origins may call us.
struct CORS: RouterMiddleware {
  typealias Context = APIContext
  /// Origins as configured; `*` allows all.
  let allowed: [String]

  func handle(
    _ request: Request, context: APIContext,
    next: (Request, APIContext) async throws -> Response
  ) async throws -> Response {
    guard let origin = request.headers[.origin], let granted = grant(origin) else {
      return try await next(request, context)
    }
    if request.method == .options { return preflight(request, granted) }
    var response: Response
    do {
      response = try await next(request, context)
    } catch let error as any HTTPResponseError {
      response = try error.response(from: request, context: context)
    }
    mark(&response, granted)
    return response
  }

  private func grant(_ origin: String) -> String? {
    allowed.contains("*") || allowed.contains(origin) ? origin : nil
  }

  private func preflight(_ request: Request, _ origin: String) -> Response {
    var response = Response(status: .noContent)
    mark(&response, origin)
    response.headers[.accessControlAllowMethods] = "GET,HEAD,PUT,PATCH,POST,DELETE"
    if let asked = request.headers[.accessControlRequestHeaders] {
      response.headers[.accessControlAllowHeaders] = asked
    }
    return response
  }

  private func mark(_ response: inout Response, _ origin: String) {
    response.headers[.accessControlAllowOrigin] = origin
    response.headers[.accessControlAllowCredentials] = "true"
    response.headers[.vary] = "Origin"
  }
}
