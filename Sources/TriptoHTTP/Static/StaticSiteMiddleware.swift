import HTTPTypes
public import Hummingbird
import NIOCore

/// RE1: what no route took is answered as JSON, where there are no pages.
struct UnknownPathMiddleware: RouterMiddleware {
  typealias Context = APIContext

  func handle(
    _ request: Request, context: APIContext,
    next: (Request, APIContext) async throws -> Response
  ) async throws -> Response {
    do {
      return try await next(request, context)
    } catch let error as HTTPError where error.status == .notFound {
      return StaticSiteMiddleware<APIContext>.jsonNotFound(message: error.body)
    }
  }
}

/// Answers what no route took: with the web pages, or under `/v1` with RE1's JSON (RE7). Add it
/// before the routes and after the request log.
public struct StaticSiteMiddleware<Context: RequestContext>: RouterMiddleware {
  private let site: StaticSite

  public init(site: StaticSite) {
    self.site = site
  }

  public func handle(
    _ request: Request, context: Context,
    next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    do {
      return try await next(request, context)
    } catch let error as HTTPError where error.status == .notFound {
      return site.respond(to: request) ?? Self.jsonNotFound(message: error.body)
    }
  }

  /// RE7, RE1: the 404 of an unknown endpoint.
  static func jsonNotFound(message: String?) -> Response {
    let text = message ?? "Det finns inget här. / There is nothing here."
    var headers = SecurityHeaders.common
    headers[.contentType] = "application/json"
    let body = JSONText.object([("error", "Not found"), ("message", text)])
    return Response(
      status: .notFound, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(string: body)))
  }
}
