import HTTPTypes
package import Hummingbird
package import TriptoGuard

/// SE12–SE14 for REST and pages, and the answer to preflights (RE4). Add it inside whatever turns
/// failures into answers.
struct FrontDoorMiddleware: RouterMiddleware {
  typealias Context = APIContext
  let door: FrontDoor

  func handle(_ request: Request, context: APIContext, next: Next) async throws -> Response {
    do throws(FrontDoor.Refusal) {
      try door.check(FrontDoor.Knock(request))
    } catch {
      throw APIError(error)
    }
    return request.method == .options ? preflight(request) : try await next(request, context)
  }

  private func preflight(_ request: Request) -> Response {
    var response = Response(status: .noContent)
    response.headers[.accessControlAllowMethods] = "GET,HEAD,PUT,PATCH,POST,DELETE"
    if let asked = request.headers[.accessControlRequestHeaders] {
      response.headers[.accessControlAllowHeaders] = asked
    }
    return response
  }
}

/// RE4: tells browsers that a page of an allowed origin may read the answer, errors too. Add it outside
/// whatever turns failures into answers.
struct CORS: RouterMiddleware {
  typealias Context = APIContext
  let door: FrontDoor

  func handle(_ request: Request, context: APIContext, next: Next) async throws -> Response {
    var response = try await next(request, context)
    response.headers[.vary] = response.headers[.vary].map { "\($0), Origin" } ?? "Origin"
    let host = request.head.authority.flatMap { Authority($0) }
    guard let origin = request.headers[.origin], door.admits(origin, at: host) else {
      return response
    }
    response.headers[.accessControlAllowOrigin] = origin
    response.headers[.accessControlAllowCredentials] = "true"
    return response
  }
}

extension FrontDoor.Knock {
  package init(_ request: Request) {
    // NB: the first Host header is the authority; only further ones are left among the fields.
    let more = HTTPField.Name("Host").map { request.headers[values: $0] } ?? []
    let length = request.headers[.contentLength].flatMap { Int($0) } ?? 0
    self.init(
      hosts: [request.head.authority].compactMap(\.self) + more, origin: request.headers[.origin],
      hasBody: length > 0 || request.headers[.transferEncoding] != nil,
      contentType: request.headers[.contentType])
  }
}

extension APIError {
  package init(_ refusal: FrontDoor.Refusal) {
    self.init(.init(code: refusal.status), refusal.name, refusal.message)
  }
}
