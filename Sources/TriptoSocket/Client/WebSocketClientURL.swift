import Foundation

/// The parts of a `ws` or `wss` URL that a handshake needs.
struct WebSocketClientURL {
  let isSecure: Bool
  let host: String
  let port: Int
  /// Path and query, as they go into the request line.
  let target: String

  init(_ text: String) throws(WebSocketClientError) {
    guard let parts = URLComponents(string: text), let host = parts.host, !host.isEmpty,
      let scheme = parts.scheme?.lowercased(), scheme == "ws" || scheme == "wss"
    else { throw .invalidURL(text) }
    isSecure = scheme == "wss"
    self.host = host.trimmingCharacters(in: CharacterSet(charactersIn: "[]"))
    port = parts.port ?? (isSecure ? 443 : 80)
    let path = parts.percentEncodedPath.isEmpty ? "/" : parts.percentEncodedPath
    target = path + (parts.percentEncodedQuery.map { "?" + $0 } ?? "")
  }

  /// The `Host` header, with brackets around an IPv6 address.
  var authority: String { (host.contains(":") ? "[\(host)]" : host) + ":\(port)" }
}
