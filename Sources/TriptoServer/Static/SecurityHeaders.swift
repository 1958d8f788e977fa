import HTTPTypes

/// What every page tells the browser to forbid.
public enum SecurityHeaders {
  /// Own scripts, sounds and sockets only; inline styles, since the pages set widths and colours.
  public static let contentSecurityPolicy = [
    "default-src 'self'", "img-src 'self' data:", "style-src 'self' 'unsafe-inline'",
    "connect-src 'self' ws: wss:", "media-src 'self'", "object-src 'none'", "base-uri 'none'",
    "frame-ancestors 'none'", "form-action 'self'",
  ].joined(separator: "; ")

  /// Headers of every answer that a browser may show as a page.
  public static var page: HTTPFields {
    var headers = common
    headers[.contentSecurityPolicy] = contentSecurityPolicy
    return headers
  }

  /// Headers of every answer. A referrer would carry join links to other sites (SE6).
  public static var common: HTTPFields {
    var headers = HTTPFields()
    headers[.xContentTypeOptions] = "nosniff"
    if let referrerPolicy = HTTPField.Name("Referrer-Policy") {
      headers[referrerPolicy] = "no-referrer"
    }
    return headers
  }
}
