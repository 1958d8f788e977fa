import Foundation
public import Hummingbird

extension StaticSite {
  /// The answer to a request that no route took.
  /// - Returns: Nil when the request is none of this site's: another method than GET or HEAD, or a
  ///   path under `/v1` that is no document of the wire (RE80).
  public func respond(to request: Request) -> Response? {
    guard request.method == .get || request.method == .head else { return nil }
    let path = request.uri.path.removingPercentEncoding ?? request.uri.path
    guard !Self.isAPI(path) || isFile(path) else { return nil }
    let response = asset(for: path).map { answer($0, to: request) } ?? notFound(request)
    return request.method == .head ? response.createHeadResponse() : response
  }

  private func answer(_ asset: StaticAsset, to request: Request) -> Response {
    let coding = AcceptEncoding(request.headers[.acceptEncoding]).best(for: asset)
    var headers = SecurityHeaders.page(host: request.head.authority)
    headers[.eTag] = asset.etag(coding)
    headers[.cacheControl] = asset.cacheControl
    if asset.hasCompressedForm { headers[.vary] = "Accept-Encoding" }
    if matches(request.headers[.ifNoneMatch], asset.etag(coding)) {
      return Response(status: .notModified, headers: headers)
    }
    headers[.contentType] = asset.contentType
    if coding != .identity { headers[.contentEncoding] = coding.rawValue }
    return Response(
      status: .ok, headers: headers,
      body: ResponseBody(byteBuffer: asset.body(coding) ?? ByteBuffer()))
  }

  private func notFound(_ request: Request) -> Response {
    var headers = SecurityHeaders.page(host: request.head.authority)
    headers[.contentType] = "text/plain; charset=utf-8"
    headers[.cacheControl] = "no-cache"
    return Response(
      status: .notFound, headers: headers,
      body: ResponseBody(byteBuffer: ByteBuffer(string: "Not found\n")))
  }

  /// RFC 9110 §13.1.2: weak comparison against a list, or `*`.
  private func matches(_ header: String?, _ etag: String) -> Bool {
    guard let header else { return false }
    return header.split(separator: ",").contains { part in
      let tag = part.filter { !$0.isWhitespace }
      return tag == "*" || tag == etag || tag == "W/" + etag
    }
  }
}

/// Answers what no route took: with the web pages, or under `/v1` and where there are no pages with
/// RE1's JSON (RE7). Add it before the routes and after the request log.
struct StaticSiteMiddleware: RouterMiddleware {
  typealias Context = APIContext
  let site: StaticSite?

  func handle(_ request: Request, context: APIContext, next: Next) async throws -> Response {
    do {
      return try await next(request, context)
    } catch let error as HTTPError where error.status == .notFound {
      return site?.respond(to: request) ?? Self.jsonNotFound(message: error.body)
    }
  }

  /// RE7, RE1: the 404 of an unknown endpoint.
  private static func jsonNotFound(message: String?) -> Response {
    let text = message ?? "Det finns inget här. / There is nothing here."
    var headers = SecurityHeaders.common
    headers[.contentType] = "application/json"
    let body = JSONText.object([("error", "Not found"), ("message", text)])
    return Response(
      status: .notFound, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(string: body)))
  }
}
