import HTTPTypes
import Hummingbird

/// SE12–SE14 for REST and pages, and the answer to preflights (RE4). Add it inside whatever turns
/// failures into answers.
struct FrontDoorMiddleware: RouterMiddleware {
  typealias Context = APIContext
  let door: FrontDoor

  func handle(
    _ request: Request, context: APIContext,
    next: (Request, APIContext) async throws -> Response
  ) async throws -> Response {
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

  func handle(
    _ request: Request, context: APIContext,
    next: (Request, APIContext) async throws -> Response
  ) async throws -> Response {
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
  init(_ request: Request) {
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
  init(_ refusal: FrontDoor.Refusal) {
    let status: HTTPResponse.Status =
      switch refusal {
      case .noHost: .badRequest
      case .foreignHost: .misdirectedRequest
      case .foreignOrigin: .forbidden
      case .notJSON: .unsupportedMediaType
      }
    self.init(status, refusal.name, refusal.message)
  }
}

extension FrontDoor.Refusal {
  /// The `error` of the answer (RE1).
  var name: String {
    switch self {
    case .noHost: "Bad request"
    case .foreignHost: "Foreign host"
    case .foreignOrigin: "Foreign origin"
    case .notJSON: "Unsupported media type"
    }
  }

  /// What to do, in both languages.
  var message: String {
    switch self {
    case .noHost:
      "Frågan ska ha precis ett Host-fält. / A request needs exactly one Host header."
    case .foreignHost:
      "Servern heter inte så. Öppna adressen som den visar när den startar, eller lägg till namnet i "
        + "TRIPTO_ALLOWED_HOSTS. / This server does not go by that name. Open the address that it "
        + "shows at its start, or add the name to TRIPTO_ALLOWED_HOSTS."
    case .foreignOrigin:
      "En sida från en annan adress får inte använda servern. Öppna serverns egna sidor, eller lägg "
        + "till adressen i ALLOWED_ORIGINS. / A page of another address may not use this server. "
        + "Open the server's own pages, or add the address to ALLOWED_ORIGINS."
    case .notJSON:
      "Innehållet ska vara application/json. / The body must be application/json."
    }
  }
}
