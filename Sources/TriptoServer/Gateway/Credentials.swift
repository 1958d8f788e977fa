import Foundation
import NIOHTTP1
import TriptoWire

/// What an upgrade request says of its client (WS2, EX1): the `Authorization` header first, then
/// `?token=`.
struct Credentials {
  let token: String?
  /// All or none: `?v=2`.
  let capabilities: Capabilities

  init(_ head: HTTPRequestHead) {
    let query = head.uri.split(separator: "?", maxSplits: 1).dropFirst().first ?? ""
    let pairs = query.split(separator: "&").map { $0.split(separator: "=", maxSplits: 1) }
    func value(_ name: String) -> String? {
      pairs.first { $0.first.map(String.init) == name && $0.count == 2 }
        .flatMap { String($0[1]).removingPercentEncoding }
    }
    let bearer = head.headers.first(name: "authorization").flatMap(Self.bearer)
    token = bearer ?? value("token")
    capabilities = value("v") == "2" ? .all : []
  }

  static func bearer(_ header: String) -> String? {
    let parts = header.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, parts[0].lowercased() == "bearer" else { return nil }
    return String(parts[1])
  }
}
