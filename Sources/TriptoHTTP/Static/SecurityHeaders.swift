public import HTTPTypes
import Hummingbird
import TriptoGuard

/// What answers tell the browser to forbid (SE36).
public enum SecurityHeaders {
  /// Own scripts, sounds and sockets only; inline styles, since the pages set widths and colours; shown inside
  /// our own pages alone, as the phone's is for a host who plays (UI-E19).
  ///
  /// - Parameter host: As the browser wrote it in `Host`; nil, or one that is no host, adds nothing.
  public static func contentSecurityPolicy(host: String?) -> String {
    // NB: to WebKit before 15.4 'self' is no socket, so the address of this page's own is spelled out.
    let sockets = host.flatMap(named).map { " ws://\($0) wss://\($0)" } ?? ""
    return [
      "default-src 'self'", "img-src 'self' data:", "style-src 'self' 'unsafe-inline'",
      "connect-src 'self'\(sockets)", "media-src 'self'", "object-src 'none'", "base-uri 'none'",
      "frame-ancestors 'self'", "form-action 'self'",
    ].joined(separator: "; ")
  }

  /// Headers of every answer that a browser may show as a page.
  public static func page(host: String?) -> HTTPFields {
    var headers = common
    headers[.contentSecurityPolicy] = contentSecurityPolicy(host: host)
    headers[.permissionsPolicy] = permissionsPolicy
    return headers
  }

  /// Headers of every answer. A referrer would carry join links to other sites (SE6).
  public static var common: HTTPFields {
    var headers = HTTPFields()
    headers[.xContentTypeOptions] = "nosniff"
    headers[.referrerPolicy] = "no-referrer"
    return headers
  }

  /// What no page of ours ever asks for.
  private static let permissionsPolicy = [
    "camera", "microphone", "geolocation", "payment", "usb", "midi", "display-capture",
  ].map { "\($0)=()" }.joined(separator: ", ")

  /// A name or an address, and perhaps a port, and nothing that a policy would read as more.
  private static func named(_ host: String) -> String? {
    host.wholeMatch(of: name).map { String($0.output.0) }
  }

  private static let name = FixedPattern(
    /([A-Za-z0-9][A-Za-z0-9.\-]*|\[[0-9A-Fa-f:.]+\])(:[0-9]{1,5})?/)
}

/// SE36: headers that no answer lacks, and none in which something private would stay in a cache.
struct SecurityHeadersMiddleware: RouterMiddleware {
  typealias Context = APIContext
  /// This server itself speaks TLS.
  let isTLS: Bool

  func handle(_ request: Request, context: APIContext, next: Next) async throws -> Response {
    var response = try await next(request, context)
    for field in SecurityHeaders.common where response.headers[field.name] == nil {
      response.headers.append(field)
    }
    if response.headers[.cacheControl] == nil { response.headers[.cacheControl] = "no-store" }
    if isTLS { response.headers[.strictTransportSecurity] = "max-age=31536000" }
    return response
  }
}

extension HTTPField.Name {
  // NB: the names are constants and legal.
  package static let referrerPolicy = HTTPField.Name("Referrer-Policy") ?? .xContentTypeOptions
  package static let permissionsPolicy =
    HTTPField.Name("Permissions-Policy") ?? .xContentTypeOptions
}
