import Foundation
package import NIOHTTP1
package import TriptoGuard
package import TriptoSocket
package import TriptoWire

/// What an upgrade request says of its client (WS2, EX1): the `Authorization` header first, then
/// `?token=`.
package struct Credentials {
  package let token: String?
  /// Of `?v=2`, with `&patch=1` or without; else none.
  package let capabilities: Capabilities
  /// As the client calls itself: `?device=` (WS25).
  package let device: String?

  package init(_ head: HTTPRequestHead) {
    let query = head.uri.split(separator: "?", maxSplits: 1).dropFirst().first ?? ""
    let pairs = query.split(separator: "&").map { $0.split(separator: "=", maxSplits: 1) }
    func value(_ name: String) -> String? {
      pairs.first { $0.first.map(String.init) == name && $0.count == 2 }
        .flatMap { String($0[1]).removingPercentEncoding }
    }
    let bearer = head.headers.first(name: "authorization").flatMap(Self.bearer)
    token = bearer ?? value("token")
    let extensions: Capabilities = value("patch") == "1" ? .all : .byAddress
    capabilities = value("v") == "2" ? extensions : []
    device = Self.device(value("device"))
  }

  /// In UTF-8 bytes.
  private static let longestDevice = 128

  /// Nil for what is no name of a device.
  package static func device(_ text: String?) -> String? {
    guard let text, !text.isEmpty, text.utf8.count <= longestDevice else { return nil }
    return text
  }

  package static func bearer(_ header: String) -> String? {
    let parts = header.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, parts[0].lowercased() == "bearer" else { return nil }
    return String(parts[1])
  }
}

extension FrontDoor {
  /// SE12, SE13 for sockets: why this upgrade is refused, or nil.
  package func refusal(of head: HTTPRequestHead) -> UpgradeRefusal? {
    do throws(Refusal) {
      try check(Knock(hosts: head.headers["host"], origin: head.headers.first(name: "origin")))
      return nil
    } catch {
      return UpgradeRefusal(
        status: HTTPResponseStatus(statusCode: error.status), error: error.name,
        message: error.message)
    }
  }
}
